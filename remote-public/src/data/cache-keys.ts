import type { DateRange } from 'shared-kit/domain';

/** SWR keys of the public pages' reads. */
export const cacheKeys = {
  carPreview: '/api/cars',
  availableCars: ({ from, to }: DateRange) => ['/api/cars', from, to] as const,
  car: (carId: string) => `/api/cars/${carId}`,
  bookedPeriods: (carId: string) => `/api/availability/${carId}`,
  myBookings: '/api/my-bookings',
};

/** Returns whether the key is of a read of cars: the preview, the available cars in a range, or one car. */
export function isCarKey(key: unknown): boolean {
  return key === cacheKeys.carPreview || isAvailableCarsKey(key) || startsWith(key, cacheKeys.car(''));
}

/** Returns whether the key is of a read that depends on bookings: available cars or booked periods. */
export function isAvailabilityKey(key: unknown): boolean {
  return isAvailableCarsKey(key) || startsWith(key, cacheKeys.bookedPeriods(''));
}

function isAvailableCarsKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === cacheKeys.carPreview;
}

function startsWith(key: unknown, start: string): boolean {
  return typeof key === 'string' && key.startsWith(start);
}
