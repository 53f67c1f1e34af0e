import { sql } from 'kysely';
import type { CalendarDay, DateRange, PriceRules } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import { rangePrices, TWINS } from '../prices/total-price-sql.ts';
import { blocksRangeSql } from './blocks-range-sql.ts';

/**
 * Returns the id of another car of the same offer (docs/rules.md#offers) that is free on every day of a range and costs
 * the same, one of the same colour first.
 * @param today the agency's
 */
export async function findFreeTwin(
  database: Database,
  carId: string,
  range: DateRange,
  today: CalendarDay,
  rules: PriceRules,
  priceStep: number | undefined,
): Promise<string | undefined> {
  const { differInOffer, lowestCents } = rangePrices(rules, range, priceStep);
  const isSamePrice = differInOffer ? sql`${lowestCents(TWINS)} = ${lowestCents()}` : sql`TRUE`;
  const { rows } = await sql<{ carId: string }>`
    SELECT twin.car_id AS "carId"
    FROM cars JOIN cars AS twin ON twin.offer = cars.offer AND NOT twin.archived AND twin.on_sale AND twin.car_id <> cars.car_id
    WHERE cars.car_id = ${carId} AND ${isSamePrice}
      AND NOT EXISTS (SELECT FROM bookings WHERE bookings.car_id = twin.car_id AND ${blocksRangeSql(range, today)})
    ORDER BY twin.colour IS DISTINCT FROM cars.colour, twin.position LIMIT 1`.execute(database);
  return rows[0]?.carId;
}
