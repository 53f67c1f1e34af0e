import { sql } from 'kysely';
import type { BookingRequest } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';

/** What stands against a request, or could. */
export interface Conflicts {
  /** The booking that uses the confirmation code. */
  readonly earlier?: { readonly id: number; readonly digest: string };
  /** Of the car for a day, while it is offered. */
  readonly price?: number;
}

/** One question, which sees also what was booked in the same moment. */
export async function findConflicts(
  database: Database,
  { confirmationCode, carId }: BookingRequest,
): Promise<Conflicts> {
  const { rows } = await sql<{ id: number | null; digest: string | null; price: number | null }>`
    SELECT bookings.id, bookings.request_digest AS digest, cars.price
    FROM (SELECT ${confirmationCode}::text AS code, ${carId}::text AS car_id) AS request
      LEFT JOIN bookings ON bookings.confirmation_code = request.code
      LEFT JOIN cars ON cars.car_id = request.car_id AND NOT cars.archived`.execute(database);
  const { id, digest, price } = rows[0] ?? { id: null, digest: null, price: null };
  return {
    ...(id !== null && digest !== null && { earlier: { id, digest } }),
    ...(price !== null && { price }),
  };
}
