import type { AskedChange } from 'shared-kit/api-client';
import type { AlternativesQuery, DateRange, FleetQuery } from 'shared-kit/domain';
import { type FleetChoice, serializeFleetChoice } from './fleet-url.ts';

/** SWR keys of the public pages' reads. */
export const cacheKeys = {
  carPreview: '/api/cars',
  fleet: ({ from, to }: DateRange, choice: FleetChoice) =>
    ['/api/cars', from, to, serializeFleetChoice(choice)] as const,
  offer: (query: FleetQuery) => ['/api/cars', 'offer', query] as const,
  fleetCount: (query: FleetQuery) => ['/api/cars', 'count', query] as const,
  car: (carId: string) => `/api/cars/${carId}`,
  rates: (carId: string) => `/api/rates/${carId}`,
  ratesOn: (carId: string, { from, to }: DateRange) => ['/api/rates', carId, from, to] as const,
  bookedPeriods: (carId: string) => `/api/availability/${carId}`,
  alternatives: (query: AlternativesQuery) => ['/api/alternatives', query] as const,
  reviews: (carId = '') => ['/api/reviews', carId] as const,
  openedReview: (token: string) => ['/api/reviews/open', token] as const,
  myBookings: '/api/my-bookings',
  papers: (confirmationCode: string) => ['/api/my-bookings/documents', confirmationCode] as const,
  reviewToken: (confirmationCode: string) => ['/api/my-bookings/review', confirmationCode] as const,
  photos: (confirmationCode: string) => ['/api/my-bookings/photos', confirmationCode] as const,
  onlinePayments: (confirmationCode: string) => ['/api/my-bookings/online-payments', confirmationCode] as const,
  ownQuote: (confirmationCode: string, asked: AskedChange) =>
    ['/api/my-bookings/quote', confirmationCode, asked] as const,
};

/** Returns whether the key is of a read of cars: the preview, cars or their number in a range, one car, its rates, or alternatives. */
export function isCarKey(key: unknown): boolean {
  return (
    key === cacheKeys.carPreview ||
    isFleetKey(key) ||
    isAlternativesKey(key) ||
    isRatesKey(key) ||
    startsWith(key, cacheKeys.car(''))
  );
}

/** Returns whether the key is of a read that depends on bookings: available cars, what is left of extras, booked periods or alternatives. */
export function isAvailabilityKey(key: unknown): boolean {
  return isFleetKey(key) || isAlternativesKey(key) || isRatesOnKey(key) || startsWith(key, cacheKeys.bookedPeriods(''));
}

function isFleetKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === cacheKeys.carPreview;
}

/** Returns whether the key is of a read of a car's rules. */
export function isRatesKey(key: unknown): boolean {
  return isRatesOnKey(key) || startsWith(key, cacheKeys.rates(''));
}

function isRatesOnKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === '/api/rates';
}

function isAlternativesKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === '/api/alternatives';
}

function startsWith(key: unknown, start: string): boolean {
  return typeof key === 'string' && key.startsWith(start);
}
