import type { BookingSort } from './booking-sort.ts';

/**
 * SWR keys. The cache is the host's, shared with the public pages, and nothing in it goes stale by itself:
 * whoever changes a car or a booking forgets every reading of it, the visitors' too.
 */
export const cacheKeys = {
  bookingsPage: (page: number, { field, direction }: BookingSort) =>
    ['/api/bookings', 'page', page, field, direction] as const,
  booking: (id: string) => `/api/bookings/${id}`,
  carsPage: (page: number) => ['/api/cars', 'page', page] as const,
  car: (carId: string) => `/api/cars/${carId}`,
};

/** Any reading of bookings: pages, single ones, and when a car is free. */
export function isBookingReading(key: unknown): boolean {
  return startsWith(key, '/api/bookings', '/api/availability') || isFreeCarsReading(key);
}

/** What only staff may know of bookings. */
export function isStaffReading(key: unknown): boolean {
  return startsWith(key, '/api/bookings');
}

/** Any reading that shows cars, the bookings that name them among these. */
export function isCarReading(key: unknown): boolean {
  return startsWith(key, '/api/cars', '/api/bookings');
}

function isFreeCarsReading(key: unknown): boolean {
  return Array.isArray(key) && key[0] === '/api/cars' && key[1] !== 'page';
}

function startsWith(key: unknown, ...paths: readonly string[]): boolean {
  const start: unknown = Array.isArray(key) ? key[0] : key;
  return typeof start === 'string' && paths.some((path) => start === path || start.startsWith(`${path}/`));
}
