import { isMyBookingPath } from './my-booking.ts';

test.each([
  ['/my-booking', true],
  ['/my-booking/', true],
  ['/My-Booking', true],
  ['/ar/my-booking', true],
  ['/', false],
  ['/xx/my-booking', false],
  ['/my-booking/other', false],
  ['/my-bookings', false],
])('%s is the page of the bookings: %p', (pathname, expected) => {
  expect(isMyBookingPath(pathname)).toBe(expected);
});
