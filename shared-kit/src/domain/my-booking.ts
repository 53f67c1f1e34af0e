import { splitLocale } from './locale.ts';

/** Path of the page with the bookings of a device, without language prefix. */
export const MY_BOOKING_PATH = '/my-booking';

/** Cookie that scripts can read: this device has bookings. The right to see them is another cookie, which they cannot. */
export const BOOKED_COOKIE = 'booked';

/** Returns whether the cookies of a browser, as `document.cookie` has them, say that this device has bookings. */
export function hasBookedCookie(cookies: string): boolean {
  return cookies.split('; ').includes(`${BOOKED_COOKIE}=1`);
}

/** Returns whether a path is that of the page with the bookings of a device, in any language. */
export function isMyBookingPath(pathname: string): boolean {
  return splitLocale(pathname).path.replace(/\/+$/, '').toLowerCase() === MY_BOOKING_PATH;
}
