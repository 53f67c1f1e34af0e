import type { CalendarDay } from 'shared-kit/domain';
import type { BookingSort } from './booking-sort.ts';
import type { CarSearch } from './use-cars-page.ts';

const BOOKINGS = '/api/bookings';
const CARS = '/api/staff/cars';

/** SWR keys of the console's reads. Their first part distinguishes them from those of the public pages. */
export const cacheKeys = {
  bookingsPage: (page: number, { field, direction }: BookingSort) =>
    [BOOKINGS, 'page', page, field, direction] as const,
  booking: (id: number | string) => [BOOKINGS, String(id)] as const,
  bookingEmails: (id: number) => [BOOKINGS, String(id), 'emails'] as const,
  newRequests: [BOOKINGS, 'new-requests'] as const,
  mailStatus: [BOOKINGS, 'mail-status'] as const,
  occupancy: (day: CalendarDay) => [BOOKINGS, 'occupancy', day] as const,
  carsPage: (search: CarSearch) => [CARS, 'page', search] as const,
  carFeatures: [CARS, 'features'] as const,
  car: (carId: string) => [CARS, carId] as const,
};

/** Returns whether the key is of a read of bookings, which contain customer data and are cleared at sign-out. */
export function isBookingKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === BOOKINGS;
}

/** Returns whether the key is of a read of cars, or of bookings, which show car names. */
export function isCarKey(key: unknown): boolean {
  return isBookingKey(key) || (Array.isArray(key) && key[0] === CARS);
}
