import { addDays, agencyToday, type CalendarDay, formatCalendarDay } from 'shared-kit/domain';

/** Returns a day relative to today, by the agency's clock. */
export function dayFromNow(count: number): CalendarDay {
  return addDays(agencyToday(new Date(), '+00:00'), count);
}

/** Returns the accessible name of a day in the calendar. */
export function spokenDay(day: CalendarDay): string {
  return formatCalendarDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}
