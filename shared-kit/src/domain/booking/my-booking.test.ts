import { hasBookedCookie, isPersonalPath } from './my-booking.ts';

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
  expect(isPersonalPath(pathname)).toBe(expected);
});

test.each([
  ['booked=1', true],
  ['language=fr; booked=1', true],
  ['', false],
  ['overbooked=1', false],
  ['booked=10', false],
])('the cookies "%s" say that there are bookings: %p', (cookies, expected) => {
  expect(hasBookedCookie(cookies)).toBe(expected);
});
