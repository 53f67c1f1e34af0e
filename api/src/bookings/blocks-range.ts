import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CalendarDay } from 'shared-kit/domain';

/** A day, or a column that holds one. */
type Day = CalendarDay | RawBuilder<unknown>;

/**
 * Returns the condition that a row of `bookings` keeps its car from being rented in the range, both ends included: in SQL
 * what `blocksRange` of the domain is, in the words of the constraint `bookings_no_overlap`, so that its index serves.
 */
export function blocksRange({ from, to }: { readonly from: Day; readonly to: Day }): RawBuilder<SqlBool> {
  return sql<SqlBool>`status <> 'canceled'
    AND daterange(pickup_date, dropoff_date, '[]') && daterange(${from}::date, ${to}::date, '[]')`;
}
