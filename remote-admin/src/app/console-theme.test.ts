import { theme } from 'antd';
import { consoleTheme } from './console-theme.ts';

const PROPERTIES: Readonly<Record<string, string>> = { '--action': ' #3b2fc9', '--line': '#dccbb8' };
const page = { getPropertyValue: (name: string) => PROPERTIES[name] ?? '' };
const AT_A_DESK = { isDark: false, isTouch: false, isMotionReduced: false };

test("reads the colours from the page's custom properties", () => {
  expect(consoleTheme(page, AT_A_DESK).token).toMatchObject({
    colorPrimary: '#3b2fc9',
    colorBorderSecondary: '#dccbb8',
  });
});

test.each([false, true])('with a dark page %p the colours stay those of the page', (isDark) => {
  const { colorPrimary, colorBgElevated } = theme.getDesignToken(consoleTheme(page, { ...AT_A_DESK, isDark }));
  expect(colorPrimary).toBe('#3b2fc9');
  // What the page does not define is derived for its scheme.
  expect(colorBgElevated).toBe(isDark ? '#1f1f1f' : '#ffffff');
});

test("keeps Ant Design's defaults for undefined properties", () => {
  expect(consoleTheme(page, AT_A_DESK).token).not.toHaveProperty('colorError');
});

test.each([
  [false, 40],
  [true, 44],
])('with touch input %p, a control is %i px tall', (isTouch, height) => {
  expect(consoleTheme(page, { ...AT_A_DESK, isTouch }).token?.controlHeight).toBe(height);
});

test('with a root text of 32 px texts are twice as large, and controls as tall as their line', () => {
  const enlarged = { getPropertyValue: (name: string) => (name === 'font-size' ? '32px' : '') };
  const { token, components } = consoleTheme(enlarged, AT_A_DESK);
  expect(token).toMatchObject({ fontSize: 30, controlHeight: 60, controlHeightSM: 60 });
  expect(components).toMatchObject({ Input: { inputFontSize: 30 }, Tabs: { titleFontSize: 32 } });
});

test.each([true, false])('prefers-reduced-motion %p disables motion accordingly', (isMotionReduced) => {
  expect(consoleTheme(page, { ...AT_A_DESK, isMotionReduced }).token?.motion).toBe(!isMotionReduced);
});
