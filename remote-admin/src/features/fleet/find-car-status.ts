import type { Booking, CalendarDay, Car } from 'shared-kit/domain';
import type { OccupyingBooking } from '../../data/use-occupying-bookings.ts';

/** Why a car is not free today, and until when, or `free`. */
export type CarStatus =
  | { readonly kind: 'sold' | 'backToday' | 'bookedToday' | 'offSale' | 'free' }
  | { readonly kind: 'out' | 'overdue'; readonly until: CalendarDay }
  | { readonly kind: 'blocked'; readonly until: CalendarDay; readonly reason: BlockReason };

export type BlockReason = Exclude<Booking['kind'], 'rental' | undefined>;

/**
 * Returns what a car does today: where it is comes before what is planned with it, and that before whether it is offered.
 * A block counts on its days only, a car that a customer has until it is returned.
 */
export function findCarStatus(
  { CarId, onSale, archived }: Pick<Car, 'CarId' | 'onSale' | 'archived'>,
  bookings: readonly OccupyingBooking[],
  today: CalendarDay,
): CarStatus {
  if (archived) return { kind: 'sold' };
  const own = bookings.filter(({ carId }) => carId === CarId);
  const out = own.filter(isOut).sort((one, other) => (one.dropoffDate < other.dropoffDate ? -1 : 1))[0];
  if (out) return describeOut(out.dropoffDate, today);
  const todays = own.filter(
    (booking) => isPlanned(booking) && booking.pickupDate <= today && booking.dropoffDate >= today,
  );
  for (const { kind = 'rental', dropoffDate } of todays)
    if (kind !== 'rental') return { kind: 'blocked', until: dropoffDate, reason: kind };
  if (todays.length > 0) return { kind: 'bookedToday' };
  return { kind: onSale ? 'free' : 'offSale' };
}

function describeOut(until: CalendarDay, today: CalendarDay): CarStatus {
  if (until === today) return { kind: 'backToday' };
  return { kind: until < today ? 'overdue' : 'out', until };
}

const isOut = ({ status }: OccupyingBooking) => status === 'out' || status === 'active';
const isPlanned = ({ status }: OccupyingBooking) => status === 'requested' || status === 'reserved';
