import { sql } from 'kysely';
import type { BookingRequest } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { readableFields, type WireEntity } from '../entities/entity-definition.ts';
import { selectWire, wireColumns } from '../entities/read-entities.ts';
import { columnList, rowsOf, toRow } from '../entities/write-entities.ts';
import { blocksRange } from './blocks-range.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';

const ANSWER = selectWire(
  BOOKINGS_ENTITY,
  sql`SELECT ${wireColumns(BOOKINGS_ENTITY, readableFields(BOOKINGS_ENTITY, 'staff'))} FROM bookings`,
);

/**
 * Inserts a booking, unless the car's price is another, it is not offered, or something stands in the way. One
 * statement, so that nothing can come between: the car's row is held until the booking stands, and a conflict with the
 * constraints inserts nothing. Without `ON CONFLICT` many attempts at once fall into deadlocks.
 * @param request whose figures agree with each other
 * @param digest fingerprint of the request
 * @returns the booking, or undefined when nothing was inserted
 */
export async function insertBooking(
  database: Database,
  request: BookingRequest,
  digest: string,
  now: Date,
): Promise<WireEntity | undefined> {
  const { carId, unitPrice, pickupDate: from, dropoffDate: to } = request;
  const booking = { ...request, status: 'requested', createdAt: now.toISOString() };
  const row = { ...toRow(BOOKINGS_ENTITY, booking), request_digest: digest };
  const columns = columnList(Object.keys(row));
  const { rows } = await sql<{ one: WireEntity }>`
    WITH bookings AS (
      INSERT INTO bookings (${columns})
      SELECT ${columns} FROM ${rowsOf(BOOKINGS_ENTITY, [row])} AS written, (
        -- The constraint decides. What stands already spares the row's lock, and a write, to those who come too late.
        SELECT FROM cars
        WHERE car_id = ${carId} AND NOT archived AND price = ${unitPrice}::numeric
          AND NOT EXISTS (SELECT FROM bookings WHERE car_id = ${carId} AND ${blocksRange({ from, to })})
        FOR SHARE
      ) AS offered
      ON CONFLICT DO NOTHING
      RETURNING *
    )
    ${ANSWER}`.execute(database);
  return rows[0]?.one;
}
