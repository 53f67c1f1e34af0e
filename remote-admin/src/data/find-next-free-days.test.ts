import { findNextFreeDays } from './find-next-free-days.ts';

const WANTED = { from: '2026-12-10', to: '2026-12-12' } as const;

test.each([
  ['nothing is in the way', [], '2026-12-10', '2026-12-12'],
  ['a period ends on the first day', [{ from: '2026-12-01', to: '2026-12-10' }], '2026-12-11', '2026-12-13'],
  [
    'a gap is too short',
    [
      { from: '2026-12-16', to: '2026-12-20' },
      { from: '2026-12-09', to: '2026-12-13' },
    ],
    '2026-12-21',
    '2026-12-23',
  ],
  [
    'a gap is just long enough',
    [
      { from: '2026-12-09', to: '2026-12-13' },
      { from: '2026-12-17', to: '2026-12-20' },
    ],
    '2026-12-14',
    '2026-12-16',
  ],
] as const)('%s', (_, periods, from, to) => {
  expect(findNextFreeDays(WANTED, periods)).toEqual({ from, to });
});
