import { splitLocale } from '../locale.ts';

/** Path of the page with the bookings of a device, without language prefix. */
export const MY_BOOKING_PATH = '/my-booking';

/**
 * Cookie that tells scripts whether this device has bookings. It grants no access, which another cookie does that
 * scripts cannot read.
 */
export const BOOKED_COOKIE = 'booked';

/** Returns whether this device has bookings, according to the cookies in `document.cookie`. */
export function hasBookedCookie(cookies: string): boolean {
  return cookies.split('; ').includes(`${BOOKED_COOKIE}=1`);
}

/** Returns whether a path is that of the page with the bookings of a device, in any language. */
export function isMyBookingPath(pathname: string): boolean {
  return splitLocale(pathname).path.replace(/\/+$/, '').toLowerCase() === MY_BOOKING_PATH;
}
