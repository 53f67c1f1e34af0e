import { countRentalDays, defaultDateRange, parseDateRange, rangesOverlap } from './date-range.ts';

describe('countRentalDays', () => {
  it.each([
    ['2026-10-24', '2026-10-26', 3], // across the European clock change
    ['2026-10-26', '2026-10-24', 3],
    ['2026-10-24', '2026-10-24', 1],
    ['2026-12-31', '2027-01-01', 2],
  ] as const)('counts %s to %s as %i', (from, to, days) => {
    expect(countRentalDays(from, to)).toBe(days);
  });

  it('is 0 when a date is missing', () => {
    expect(countRentalDays(undefined, '2026-10-24')).toBe(0);
    expect(countRentalDays('2026-10-24', undefined)).toBe(0);
  });
});

test.each([
  ['touching at the start', { from: '2026-05-01', to: '2026-05-10' }, true],
  ['touching at the end', { from: '2026-05-20', to: '2026-05-25' }, true],
  ['inside', { from: '2026-05-12', to: '2026-05-13' }, true],
  ['around', { from: '2026-05-01', to: '2026-05-31' }, true],
  ['the day before', { from: '2026-05-01', to: '2026-05-09' }, false],
  ['the day after', { from: '2026-05-21', to: '2026-05-22' }, false],
] as const)('overlap of 10–20 May: %s', (_, other, expected) => {
  const range = { from: '2026-05-10', to: '2026-05-20' } as const;
  expect(rangesOverlap(range, other)).toBe(expected);
  expect(rangesOverlap(other, range)).toBe(expected);
});

test('parses a range from two texts', () => {
  expect(parseDateRange('2026-05-10', '2026-05-12')).toEqual({ from: '2026-05-10', to: '2026-05-12' });
  expect(parseDateRange('2026-05-12', '2026-05-10')).toBeUndefined();
  expect(parseDateRange('2026-05-12', null)).toBeUndefined();
  expect(parseDateRange('2026-02-31', '2026-03-02')).toBeUndefined();
});

test('the default range is today to tomorrow', () => {
  expect(defaultDateRange('2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-01-01' });
});
