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

/** `24 Oct 2026` and the like: en-GB style, whatever the reader's own zone and language. */
export function formatCalendarDay(day: CalendarDay, options: Intl.DateTimeFormatOptions = SHORT): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(toOrdinal(day) * DAY_IN_MS);
}

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** Making one takes a hundred times longer than using it, and a calendar names sixty days at each change. */
const formats = new Map<string, Intl.DateTimeFormat>();
