import type { BookedPeriod } from './booking-fields.ts';
import { type DateRange, rangesOverlap } from './date-range.ts';

/** Returns whether a booking makes its car unavailable in the range (docs/rules.md#availability). */
export function blocksRange(booking: BookedPeriod, range: DateRange): boolean {
  return booking.status !== 'canceled' && rangesOverlap({ from: booking.pickupDate, to: booking.dropoffDate }, range);
}

/** Returns whether none of a car's bookings blocks the range. */
export function isFree(bookingsOfCar: readonly BookedPeriod[], range: DateRange): boolean {
  return !bookingsOfCar.some((booking) => blocksRange(booking, range));
}
