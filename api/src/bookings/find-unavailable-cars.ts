import { sql } from 'kysely';
import type { DateRange } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';

/**
 * Ids of the cars that a booking takes on at least one day of the range, both ends included. The same rule
 * as the constraint `bookings_no_overlap` and as `blocksRange` (spec §5), in the words of its index.
 */
export async function findUnavailableCars(database: Database, { from, to }: DateRange): Promise<string[]> {
  const rows = await database
    .selectFrom('bookings')
    .select('car_id')
    .distinct()
    .where('status', '<>', 'canceled')
    .where(sql<boolean>`daterange(pickup_date, dropoff_date, '[]') && daterange(${from}::date, ${to}::date, '[]')`)
    .orderBy('car_id')
    .execute();
  return rows.map(({ car_id }) => car_id);
}
