import type { Booking } from 'shared-kit/domain';

export type Rental = 'rented' | 'available' | 'unknown';

/**
 * Returns `rented` when an `active` booking on the current page of bookings is for the car, and `unknown` while that page
 * loads.
 */
export function findRental(carId: string, bookings: readonly Pick<Booking, 'carId' | 'status'>[] | undefined): Rental {
  if (!bookings) return 'unknown';
  const isRented = bookings.some((booking) => booking.carId === carId && booking.status === 'active');
  return isRented ? 'rented' : 'available';
}
