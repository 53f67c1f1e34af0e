import { sql } from 'kysely';
import type { BookingConflict, CalendarDay, DateRange } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import { blocksRangeSql, OCCUPIED_FROM } from './blocks-range-sql.ts';

const MAX_OVERLAPS = 5;

/**
 * Returns the bookings and blocks for which a car is not free on every day of a range, soonest first, at most five.
 * With customers' names: for staff only. A booking begins with the day from which it takes the car.
 * @param options.today the agency's; without it, a car that is not back counts as free after its drop-off
 * @param options.exceptId a booking or block that is not counted
 */
export async function findOverlaps(
  database: Database,
  carId: string,
  range: DateRange,
  { today, exceptId }: { readonly today?: CalendarDay | undefined; readonly exceptId?: number | undefined },
): Promise<readonly BookingConflict[]> {
  const { rows } = await sql<{ one: BookingConflict }>`
    SELECT json_strip_nulls(json_build_object(
      'id', id, 'kind', kind, 'customerName', nullif(customer_name, ''), 'confirmationCode', confirmation_code,
      'pickupDate', ${OCCUPIED_FROM}, 'dropoffDate', dropoff_date, 'status', status
    )) AS one
    FROM bookings
    WHERE car_id = ${carId} AND ${blocksRangeSql(range, today)} AND id IS DISTINCT FROM ${exceptId ?? null}::bigint
    ORDER BY ${OCCUPIED_FROM} LIMIT ${MAX_OVERLAPS}`.execute(database);
  return rows.map(({ one }) => one);
}
