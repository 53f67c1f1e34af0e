import {
  addDays,
  daysBetween,
  formatCalendarDay,
  formatDayRange,
  formatMonth,
  formatTime,
  formatWeekday,
  parseCalendarDay,
} from './calendar-day.ts';

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

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const WITHOUT_YEAR = { weekday: 'short', day: 'numeric', month: 'short' } as const;

test.each([
  ['fr', 'mardi 1er décembre 2026', 'mar. 1er déc.', '1er déc. 2026'],
  ['es', 'martes, 1 de diciembre de 2026', 'mar, 1 dic', '1 dic 2026'],
  ['ar', 'الثلاثاء 1 دجنبر 2026', 'الثلاثاء 1 دجنبر', '1 دجنبر 2026'],
] as const)('in %s a day is written %s', (locale, long, withoutYear, short) => {
  expect(formatCalendarDay('2026-12-01', LONG, locale)).toBe(long);
  expect(formatCalendarDay('2026-12-01', WITHOUT_YEAR, locale)).toBe(withoutYear);
  expect(formatCalendarDay('2026-12-01', undefined, locale)).toBe(short);
});

test.each([
  ['en', '1 Dec 2026 – 3 Dec 2026'],
  ['fr', '1er déc. 2026 – 3 déc. 2026'],
  ['ar', 'من 1 دجنبر 2026 إلى 3 دجنبر 2026'],
] as const)('in %s the days of a rental are written %s', (locale, written) => {
  expect(formatDayRange({ from: '2026-12-01', to: '2026-12-03' }, undefined, locale)).toBe(written);
});

test('a range of one day is written as this day', () => {
  expect(formatDayRange({ from: '2026-12-01', to: '2026-12-01' }, undefined, 'ar')).toBe('1 دجنبر 2026');
  expect(formatDayRange({ from: '2026-12-01', to: '2026-12-01' })).toBe('1 Dec 2026');
});

test.each([
  ['09:00', '9:00 AM', '9:00'],
  ['12:00', '12:00 PM', '12:00'],
  ['18:30', '6:30 PM', '18:30'],
])('%s is written %s in English and %s elsewhere', (time, english, other) => {
  expect(formatTime(time)).toBe(english);
  expect(formatTime(time, 'fr')).toBe(other);
});

test.each([
  ['en', 'December 2026', 'Tuesday', 'Tu'],
  ['fr', 'Décembre 2026', 'mardi', 'ma'],
  ['es', 'Diciembre de 2026', 'martes', 'ma'],
  ['ar', 'دجنبر 2026', 'الثلاثاء', 'ثلاثاء'],
] as const)('in %s a calendar is headed %s, its columns %s and %s', (locale, month, weekday, narrow) => {
  expect(formatMonth('2026-12-01', locale)).toBe(month);
  expect(formatWeekday('2026-12-01', 'long', locale)).toBe(weekday);
  expect(formatWeekday('2026-12-01', 'narrow', locale)).toBe(narrow);
});
