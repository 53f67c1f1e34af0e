import { addDays, daysBetween, formatCalendarDay, parseCalendarDay } from './calendar-day.ts';

describe('parseCalendarDay', () => {
  it.each(['2026-10-24', '2024-02-29', '2026-12-31'])('takes %s', (text) => {
    expect(parseCalendarDay(text)).toBe(text);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-1-1',
    '24/10/2026',
    '2026-10-24T00:00',
    '',
    'today',
    null,
    20261024,
  ])('refuses %p', (text) => {
    expect(parseCalendarDay(text)).toBeUndefined();
  });
});

test.each([
  ['2026-10-24', 2, '2026-10-26'], // Europe puts its clocks back on the 25th
  ['2026-03-28', 2, '2026-03-30'], // and forward on the 29th of March
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
] as const)('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(count);
});

test.each([
  ['2026-10-24', undefined, '24 Oct 2026'],
  ['2026-09-01', undefined, '1 Sept 2026'],
  ['2026-10-24', { weekday: 'long', day: 'numeric', month: 'long' }, 'Saturday 24 October'],
  ['2026-12-01', { weekday: 'short', day: 'numeric', month: 'short' }, 'Tue 1 Dec'],
  ['1969-12-28', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'Sunday, 28 December 1969'],
] as const)('%s is written %s', (day, style, expected) => {
  expect(formatCalendarDay(day, style)).toBe(expected);
});
