import type { BookingRequest } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** What a request meets. */
export interface Obstacles {
  /** The booking that uses the confirmation code. */
  readonly earlier?: { readonly id: number; readonly digest: string };
  /** Of the car for a day, while it is offered. */
  readonly price?: number;
  /** A booking stands on at least one of the days. */
  readonly isTaken: boolean;
}

interface Row {
  readonly id: number | null;
  readonly digest: string | null;
  readonly price: number | null;
  readonly isTaken: boolean;
}

/** For each of the requests, in their order; one question, which sees also what was booked in the same moment. */
export async function findObstacles(database: Database, requests: readonly BookingRequest[]): Promise<Obstacles[]> {
  const list = <Field extends keyof BookingRequest>(field: Field) => requests.map((request) => request[field]);
  const { rows } = await sql<Row>`
    SELECT bookings.id, bookings.request_digest AS digest, cars.price, EXISTS (
      SELECT FROM bookings AS standing
      WHERE standing.car_id = asked.car_id AND standing.status <> 'canceled'
        AND standing.pickup_date <= asked.dropoff_date AND standing.dropoff_date >= asked.pickup_date
    ) AS "isTaken"
    FROM unnest(
        ${list('confirmationCode')}::text[], ${list('carId')}::text[],
        ${list('pickupDate')}::date[], ${list('dropoffDate')}::date[]
      ) WITH ORDINALITY AS asked (code, car_id, pickup_date, dropoff_date, place)
      LEFT JOIN bookings ON bookings.confirmation_code = asked.code
      LEFT JOIN cars ON cars.car_id = asked.car_id AND NOT cars.archived
    ORDER BY asked.place`.execute(database);
  return rows.map(({ id, digest, price, isTaken }) => ({
    ...(id !== null && digest !== null && { earlier: { id, digest } }),
    ...(price !== null && { price }),
    isTaken,
  }));
}
