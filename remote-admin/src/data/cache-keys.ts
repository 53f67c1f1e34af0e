import type { BookingSort } from './booking-sort.ts';

const BOOKINGS = '/api/bookings';
const CARS = '/api/staff/cars';

/** SWR keys of the console's reads. Their first part tells them from those of the public pages. */
export const cacheKeys = {
  bookingsPage: (page: number, { field, direction }: BookingSort) =>
    [BOOKINGS, 'page', page, field, direction] as const,
  booking: (id: number | string) => [BOOKINGS, String(id)] as const,
  carsPage: (page: number) => [CARS, 'page', page] as const,
  car: (carId: string) => [CARS, carId] as const,
};

/** Whether the key is of a read of bookings. They show customers, and are forgotten at sign-out. */
export function isBookingKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === BOOKINGS;
}

/** Whether the key is of a read that shows cars, bookings among them, which name theirs. */
export function isCarKey(key: unknown): boolean {
  return isBookingKey(key) || (Array.isArray(key) && key[0] === CARS);
}
