import type { Booking } from 'shared-kit/domain';
import type { BookingWithRevision } from '../platform/database/schema.ts';

/** Fields in which a visitor writes freely; the others have patterns that leave no room for a web address. */
const FREE_TEXTS = [
  'customerName',
  'driverLicense',
  'pickupAddress',
  'note',
] as const satisfies readonly (keyof Booking)[];

/**
 * Returns a booking in whose free texts no mail program finds a web address: a visitor may write anything to anybody, and the
 * e-mail comes from the agency (docs/rules.md#e-mails-to-customers).
 */
export function withoutLinks(booking: BookingWithRevision): BookingWithRevision {
  const texts = FREE_TEXTS.flatMap((name) => {
    const text = booking[name];
    return text ? [[name, breakLinks(text)]] : [];
  });
  return { ...booking, ...Object.fromEntries(texts) };
}

/**
 * Separates what programs would take for an address: `example. com`, `http:/ /`. Visible spaces, because browsers ignore
 * invisible characters in the name of a host.
 */
function breakLinks(text: string): string {
  return text
    .replaceAll(/([/\\])(?=[/\\])/g, '$1 ')
    .replaceAll(/([\p{L}\p{N}-][.\u3002\uFF61])(?=\p{L}{2}|xn--)/gu, '$1 ');
}
