import { sql, type Transaction } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import { insertChildren, insertEntities, type Row } from '../../entities/write-entities.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { quoteRental } from '../quote-rental.ts';

/** A booking to insert as it is: in any status, at its own price. */
export type PlannedBooking = Omit<Booking, 'id'>;

/**
 * Inserts bookings with their lines, without the checks and e-mails of a request: demo data.
 * @param extra values of columns without a field, the same for all rows
 * @returns the ids, in the order of `bookings`
 */
export async function insertBookings(
  transaction: Transaction<Schema>,
  bookings: readonly PlannedBooking[],
  extra: Row,
): Promise<readonly number[]> {
  if (bookings.length === 0) return [];
  await insertEntities(transaction, BOOKINGS_ENTITY, bookings, extra);
  const codes = bookings.map(({ confirmationCode }) => confirmationCode);
  const stored = await transaction
    .selectFrom('bookings')
    .select(['id', 'confirmation_code'])
    .where(sql<boolean>`confirmation_code = ANY(${codes}::text[])`)
    .execute();
  const ids = new Map(stored.map(({ id, confirmation_code }) => [confirmation_code, id]));
  const lists = bookings.map((booking) => ({
    key: ids.get(booking.confirmationCode) as number,
    children: quoteRental(booking, booking).lines,
  }));
  await insertChildren(transaction, BOOKING_LINES, lists);
  return lists.map(({ key }) => key);
}
