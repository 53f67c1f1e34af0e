import { formatISO, parseISO } from 'date-fns';
import type { CalendarDay } from 'shared-kit/domain';

/** The calendar widget speaks in dates of the visitor's own zone; these two are the only way in and out. */
export function toLocalDate(day: CalendarDay): Date {
  return parseISO(day);
}

export function fromLocalDate(date: Date): CalendarDay {
  return formatISO(date, { representation: 'date' }) as CalendarDay;
}
