/**
 * A day of the calendar, `yyyy-MM-dd`, in the agency's time. It has no clock and no zone: it sorts
 * and compares as text, and is never turned into an instant of anybody's local time.
 */
export type CalendarDay = `${number}-${number}-${number}`;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_IN_MS = 86_400_000;

/** The day that a text names, or undefined when it names none (`2026-02-30`, `tomorrow`, null). */
export function parseCalendarDay(text: unknown): CalendarDay | undefined {
  if (typeof text !== 'string') return undefined;
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? (text as CalendarDay) : undefined;
}

/** Days since 1970-01-01; the only arithmetic on days, so that no clock change can bend it. */
function toOrdinal(day: CalendarDay): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_IN_MS;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date((toOrdinal(day) + count) * DAY_IN_MS).toISOString().slice(0, 10) as CalendarDay;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return toOrdinal(to) - toOrdinal(from);
}

/** What a day is written with; its number always is. */
export interface DayStyle {
  readonly weekday?: 'short' | 'long' | undefined;
  readonly day: 'numeric';
  readonly month: 'short' | 'long';
  readonly year?: 'numeric' | undefined;
}

/**
 * `24 Oct 2026` and the like: en-GB style, whatever the reader's own zone and language. Put together here and not
 * by `Intl`, whose commas and short months differ between versions: a server and a browser must write the same.
 */
export function formatCalendarDay(day: CalendarDay, style: DayStyle = SHORT): string {
  const [year = '', month, date] = day.split('-');
  const weekday = WEEKDAYS[(((toOrdinal(day) + WEEKDAY_OF_1970) % 7) + 7) % 7] ?? '';
  const monthName = MONTHS[Number(month) - 1] ?? '';
  const words = [
    style.weekday && shorten(weekday, style.weekday, 3) + (style.year ? ',' : ''),
    Number(date),
    shorten(monthName, style.month, monthName === 'September' ? 4 : 3),
    style.year && year,
  ];
  return words.filter(Boolean).join(' ');
}

function shorten(name: string, style: 'short' | 'long', length: number): string {
  return style === 'short' ? name.slice(0, length) : name;
}

const SHORT: DayStyle = { day: 'numeric', month: 'short', year: 'numeric' };

/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_1970 = 4;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
