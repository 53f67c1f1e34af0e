import type { BlockReason, CalendarDay, Car } from 'shared-kit/domain';
import type { Occupancy } from './use-occupancy.ts';

/** Why a car is not free today, and until when, or `free`. */
export type CarStatus =
  | { readonly kind: 'sold' | 'backToday' | 'bookedToday' | 'offSale' | 'free' }
  | { readonly kind: 'out' | 'overdue'; readonly until: CalendarDay }
  | { readonly kind: 'blocked'; readonly until: CalendarDay; readonly reason: BlockReason };

/**
 * Returns the current status of a car. Its location takes precedence over its plans for today, and these over whether
 * it is on sale. A customer has a car until it is returned.
 */
export function findCarStatus(
  { CarId, onSale, archived }: Pick<Car, 'CarId' | 'onSale' | 'archived'>,
  { rentals, blocks }: Occupancy,
  today: CalendarDay,
): CarStatus {
  if (archived) return { kind: 'sold' };
  const own = rentals.filter(({ carId }) => carId === CarId);
  const dueDays = own
    .filter(({ status }) => status === 'out' || status === 'active')
    .map((rental) => rental.dropoffDate);
  const [due] = dueDays.sort();
  if (due) return describeOut(due, today);
  const block = blocks.find(({ carId, from, to }) => carId === CarId && from <= today && to >= today);
  if (block) return { kind: 'blocked', until: block.to, reason: block.reason };
  const isBooked = own.some(
    ({ status, pickupDate, dropoffDate }) =>
      (status === 'requested' || status === 'reserved') && pickupDate <= today && dropoffDate >= today,
  );
  if (isBooked) return { kind: 'bookedToday' };
  return { kind: onSale === false ? 'offSale' : 'free' };
}

function describeOut(until: CalendarDay, today: CalendarDay): CarStatus {
  if (until === today) return { kind: 'backToday' };
  return { kind: until < today ? 'overdue' : 'out', until };
}
