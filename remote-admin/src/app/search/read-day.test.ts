import { readDay } from './read-day.ts';

test.each([
  ['2026-12-24', '2026-12-24'],
  ['24/12', '2026-12-24'],
  ['24.12.', '2026-12-24'],
  ['4-1-27', '2027-01-04'],
  ['04/01/2027', '2027-01-04'],
  ['31/02', undefined],
  ['12/24', undefined],
  ['24', undefined],
  ['12345-A-26', undefined],
])('%p', (typed, day) => {
  expect(readDay(typed, '2026-11-25')).toBe(day);
});
