import { formatISO, parseISO } from 'date-fns';
import type { CalendarDay } from 'shared-kit/domain';

/** Converts a day to a `Date` in the browser's time zone, which the calendar widget requires. */
export function toLocalDate(day: CalendarDay): Date {
  return parseISO(day);
}

export function fromLocalDate(date: Date): CalendarDay {
  return formatISO(date, { representation: 'date' }) as CalendarDay;
}
