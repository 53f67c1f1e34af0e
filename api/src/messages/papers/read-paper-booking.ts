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
    .selectFrom('cars')
    .select('plate')
    .where('car_id', '=', found.booking.carId)
    .executeTakeFirst();
  return { ...found, plate: car?.plate ?? undefined };
}
