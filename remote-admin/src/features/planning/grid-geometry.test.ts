import { columnAt, gridGeometry } from './grid-geometry.ts';
import { visibleWindow } from './visible-window.ts';

const SIZES = { carWidth: 100, dayWidth: 20 };

test.each([
  ['ltr', 310, 0, 10],
  ['ltr', 310, 200, 20],
  // The first day is beside the cars, at the other edge.
  ['rtl', 890, 0, 10],
  ['rtl', 890, 200, 20],
] as const)('%s: the day under %i, scrolled by %i', (direction, x, scrolled, column) => {
  expect(columnAt({ x, left: 0, right: 1200, direction, scrolled }, SIZES)).toBe(column);
});

test.each([
  ['week', 1280, 150],
  ['quarter', 1280, 11],
  ['quarter', 390, 9],
  ['week', 320, 36],
  ['week', 357, 37],
] as const)('a day of a %s in %i px', (zoom, width, dayWidth) => {
  expect(gridGeometry({ width, height: 600, scale: 1 }, zoom, 'low').dayWidth).toBe(dayWidth);
});

test('rows, cars and days grow with the text of the browser, and have one height in a narrow window', () => {
  const size = { width: 1280, height: 600, scale: 1 };
  expect(gridGeometry(size, 'month', 'low')).toMatchObject({ rowHeight: 32, carWidth: 224, dayWidth: 34 });
  expect(gridGeometry({ ...size, scale: 2 }, 'month', 'low')).toMatchObject({
    rowHeight: 64,
    carWidth: 448,
    dayWidth: 48,
  });
  expect(gridGeometry({ ...size, width: 390 }, 'month', 'low')).toMatchObject({ rowHeight: 36, isNarrow: true });
});

const windowAt = (scrolled: number) =>
  visibleWindow({ scrolled, viewport: 440, size: 44, count: 300, margin: 4, step: 4 });

test('what is rendered covers what is visible, and changes in steps', () => {
  expect(windowAt(0)).toEqual({ start: 0, end: 16 });
  expect(windowAt(44 * 8)).toEqual({ start: 4, end: 24 });
  expect(windowAt(44 * 8 + 80)).toEqual({ start: 4, end: 24 });
  expect(windowAt(44 * 290)).toEqual({ start: 284, end: 300 });
});

test('rows that a filter took away are not rendered', () => {
  expect(visibleWindow({ scrolled: 44 * 290, viewport: 440, size: 44, count: 3, margin: 4, step: 4 })).toEqual({
    start: 2,
    end: 3,
  });
});
