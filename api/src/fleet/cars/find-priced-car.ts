import type { Database } from '../../platform/database/database.ts';
import { carGone } from '../car-problems.ts';

/**
 * Returns what prices a car, one on sale, or for staff any of the fleet.
 * @throws ApiProblem 404 `car_gone` for any other
 */
export async function findPricedCar(database: Database, id: string, isForStaff = false) {
  const inFleet = database
    .selectFrom('cars')
    .select(['car_id as CarId', 'type', 'price'])
    .where('car_id', '=', id)
    .where('archived', '=', false);
  const car = await (isForStaff ? inFleet : inFleet.where('on_sale', '=', true)).executeTakeFirst();
  if (!car) throw carGone();
  return car;
}
