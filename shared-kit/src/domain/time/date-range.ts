import { addDays, type CalendarDay, daysBetween, parseCalendarDay } from './calendar-day.ts';

/** A rental's days, first and last included. */
export interface DateRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Returns the number of rental days, both ends included; 0 when an end is missing (docs/rules.md#day-count). */
export function countRentalDays(from: CalendarDay | undefined, to: CalendarDay | undefined): number {
  if (!from || !to) return 0;
  return Math.abs(daysBetween(from, to)) + 1;
}

/** Returns whether two ranges share a day: a car that comes back on the 26th cannot leave on the 26th. */
export function rangesOverlap(a: DateRange, b: DateRange): boolean {
  return a.from <= b.to && a.to >= b.from;
}

/** Parses two texts as a range; undefined when an end is missing or invalid, or they are reversed. */
export function parseDateRange(from: unknown, to: unknown): DateRange | undefined {
  const start = parseCalendarDay(from);
  const end = parseCalendarDay(to);
  return start && end && start <= end ? { from: start, to: end } : undefined;
}

/** Returns the range of a search without dates: the first bookable day and the next (docs/rules.md#default-dates). */
export function defaultDateRange(firstDay: CalendarDay): DateRange {
  return { from: firstDay, to: addDays(firstDay, 1) };
}

/**
 * Returns the range of two texts of which one is a day and the other is empty: a pick-up with the day after, a drop-off with the
 * day before, unless that cannot be booked. Undefined for other texts.
 */
export function completeDateRange(from: string, to: string, firstDay: CalendarDay): DateRange | undefined {
  const [pickup, dropoff] = [parseCalendarDay(from), parseCalendarDay(to)];
  if (pickup && to === '') return { from: pickup, to: addDays(pickup, 1) };
  if (!dropoff || from !== '') return undefined;
  return { from: dropoff > firstDay ? addDays(dropoff, -1) : dropoff, to: dropoff };
}
