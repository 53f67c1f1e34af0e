import type { LocaleCode } from '../locale.ts';
import { DAY_NAMES } from './day-names.ts';

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

/** The last date that every month has. */
const LAST_OF_ALL = 28;

export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = Number(day.slice(8)) + count;
  // Most days need no calendar, and a price asks for many.
  if (date > 0 && date <= LAST_OF_ALL) return `${day.slice(0, 8)}${date < 10 ? '0' : ''}${date}` as CalendarDay;
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

const SHORT: DayStyle = { day: 'numeric', month: 'short', year: 'numeric' };

/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_1970 = 4;

/** Formats a day as the language writes it: `24 Oct 2026`, `1er déc. 2026`, `1 de diciembre de 2026`. */
export function formatCalendarDay(day: CalendarDay, style: DayStyle = SHORT, locale: LocaleCode = 'en'): string {
  const { months, weekdays } = DAY_NAMES[locale];
  const date = Number(day.slice(8, 10));
  const month = months[style.month][Number(day.slice(5, 7)) - 1] ?? '';
  const year = style.year && day.slice(0, 4);
  const weekday = style.weekday && weekdays[style.weekday][weekdayOf(day)];
  switch (locale) {
    case 'en':
      return join(weekday && year ? `${weekday},` : weekday, date, month, year);
    case 'fr':
      return join(weekday, date === 1 ? '1er' : date, month, year);
    case 'es': {
      const of = style.month === 'long' ? 'de' : undefined;
      return join(weekday && `${weekday},`, date, of, month, year && of, year);
    }
    case 'ar':
      return join(weekday, date, month, year);
  }
}

/** Formats the month of a day as a heading: `December 2026`, `Décembre 2026`, `Diciembre de 2026`. */
export function formatMonth(day: CalendarDay, locale: LocaleCode = 'en'): string {
  const name = DAY_NAMES[locale].months.long[Number(day.slice(5, 7)) - 1] ?? '';
  return join(name.charAt(0).toUpperCase() + name.slice(1), locale === 'es' && 'de', day.slice(0, 4));
}

/** The Arabic article, which a name keeps within a sentence. */
const ARTICLE = /^ال/;

/** Returns the name of a day's weekday; `narrow` for the head of a calendar's column: `Mo`, `lu`, `إثنين`. */
export function formatWeekday(day: CalendarDay, style: 'long' | 'narrow', locale: LocaleCode = 'en'): string {
  const { long, short } = DAY_NAMES[locale].weekdays;
  const weekday = weekdayOf(day);
  const name = (style === 'long' ? long : short)[weekday] ?? '';
  if (style === 'long') return name;
  return locale === 'ar' ? name.replace(ARTICLE, '') : name.slice(0, 2);
}

/** Returns 1 for Monday to 7 for Sunday. */
export function isoWeekday(day: CalendarDay): number {
  return weekdayOf(day) || 7;
}

/** Returns 0 for Sunday to 6 for Saturday. */
function weekdayOf(day: CalendarDay): number {
  return (((toOrdinal(day) + WEEKDAY_OF_1970) % 7) + 7) % 7;
}

function join(...words: readonly (string | number | false | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}

/** Formats the days of a rental so that they cannot be read backwards: `24 Oct 2026 – 26 Oct 2026`; one day once. */
export function formatDayRange(
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
  style: DayStyle = SHORT,
  locale: LocaleCode = 'en',
): string {
  const [first = '', last] = [from, to].map((day) => formatCalendarDay(day, style, locale));
  if (from === to) return first;
  // A dash between numbers would follow the direction of the numbers.
  return locale === 'ar' ? `من ${first} إلى ${last}` : `${first} – ${last}`;
}

/** Formats `14:00` as the language writes it: `2:00 PM`, `14:00`. */
export function formatTime(time: string, locale: LocaleCode = 'en'): string {
  if (locale !== 'en') return time.replace(/^0/, '');
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
