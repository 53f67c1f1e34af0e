import type { DateRange } from 'shared-kit/domain';
import { type Fragment, sql } from '../database/sql.ts';

/**
 * The condition that a car is free on every day of the range; the same rule as `findUnavailableCars`.
 * `OFFSET 0` keeps PostgreSQL from turning the question into a join that reads every booking: asked car by car,
 * in the order of the list, the first page is there after as many questions as it has cars (docs/benchmarks.md).
 */
export function isFree({ from, to }: DateRange): Fragment<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM bookings
    WHERE bookings.car_id = cars.car_id AND bookings.status <> 'canceled'
      AND bookings.pickup_date <= ${to}::date AND bookings.dropoff_date >= ${from}::date OFFSET 0
  )`;
}
