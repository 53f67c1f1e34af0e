import { addDays, type CalendarDay, daysBetween, parseCalendarDay } from './calendar-day.ts';

/** A rental's days, first and last included. */
export interface DateRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * Days that are paid for: the distance plus one, both ends included; 0 when an end is missing (spec §5).
 * The specification rounds up a difference of instants; on calendar days there is nothing to round.
 */
export function countRentalDays(from: CalendarDay | undefined, to: CalendarDay | undefined): number {
  if (!from || !to) return 0;
  return Math.abs(daysBetween(from, to)) + 1;
}

/** Both ends inclusive: a car that comes back on the 26th cannot leave on the 26th (spec §5). */
export function rangesOverlap(a: DateRange, b: DateRange): boolean {
  return a.from <= b.to && a.to >= b.from;
}

/** The range that two texts name, or undefined when an end is missing, broken or before the other. */
export function parseDateRange(from: unknown, to: unknown): DateRange | undefined {
  const start = parseCalendarDay(from);
  const end = parseCalendarDay(to);
  return start && end && start <= end ? { from: start, to: end } : undefined;
}

/** Today to tomorrow (spec §4). */
export function defaultDateRange(today: CalendarDay): DateRange {
  return { from: today, to: addDays(today, 1) };
}
