import { sql } from 'kysely';
import type { Car } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import { carGone } from '../car-problems.ts';
import { type RulesVersion, rulesOfVersion } from './read-price-rules.ts';

/** A car as a quote needs it, and the rules that hold now. */
export interface PricedCar extends RulesVersion {
  readonly car: Pick<Car, 'CarId' | 'type' | 'price'>;
}

/**
 * Returns what prices a car, one on sale, or for staff any of the fleet.
 * @throws ApiProblem 404 `car_gone` for any other
 */
export async function findPricedCar(database: Database, id: string, isForStaff = false): Promise<PricedCar> {
  const { rows } = await sql<PricedCar['car'] & { version: number }>`
    SELECT car_id AS "CarId", type, price, (SELECT coalesce(max(version), 0) FROM price_rules) AS version
    FROM cars WHERE car_id = ${id} AND NOT archived AND (on_sale OR ${isForStaff})`.execute(database);
  const [found] = rows;
  if (!found) throw carGone();
  const { version, ...car } = found;
  return { car, ...(await rulesOfVersion(database, version)) };
}

/** Returns any car that there is, as a quote needs it; undefined for an unknown id. */
export async function findCarPrice(database: Database, id: string): Promise<PricedCar['car'] | undefined> {
  return await database
    .selectFrom('cars')
    .select(['car_id as CarId', 'type', 'price'])
    .where('car_id', '=', id)
    .executeTakeFirst();
}
