import { splitLocale } from '../locale.ts';

/** Path of the page with the bookings of a device, without language prefix. */
export const MY_BOOKING_PATH = '/my-booking';

/** Path of the page that asks for a review, without language prefix. */
export const REVIEW_PATH = '/review';

/**
 * Cookie that tells scripts whether this device has bookings. It grants no access, which another cookie does that
 * scripts cannot read.
 */
export const BOOKED_COOKIE = 'booked';

/** Returns whether this device has bookings, according to the cookies in `document.cookie`. */
export function hasBookedCookie(cookies: string): boolean {
  return cookies.split('; ').includes(`${BOOKED_COOKIE}=1`);
}

/** Returns whether a page is for one customer alone, in any language: nobody stores it, and search engines leave it out. */
export function isPersonalPath(pathname: string): boolean {
  const path = splitLocale(pathname).path.replace(/\/+$/, '').toLowerCase();
  return path === MY_BOOKING_PATH || path === REVIEW_PATH;
}
