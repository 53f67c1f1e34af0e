import { sql } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import { selectColumns } from '../../entities/read-entities.ts';
import type { Database } from '../../platform/database/database.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';

export type BookingOfPerson = Pick<Booking, 'id' | 'confirmationCode' | 'pickupDate' | 'dropoffDate' | 'status'>;
const FIELDS = ['id', 'confirmationCode', 'pickupDate', 'dropoffDate', 'status'] as const;

/**
 * Returns a booking, and after it those with the same mailbox or phone number, the latest first. Whether it is the same person
 * is for staff to judge: a family or a hotel may share them.
 */
export async function findBookingsOfPerson(database: Database, id: number): Promise<readonly BookingOfPerson[]> {
  const { rows } = await sql<BookingOfPerson>`
    WITH person AS (SELECT mailbox_of(customer_email) AS mailbox, customer_phone_e164 AS phone FROM bookings WHERE id = ${id})
    SELECT ${selectColumns(BOOKINGS_ENTITY, FIELDS)} FROM bookings, person
    WHERE kind = 'rental' AND (id = ${id} OR (customer_email <> '' AND mailbox_of(customer_email) = mailbox)
      OR customer_phone_e164 = phone)
    ORDER BY id <> ${id}, pickup_date DESC, id DESC LIMIT 200`.execute(database);
  return rows;
}
