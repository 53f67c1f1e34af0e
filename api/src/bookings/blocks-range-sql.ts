import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CalendarDay } from 'shared-kit/domain';

/** A day, or a column that holds one. */
type Day = CalendarDay | RawBuilder<unknown>;

/**
 * Returns the SQL condition that a row of `bookings` blocks the range, both ends included: the domain's `blocksRange`,
 * written like the constraint `bookings_no_overlap` so that its index is used.
 */
export function blocksRangeSql({ from, to }: { readonly from: Day; readonly to: Day }): RawBuilder<SqlBool> {
  return sql<SqlBool>`status <> 'canceled'
    AND daterange(pickup_date, dropoff_date, '[]') && daterange(${from}::date, ${to}::date, '[]')`;
}
