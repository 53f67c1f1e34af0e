import type { DateRange } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * The cars that a booking takes on at least one day of the range, both ends included: `[{ "carId" }, …]` as JSON, which
 * nobody reads on the way to the caller. The same rule as the constraint `bookings_no_overlap` and as `blocksRange`
 * (spec §5), in the words of its index.
 */
export async function findUnavailableCars(database: Database, { from, to }: DateRange): Promise<string> {
  const { rows } = await sql<{ carIds: string | null }>`
    SELECT to_json(array_agg(DISTINCT car_id))::text AS "carIds" FROM bookings
    WHERE status <> 'canceled'
      AND daterange(pickup_date, dropoff_date, '[]') && daterange(${from}::date, ${to}::date, '[]')`.execute(database);
  const carIds = rows[0]?.carIds?.slice(1, -1);
  // A quote inside of a text is `\"`, so that this stands between two of them and nowhere else. The database writes a
  // list of objects in almost twice the time, and `replaceAll` makes a text in thousands of parts to be put together.
  return carIds ? `[{"carId":${carIds.split('","').join('"},{"carId":"')}}]` : '[]';
}
