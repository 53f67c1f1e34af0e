import type { CalendarDay } from '../time/calendar-day.ts';
import { type DateRange, rangesOverlap } from '../time/date-range.ts';
import type { BookedPeriod } from './booking-fields.ts';
import { isAway } from './booking-status.ts';

/** The parts of a booking that tell whether its car is back. */
type ReturnFacts = Pick<BookedPeriod, 'status' | 'dropoffDate'>;

/** Returns whether a car should be back and is not (docs/rules.md#overdue-cars). @param today the agency's */
export function isOverdue({ status, dropoffDate }: ReturnFacts, today: CalendarDay): boolean {
  return isAway(status) && dropoffDate < today;
}

/** Returns the last day on which a booking occupies its car: its drop-off, or today while the car is overdue. */
export function occupiedUntil(booking: ReturnFacts, today: CalendarDay): CalendarDay {
  return isOverdue(booking, today) ? today : booking.dropoffDate;
}

/**
 * Returns whether a booking makes its car unavailable in the range (docs/rules.md#availability).
 * @param today the agency's
 */
export function blocksRange(booking: BookedPeriod, range: DateRange, today: CalendarDay): boolean {
  const occupied = { from: booking.pickupDate, to: occupiedUntil(booking, today) };
  return booking.status !== 'canceled' && rangesOverlap(occupied, range);
}

/** Returns whether none of a car's bookings blocks the range. @param today the agency's */
export function isFree(bookingsOfCar: readonly BookedPeriod[], range: DateRange, today: CalendarDay): boolean {
  return !bookingsOfCar.some((booking) => blocksRange(booking, range, today));
}
