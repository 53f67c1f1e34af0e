/**
 * A calendar date, `yyyy-MM-dd`, in the agency's time zone. Sorts and compares as text; never converted to an instant of
 * local time.
 */
export type CalendarDay = `${number}-${number}-${number}`;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Parses a calendar day; undefined for anything else (`2026-02-30`, `tomorrow`, null). */
export function parseCalendarDay(text: unknown): CalendarDay | undefined {
  if (typeof text !== 'string') return undefined;
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? (text as CalendarDay) : undefined;
}

/** Returns the days since 1970-01-01; all arithmetic uses it, so that daylight saving time has no effect. */
function toOrdinal(day: CalendarDay): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date((toOrdinal(day) + count) * DAY_MS).toISOString().slice(0, 10) as CalendarDay;
}

/** Returns the days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return toOrdinal(to) - toOrdinal(from);
}

/** Parts of a formatted day. */
export interface DayStyle {
  readonly weekday?: 'short' | 'long' | undefined;
  readonly day: 'numeric';
  readonly month: 'short' | 'long';
  readonly year?: 'numeric' | undefined;
}

/**
 * Formats a day in en-GB style, such as `24 Oct 2026`. Without `Intl`, whose output differs between versions: server and
 * browser must render the same text.
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
