import type { DateRange } from 'shared-kit/domain';

/** SWR keys (spec §7): what a mutation must refresh is found here. */
export const cacheKeys = {
  fleetPreview: '/api/cars',
  availableCars: ({ from, to }: DateRange) => ['/api/cars', from, to] as const,
  car: (carId: string) => `/api/cars/${carId}`,
  bookings: '/api/bookings',
  availability: (carId: string) => `/api/availability/${carId}`,
};

/** Does the key belong to a list of cars that are free in some range? */
export function isAvailableCarsKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === cacheKeys.fleetPreview;
}
