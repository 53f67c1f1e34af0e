import type { Booking } from 'shared-kit/domain';

export type Rental = 'rented' | 'available' | 'unknown';

/**
 * A car is rented when a booking on the current page of bookings has it in status `active`; as long as
 * that page is loading, it is unknown.
 */
export function findRental(carId: string, bookings: readonly Pick<Booking, 'carId' | 'status'>[] | undefined): Rental {
  if (!bookings) return 'unknown';
  const isRented = bookings.some((booking) => booking.carId === carId && booking.status === 'active');
  return isRented ? 'rented' : 'available';
}
