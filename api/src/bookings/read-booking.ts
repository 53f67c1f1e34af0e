import { sql } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import { readableFields } from '../entities/entity-definition.ts';
import { selectColumns } from '../entities/read-entities.ts';
import type { Database } from '../platform/database/database.ts';
import type { BookingWithRevision } from '../platform/database/schema.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';
import { readLines } from './read-lines.ts';

export interface FoundBooking {
  readonly booking: BookingWithRevision;
  readonly carName: string;
  readonly carImage: string;
}

/** Returns a booking with its lines, without what is for staff only, and its car. */
export async function readBooking(database: Database, id: number): Promise<FoundBooking | undefined> {
  const { rows } = await sql<Booking & { revision: number; carName: string; carImage: string }>`
    SELECT ${selectColumns(BOOKINGS_ENTITY, readableFields(BOOKINGS_ENTITY, 'customer'))}, bookings.revision,
      cars.name AS "carName", cars.image AS "carImage"
    FROM bookings JOIN cars USING (car_id) WHERE id = ${id} AND kind = 'rental'`.execute(database);
  const [row] = rows;
  if (!row) return undefined;
  const { carName, carImage, ...values } = row;
  const booking = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const lines = await readLines(database, id);
  return { booking: { ...booking, lines } as unknown as BookingWithRevision, carName, carImage };
}
