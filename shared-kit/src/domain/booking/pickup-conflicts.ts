import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { isOverdue } from './availability.ts';
import type { BookedPeriod, Booking } from './booking-fields.ts';

type ConflictFacts = BookedPeriod & Pick<Partial<Booking>, 'pickupTime'>;

/** A booking that is due out, and the one whose customer has its car. */
export interface PickupConflict<Row> {
  readonly due: Row;
  readonly inTheWay: Row;
}

/** Returns the last day whose pick-ups can be conflicts: tomorrow. */
export function lastConflictDay(today: CalendarDay): CalendarDay {
  return addDays(today, 1);
}

/**
 * Returns the pick-ups whose cars are not there (docs/rules.md#conflicts), the next one first. @param today the agency's
 */
export function findPickupConflicts<Row extends ConflictFacts>(
  bookings: readonly Row[],
  today: CalendarDay,
): readonly PickupConflict<Row>[] {
  // Stored days never overlap, and a block is refused on booked days: what is in the way is a car that should be back.
  const overdue = bookings.filter((booking) => isOverdue(booking, today));
  return bookings
    .filter((booking) => isDueOut(booking, today))
    .flatMap((due) => {
      const inTheWay = overdue.find(({ carId }) => carId === due.carId);
      return inTheWay ? [{ due, inTheWay }] : [];
    })
    .sort(
      ({ due: one }, { due: other }) =>
        Number(momentOf(one) > momentOf(other)) - Number(momentOf(one) < momentOf(other)),
    );
}

function isDueOut({ status, pickupDate, dropoffDate }: ConflictFacts, today: CalendarDay): boolean {
  const isWaiting = status === 'requested' || status === 'reserved';
  return isWaiting && pickupDate <= lastConflictDay(today) && dropoffDate >= today;
}

// `~` sorts after every time of day.
const momentOf = ({ pickupDate, pickupTime }: ConflictFacts): string => `${pickupDate} ${pickupTime ?? '~'}`;
