import type { Booking } from 'shared-kit/domain';

/** A car is rented when a booking on the current page of bookings has it in status `active` (spec §4). */
export function isRented(carId: string, bookings: readonly Pick<Booking, 'carId' | 'status'>[]): boolean {
  return bookings.some((booking) => booking.carId === carId && booking.status === 'active');
}
