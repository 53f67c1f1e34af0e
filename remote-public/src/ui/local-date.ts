import { formatISO, parseISO } from 'date-fns';
import type { CalendarDay } from 'shared-kit/domain';

/** Converts to a date in the browser's time zone, as the calendar widget uses. */
export function toLocalDate(day: CalendarDay): Date {
  return parseISO(day);
}

export function fromLocalDate(date: Date): CalendarDay {
  return formatISO(date, { representation: 'date' }) as CalendarDay;
}
