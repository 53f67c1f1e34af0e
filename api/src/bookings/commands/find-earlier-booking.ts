import { sql } from 'kysely';
import type { BookingRequest, Car } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';

/** The booking with the same code, and the car. */
interface Found {
  /** The booking with the confirmation code. */
  readonly earlier?: { readonly id: number; readonly digest: string };
  /** Undefined when the car cannot be booked: it is archived, or, for visitors, not on sale. */
  readonly car?: BookableCar;
  /** Of the rules that hold now. */
  readonly rulesVersion: number;
}

/** A car as a quote needs it. */
export type BookableCar = Pick<Car, 'CarId' | 'type' | 'price'>;

/** Returns why a booking may not have been inserted. One query after the insert, so it sees concurrent bookings. */
export async function findEarlierBooking(
  database: Database,
  { confirmationCode, carId }: BookingRequest,
  isByStaff: boolean,
): Promise<Found> {
  const { rows } = await sql<{
    id: number | null;
    digest: string | null;
    car: BookableCar | null;
    rulesVersion: number;
  }>`
    SELECT bookings.id, bookings.request_digest AS digest,
      CASE WHEN cars.car_id IS NOT NULL THEN json_build_object('CarId', cars.car_id, 'type', cars.type, 'price', cars.price) END AS car,
      (SELECT coalesce(max(version), 0) FROM price_rules) AS "rulesVersion"
    FROM (SELECT ${confirmationCode}::text AS code, ${carId}::text AS car_id) AS request
      LEFT JOIN bookings ON bookings.confirmation_code = request.code
      LEFT JOIN cars ON cars.car_id = request.car_id AND NOT cars.archived
        AND (cars.on_sale OR ${isByStaff})`.execute(database);
  const { id, digest, car, rulesVersion } = rows[0] ?? { id: null, digest: null, car: null, rulesVersion: 0 };
  return {
    ...(id !== null && digest !== null && { earlier: { id, digest } }),
    ...(car && { car }),
    rulesVersion,
  };
}
