import { addDays, agencyToday, type CalendarDay, formatCalendarDay } from 'shared-kit/domain';

/** A day in agency time, counted from today. */
export function dayFromNow(count: number): CalendarDay {
  return addDays(agencyToday(new Date(), '+00:00'), count);
}

/** As a calendar names it to those who listen. */
export function spokenDay(day: CalendarDay): string {
  return formatCalendarDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}
