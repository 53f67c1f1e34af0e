import type { BookingRequest } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { BOOKINGS_ENTITY } from '../entities/bookings-entity.ts';
import { defaultFields } from '../entities/compile-search.ts';
import type { WireEntity } from '../entities/entity-writer.ts';
import { selectColumns } from '../entities/select-columns.ts';
import { toWire } from '../entities/to-wire.ts';

/** In the terms of the entity, so that the statement that books is also the one that answers. */
const ANSWERED = selectColumns(BOOKINGS_ENTITY, defaultFields(BOOKINGS_ENTITY, 'staff'));

/**
 * One statement, so that no price change, sale stop or other booking can come between: the car's row is held
 * until the booking stands, and a conflict with the constraints inserts nothing. Without `ON CONFLICT`
 * many attempts at once fall into deadlocks. Answers the booking, or undefined when something is in its way.
 * @param digest fingerprint of the request
 */
export async function insertBooking(
  database: Database,
  request: BookingRequest,
  digest: string,
  now: Date,
): Promise<WireEntity | undefined> {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    INSERT INTO bookings (
      car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone, driver_license,
      pickup_date, dropoff_date, unit_price, total_price, status, created_at
    )
    SELECT
      car.car_id, ${request.confirmationCode}, ${digest}, ${request.customerName}, ${request.customerEmail},
      ${request.customerPhone}, ${request.driverLicense}, ${request.pickupDate}::date, ${request.dropoffDate}::date,
      car.price, car.price * ${request.days}::integer, 'requested', ${now.toISOString()}::timestamptz
    FROM (
      -- The constraint decides. What stands already spares the row's lock, and a write, to those who come too late.
      SELECT car_id, price FROM cars
      WHERE car_id = ${request.carId} AND NOT archived AND price = ${request.unitPrice}::numeric AND NOT EXISTS (
        SELECT FROM bookings
        WHERE car_id = ${request.carId} AND status <> 'canceled'
          AND pickup_date <= ${request.dropoffDate}::date AND dropoff_date >= ${request.pickupDate}::date
      )
      FOR SHARE
    ) AS car
    ON CONFLICT DO NOTHING
    RETURNING ${ANSWERED}`.execute(database);
  return rows[0] && toWire(BOOKINGS_ENTITY, rows[0]);
}
