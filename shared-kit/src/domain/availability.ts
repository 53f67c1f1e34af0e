import { type DateRange, rangesOverlap } from './date-range.ts';
import type { BookedPeriod } from './entities.ts';

/**
 * Does this booking keep its car from being rented in the range? (spec §5)
 * The database holds the same rule as an exclusion constraint; `pickup ≤ to and dropoff ≥ from`
 * is the short form of the specification's two cases.
 */
export function blocksRange(booking: BookedPeriod, range: DateRange): boolean {
  return booking.status !== 'canceled' && rangesOverlap({ from: booking.pickupDate, to: booking.dropoffDate }, range);
}

/** A car is free when none of its bookings blocks the range. */
export function isFree(bookingsOfCar: readonly BookedPeriod[], range: DateRange): boolean {
  return !bookingsOfCar.some((booking) => blocksRange(booking, range));
}
