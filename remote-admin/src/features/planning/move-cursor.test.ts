import { type Cursor, moveCursor } from './move-cursor.ts';
import type { Segment } from './row-segments.ts';

const entry = {
  kind: 'block',
  id: 1,
  carId: 'duster',
  reason: 'damage',
  from: '2026-12-04',
  to: '2026-12-06',
} as const;
const ROW: readonly Segment[] = [
  { first: 0, last: 2 },
  { first: 3, last: 5, entry },
  { first: 6, last: 9 },
];
const LIMITS = { rows: 20, columns: 10, pageRows: 8, view: { first: 1, last: 7 } };
const press = (cursor: Cursor, key: string, shiftKey = false, direction: 'ltr' | 'rtl' = 'ltr') =>
  moveCursor(cursor, { key, shiftKey, direction }, () => ROW, LIMITS);

test.each([
  ['ArrowRight', { row: 0, column: 1 }, { row: 0, column: 2 }],
  ['ArrowLeft', { row: 0, column: 0 }, { row: 0, column: 0 }],
  // A bar is one step.
  ['ArrowRight', { row: 0, column: 3 }, { row: 0, column: 6 }],
  ['ArrowLeft', { row: 0, column: 4 }, { row: 0, column: 2 }],
  ['ArrowDown', { row: 19, column: 4 }, { row: 19, column: 4 }],
  ['ArrowUp', { row: 5, column: 4 }, { row: 4, column: 4 }],
  ['PageDown', { row: 5, column: 4 }, { row: 13, column: 4 }],
  ['PageUp', { row: 5, column: 4 }, { row: 0, column: 4 }],
  ['Home', { row: 5, column: 4 }, { row: 5, column: 1 }],
  ['End', { row: 5, column: 4 }, { row: 5, column: 7 }],
] as const)('%s at %j', (key, from, to) => {
  expect(press(from, key)).toEqual(to);
});

test('the arrows follow the direction of the page', () => {
  expect(press({ row: 0, column: 1 }, 'ArrowLeft', false, 'rtl')).toEqual({ row: 0, column: 2 });
  expect(press({ row: 0, column: 1 }, 'ArrowRight', false, 'rtl')).toEqual({ row: 0, column: 0 });
});

test('Shift chooses free days, as far as the gap goes', () => {
  const one = press({ row: 0, column: 7 }, 'ArrowRight', true) as Cursor;
  expect(one).toEqual({ row: 0, column: 8, anchor: 7 });
  expect(press({ ...one, column: 9 }, 'ArrowRight', true)).toEqual({ row: 0, column: 9, anchor: 7 });
  expect(press({ ...one, column: 6 }, 'ArrowLeft', true)).toEqual({ row: 0, column: 6, anchor: 7 });
});

test('other keys are left to the browser', () => {
  expect(press({ row: 0, column: 0 }, 'Tab')).toBeUndefined();
});
