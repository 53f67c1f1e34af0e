import { consoleTheme } from './console-theme.ts';

const PROPERTIES: Readonly<Record<string, string>> = { '--action': ' #3b2fc9', '--line': '#dccbb8' };
const page = { getPropertyValue: (name: string) => PROPERTIES[name] ?? '' };
const AT_A_DESK = { isTouch: false, isMotionReduced: false };

test('takes its colours from the page', () => {
  expect(consoleTheme(page, AT_A_DESK).token).toMatchObject({
    colorPrimary: '#3b2fc9',
    colorBorderSecondary: '#dccbb8',
  });
});

test('leaves to Ant Design what the page does not say', () => {
  expect(consoleTheme(page, AT_A_DESK).token).not.toHaveProperty('colorError');
});

test.each([
  [false, 40],
  [true, 44],
])('for a finger %p, a control is %i px tall', (isTouch, height) => {
  expect(consoleTheme(page, { ...AT_A_DESK, isTouch }).token?.controlHeight).toBe(height);
});

test.each([true, false])('motion stays still when that is asked for: %p', (isMotionReduced) => {
  expect(consoleTheme(page, { ...AT_A_DESK, isMotionReduced }).token?.motion).toBe(!isMotionReduced);
});
