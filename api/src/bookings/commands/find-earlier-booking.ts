import { sql } from 'kysely';
import type { BookingRequest } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';

/** The booking with the same code, and the current price. */
interface Found {
  /** The booking with the confirmation code. */
  readonly earlier?: { readonly id: number; readonly digest: string };
  /** Current price per day; undefined when the car cannot be booked: it is archived, or, for visitors, not on sale. */
  readonly price?: number;
}

/** Returns why a booking may not have been inserted. One query after the insert, so it sees concurrent bookings. */
export async function findEarlierBooking(
  database: Database,
  { confirmationCode, carId }: BookingRequest,
  isByStaff: boolean,
): Promise<Found> {
  const { rows } = await sql<{ id: number | null; digest: string | null; price: number | null }>`
    SELECT bookings.id, bookings.request_digest AS digest, cars.price
    FROM (SELECT ${confirmationCode}::text AS code, ${carId}::text AS car_id) AS request
      LEFT JOIN bookings ON bookings.confirmation_code = request.code
      LEFT JOIN cars ON cars.car_id = request.car_id AND NOT cars.archived
        AND (cars.on_sale OR ${isByStaff})`.execute(database);
  const { id, digest, price } = rows[0] ?? { id: null, digest: null, price: null };
  return {
    ...(id !== null && digest !== null && { earlier: { id, digest } }),
    ...(price !== null && { price }),
  };
}
