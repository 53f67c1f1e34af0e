import { addDays, type CalendarDay, parseCalendarDay } from '../time/calendar-day.ts';
import { countRentalDays, type DateRange } from '../time/date-range.ts';

/** The longest period of a report, in days. */
export const MAX_REPORT_DAYS = 366;

/** Returns the days of the same number just before a period, and the same days a year before (docs/rules.md#reports). */
export function comparedRanges({ from, to }: DateRange): {
  readonly before: DateRange;
  readonly yearBefore: DateRange;
} {
  const days = countRentalDays(from, to);
  return {
    before: { from: addDays(from, -days), to: addDays(from, -1) },
    yearBefore: { from: aYearBefore(from), to: aYearBefore(to) },
  };
}

/** Returns the same date of the year before; for 29 February the 28th. */
function aYearBefore(day: CalendarDay): CalendarDay {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return parseCalendarDay(`${year}${day.slice(4)}`) ?? (`${year}-02-28` as CalendarDay);
}
