import { splitLocale } from './locale.ts';

/** Path of the page with the bookings of a device, without language prefix. */
export const MY_BOOKING_PATH = '/my-booking';

/** Cookie that scripts can read: this device has bookings. The right to see them is another cookie, which they cannot. */
export const BOOKED_COOKIE = 'booked';

/** Returns whether a path is that of the page with the bookings of a device, in any language. */
export function isMyBookingPath(pathname: string): boolean {
  return splitLocale(pathname).path.replace(/\/+$/, '').toLowerCase() === MY_BOOKING_PATH;
}
