import { type CalendarDay, normalizeLine, parseCalendarDay } from 'shared-kit/domain';

/** Day and month, perhaps a year: `24/12`, `24.12.`, `24-12-26`. */
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{2}|\d{4})?)?$/;

/** Returns the day that was typed, as ISO or with the day first; without a year it is of this year. */
export function readDay(typed: string, today: CalendarDay): CalendarDay | undefined {
  const text = normalizeLine(typed);
  const [, day, month, year = today.slice(0, 4)] = DAY_FIRST.exec(text) ?? [];
  if (!day || !month) return parseCalendarDay(text);
  const century = year.length === 2 ? '20' : '';
  return parseCalendarDay(`${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
