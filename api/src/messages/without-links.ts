import { BOOKING_FIELDS, type Booking, type EntityField } from 'shared-kit/domain';
import type { BookingWithRevision } from '../platform/database/schema.ts';

/** Texts that a visitor writes; an address of an e-mail stays what it is. */
const VISITORS_TEXTS = (Object.entries(BOOKING_FIELDS) as [keyof Booking, EntityField][])
  .filter(([name, { type, writtenBy }]) => type === 'text' && writtenBy === 'creator' && name !== 'customerEmail')
  .map(([name]) => name);

/**
 * Returns a booking in whose texts no mail program finds a web address: a visitor may write anything to anybody, and the
 * e-mail comes from the agency (docs/rules.md#e-mails-to-customers).
 */
export function withoutLinks(booking: BookingWithRevision): BookingWithRevision {
  const texts = VISITORS_TEXTS.flatMap((name) => {
    const text = booking[name];
    return text ? [[name, breakLinks(String(text))]] : [];
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
