import { comparedRanges } from './compared-ranges.ts';

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31', '2025-11-01', '2025-11-30'],
  ['2026-03-05', '2026-03-05', '2026-03-04', '2026-03-04', '2025-03-05', '2025-03-05'],
  ['2028-02-29', '2028-02-29', '2028-02-28', '2028-02-28', '2027-02-28', '2027-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31', '2025-01-01', '2025-12-31'],
] as const)('%s to %s is compared with %s to %s, and with %s to %s', (from, to, from1, to1, from2, to2) => {
  expect(comparedRanges({ from, to })).toEqual({
    before: { from: from1, to: to1 },
    yearBefore: { from: from2, to: to2 },
  });
});
