import { endOfQuarter, quartersOf } from './quarters-of.ts';

test.each([
  ['2026-11-20', '2026-12-31', ['2026-10-01']],
  ['2026-09-30', '2027-01-01', ['2026-07-01', '2026-10-01', '2027-01-01']],
] as const)('from %s to %s', (from, to, quarters) => {
  expect(quartersOf({ from, to })).toEqual(quarters);
});

test.each([
  ['2026-10-01', '2026-12-31'],
  ['2028-01-01', '2028-03-31'],
] as const)('the quarter of %s ends on %s', (first, last) => {
  expect(endOfQuarter(first)).toBe(last);
});
