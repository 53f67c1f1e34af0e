import { nextShown } from './use-steady-rows.ts';

const rows = (...texts: string[]) => texts.map((text) => ({ id: Number.parseInt(text, 10), text }));
const key = 'page 1';
const first = nextShown(undefined, { rows: rows('1', '2', '3'), key, isRefreshing: false }, false);

test.each([
  ['a change appears in place, wherever the order would put it', rows('3', '2b', '1'), rows('1', '2b', '3'), []],
  ['a new row waits, and the one that it pushes away stays', rows('4', '1b', '2'), rows('1b', '2', '3'), [4]],
  ['a deleted row goes', rows('1', '3'), rows('1', '3'), []],
])('%s', (_, read, shown, waiting) => {
  expect(nextShown(first, { rows: read, key, isRefreshing: false }, false)).toMatchObject({ rows: shown, waiting });
  // The result of an own action is shown immediately.
  expect(nextShown(first, { rows: read, key, isRefreshing: false }, true)).toMatchObject({ rows: read, waiting: [] });
});

test('another page shows the rows of the last one until it is read, then its own', () => {
  const turning = nextShown(first, { rows: first.read, key: 'page 2', isRefreshing: true }, false);
  expect(turning.rows).toEqual(first.rows);
  expect(nextShown(turning, { rows: first.read, key: 'page 2', isRefreshing: true }, false)).toBe(turning);
  const turned = nextShown(turning, { rows: rows('4', '5'), key: 'page 2', isRefreshing: false }, false);
  expect(turned).toMatchObject({ rows: rows('4', '5'), waiting: [] });
  expect(nextShown(turned, { rows: turned.read, key: 'page 2', isRefreshing: true }, false)).toBe(turned);
});
