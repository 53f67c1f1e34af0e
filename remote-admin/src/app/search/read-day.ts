import { addDays, type CalendarDay, normalizeLine, parseCalendarDay } from 'shared-kit/domain';
import { fold } from '../../data/filter-cars.ts';

/** Day and month, perhaps a year: `24/12`, `24.12.`, `24-12-26`. */
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{2}|\d{4})?)?$/;
/** `24 dec`, `1er déc. 2026`, `1 de enero de 2027`. */
const NAME_SECOND = /^(\d{1,2})(?:st|nd|rd|th|er|º)? (?:de )?(\p{L}+)\.?(?: (?:de )?(\d{2}|\d{4}))?$/u;
/** `dec 24`, `December 24, 2026`. */
const NAME_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{2}|\d{4}))?$/u;

/** Months have names of two kinds in Arabic: those of Morocco, and those of its neighbours. */
const LANGUAGES = ['en', 'fr', 'es', 'ar-MA', 'ar-EG'];
const MIN_LETTERS = 3;

/**
 * Returns the day that was typed: as ISO, with the day first, or with the name of the month, or its beginning, in any
 * language of the console, or as `tomorrow`; without a year it is of this year.
 */
export function readDay(typed: string, today: CalendarDay): CalendarDay | undefined {
  const text = fold(normalizeLine(typed));
  const days = findNearDay(text);
  if (days !== undefined) return addDays(today, days);
  const [day, month, year = today.slice(0, 4)] = readParts(text);
  if (!day || !month) return parseCalendarDay(text);
  const century = year.length === 2 ? '20' : '';
  return parseCalendarDay(`${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function readParts(text: string): readonly (string | undefined)[] {
  const numbers = DAY_FIRST.exec(text);
  if (numbers) return numbers.slice(1);
  const [, day, name = '', year] = NAME_SECOND.exec(text) ?? [];
  if (day) return [day, findMonth(name), year];
  const [, first = '', second, last] = NAME_FIRST.exec(text) ?? [];
  return [second, findMonth(first), last];
}

/** Returns the number of the month that alone begins so, `12` for `dec`. */
function findMonth(beginning: string): string | undefined {
  if (beginning.length < MIN_LETTERS) return undefined;
  months ??= LANGUAGES.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => [fold(format(Date.UTC(2026, index))), String(index + 1)] as const);
  });
  const found = new Set(months.filter(([name]) => name.startsWith(beginning)).map(([, number]) => number));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Returns the distance in days of a word such as `tomorrow` (1); undefined for any other text. */
function findNearDay(word: string): number | undefined {
  near ??= LANGUAGES.flatMap((language) => {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return [-1, 0, 1].map((days) => [fold(normalizeLine(words.format(days, 'day'))), days] as const);
  });
  return near.find(([name]) => name === word)?.[1];
}

/** Words for yesterday, today and tomorrow with their distance in days; read when first needed. */
let near: readonly (readonly [word: string, days: number])[] | undefined;

/** Names of the months with their numbers; read when first needed. */
let months: readonly (readonly [name: string, number: string])[] | undefined;
