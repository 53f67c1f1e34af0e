import { cacheKeys, isBookingReading, isCarReading } from './cache-keys.ts';

const PAGE = cacheKeys.bookingsPage(1, { field: 'pickupDate', direction: 1 });

test.each([
  ['a page of bookings', PAGE, true, true],
  ['a booking', cacheKeys.booking('7'), true, true],
  ['the days on which a car is free', '/api/availability/duster', true, false],
  ["the visitors' bookings", '/api/bookings', true, true],
  ['the cars that are free in a range', ['/api/cars', '2026-10-24', '2026-10-26'], true, true],
  ['a page of the fleet', cacheKeys.carsPage(1), false, true],
  ['a car', cacheKeys.car('duster'), false, true],
  ['the fleet on the home page', '/api/cars', false, true],
  ['something else', '/api/carsharing', false, false],
  ['no key', undefined, false, false],
])('%s is a reading of bookings, of cars', (_, key, ofBookings, ofCars) => {
  expect([isBookingReading(key), isCarReading(key)]).toEqual([ofBookings, ofCars]);
});
