import { sql } from 'kysely';
import { BOOKINGS_ENTITY } from '../../bookings/bookings-entity.ts';
import { readBooking } from '../../bookings/read-booking.ts';
import type { Database } from '../../platform/database/database.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import type { PaperBooking } from './paper-parts.ts';

/** @throws ApiProblem 404 */
export async function readPaperBooking(database: Database, id: number): Promise<PaperBooking> {
  const found = await readBooking(database, id);
  if (!found) throw noSuchEntity(BOOKINGS_ENTITY);
  const car = await database
    .selectFrom('bookings')
    .innerJoin('cars', 'cars.car_id', 'bookings.car_id')
    .select(['plate', 'car_since'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { plate, car_since } = car ?? {};
  if (!car_since) return { ...found, plate: plate ?? undefined };
  const handed = await database
    .selectFrom('handovers')
    .innerJoin('cars', 'cars.car_id', 'handovers.car_id')
    .select(['handovers.car_id as carId', 'name as carName', 'plate', sql<string>`signed_at`.as('signedAt')])
    .where('booking_id', '=', id)
    .where('signed_at', 'is not', null)
    .orderBy('signed_at')
    .execute();
  return { ...found, plate: plate ?? undefined, change: { carSince: car_since, handed } };
}
