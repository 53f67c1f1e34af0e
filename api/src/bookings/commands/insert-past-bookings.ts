import type { Transaction } from 'kysely';
import { type Booking, countRentalDays, type QuoteLine, toCents } from 'shared-kit/domain';
import { insertChildren, insertEntities } from '../../entities/write-entities.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from '../bookings-entity.ts';

/** Digest of the requests of imported bookings that are over: their customers get no thanks. */
export const PAST_DIGEST = 'past';
const OPEN_DIGEST = 'import';

/** A booking of the program before: its total is known, and nothing of how it came about. */
export type PastBooking = Omit<Booking, 'id' | 'days' | 'unitPrice' | 'extras' | 'youngDriver'>;

/**
 * Inserts bookings of the program before with the lines of their totals, without checks, e-mails and requests that are open.
 * @returns the ids, in the order of `bookings`
 */
export async function insertPastBookings(
  transaction: Transaction<Schema>,
  bookings: readonly PastBooking[],
): Promise<readonly number[]> {
  const priced = bookings.map((booking) => ({ ...booking, lines: linesOfTotal(booking) }));
  const rows = priced.map(({ lines, ...booking }) => ({ ...booking, unitPrice: lines[0]?.unitAmount ?? 0 }));
  const ids = new Map<string, number>();
  for (const isOver of [true, false]) {
    const some = rows.filter(({ status }) => isOver === (status === 'returned' || status === 'canceled'));
    if (some.length === 0) continue;
    const extra = { request_digest: isOver ? PAST_DIGEST : OPEN_DIGEST, is_price_agreed: true };
    const keys = await insertEntities(transaction, BOOKINGS_ENTITY, some, extra);
    for (const [index, { confirmationCode }] of some.entries()) ids.set(confirmationCode, Number(keys[index]));
  }
  const lists = priced.map(({ confirmationCode, lines }) => ({
    key: ids.get(confirmationCode) as number,
    children: lines,
  }));
  await insertChildren(transaction, BOOKING_LINES, lists);
  return lists.map(({ key }) => key);
}

/** Returns the lines of a total: all days at one price, or, where it does not divide, some of them at a cent more. */
export function linesOfTotal({
  pickupDate,
  dropoffDate,
  totalPrice,
}: Pick<Booking, 'pickupDate' | 'dropoffDate' | 'totalPrice'>): readonly QuoteLine[] {
  const days = countRentalDays(pickupDate, dropoffDate);
  const cents = toCents(totalPrice);
  const [price, dearer] = [Math.floor(cents / days), cents % days];
  const line = (quantity: number, unitCents: number): QuoteLine => ({
    kind: 'rental',
    label: 'Rental',
    quantity,
    unitAmount: unitCents / 100,
    amount: (quantity * unitCents) / 100,
  });
  return [line(days - dearer, price), ...(dearer > 0 ? [line(dearer, price + 1)] : [])];
}
