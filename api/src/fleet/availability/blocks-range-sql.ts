import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CalendarDay } from 'shared-kit/domain';

/** A day, or a column that holds one. */
type Day = CalendarDay | RawBuilder<unknown>;

/** The first day on which a row of `bookings` occupies its car, in SQL: the domain's `occupiedFrom`. */
export const OCCUPIED_FROM = sql`least(greatest(pickup_date, car_since), dropoff_date)`;

/**
 * Returns the SQL condition that a row of `bookings` blocks the range, both ends included: the domain's `blocksRange`. The
 * booked days are written like the constraint `bookings_no_overlap` so that its index is used.
 * @param today the agency's: until then a car that is not back is occupied (docs/rules.md#overdue-cars). Without it, booked
 *   days alone count
 */
export function blocksRangeSql(
  range: { readonly from: Day; readonly to: Day },
  today?: CalendarDay,
): RawBuilder<SqlBool> {
  const { from, to } = range;
  const isBooked = sql<SqlBool>`(status <> 'canceled'
    AND daterange(${OCCUPIED_FROM}, dropoff_date, '[]') && daterange(${from}::date, ${to}::date, '[]'))`;
  // Most ranges begin later: they need no second index.
  if (today === undefined || (typeof from === 'string' && from > today)) return isBooked;
  return sql<SqlBool>`(${isBooked} OR (${isOverdueSql(today)} AND ${OCCUPIED_FROM} <= ${to}::date AND ${from}::date <= ${today}::date))`;
}

/** Returns the SQL condition that the car of a row of `bookings` should be back and is not: the domain's `isOverdue`. */
export function isOverdueSql(today: CalendarDay): RawBuilder<SqlBool> {
  // Written like the condition of the index `bookings_away`.
  return sql<SqlBool>`status IN ('out', 'active') AND dropoff_date < ${today}::date`;
}
