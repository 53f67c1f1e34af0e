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

/** The parts of a booking that tell from when on it occupies its car. */
type TakenDays = Pick<BookedPeriod, 'pickupDate' | 'dropoffDate'> & {
  readonly carSince?: CalendarDay | null | undefined;
};

/**
 * Returns the first day on which a booking occupies the car that it has: its pick-up, or the day on which the customer gave
 * another car back (docs/rules.md#another-car-during-a-rental).
 */
export function occupiedFrom({ pickupDate, dropoffDate, carSince }: TakenDays): CalendarDay {
  if (!carSince || carSince <= pickupDate) return pickupDate;
  return carSince < dropoffDate ? carSince : dropoffDate;
}

/**
 * Returns the days on which another car must be free for a booking to move to it: all, or what remains once a car was given
 * back. After the drop-off that is the time since then, until the customer brings the car.
 * @param today the agency's
 */
export function daysForOtherCar(booking: TakenDays, today: CalendarDay): DateRange {
  const { carSince, dropoffDate } = booking;
  const to = carSince && today > dropoffDate ? today : dropoffDate;
  return { from: occupiedFrom({ ...booking, carSince: carSince && today }), to };
}

/**
 * Returns whether a booking makes its car unavailable in the range (docs/rules.md#availability).
 * @param today the agency's
 */
export function blocksRange(
  booking: BookedPeriod & Pick<TakenDays, 'carSince'>,
  range: DateRange,
  today: CalendarDay,
): boolean {
  const occupied = { from: occupiedFrom(booking), to: occupiedUntil(booking, today) };
  return booking.status !== 'canceled' && rangesOverlap(occupied, range);
}

/** Returns whether none of a car's bookings blocks the range. @param today the agency's */
export function isFree(bookingsOfCar: readonly BookedPeriod[], range: DateRange, today: CalendarDay): boolean {
  return !bookingsOfCar.some((booking) => blocksRange(booking, range, today));
}
