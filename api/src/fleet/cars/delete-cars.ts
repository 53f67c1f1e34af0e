import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { CARS_ENTITY } from './cars-entity.ts';
import { lockCars } from './lock-cars.ts';

/**
 * Deletes cars with their blocks. A car with bookings or fines is archived instead, a rented one is refused (docs/rules.md#deleting-a-car).
 * @throws ApiProblem 404 when a car is not in the fleet, 409 `car_rented`
 */
export async function deleteCars(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  // Waits for concurrent bookings, which lock the car's row.
  await lockCars(transaction, ids);
  const offered = await transaction
    .selectFrom('cars')
    .select('car_id')
    .where(isOneOf(ids))
    .where('archived', '=', false)
    .execute();
  if (offered.length < new Set(ids).size) throw noSuchEntity(CARS_ENTITY);
  const bookings = await transaction
    .selectFrom('bookings')
    .select(['car_id', 'status'])
    .distinct()
    .where(isOneOf(ids))
    .where('kind', '=', 'rental')
    .execute();
  if (bookings.some(({ status }) => status === 'active' || status === 'out'))
    throw new ApiProblem(409, { type: 'car_rented' }, 'This car is rented out at the moment and cannot be deleted');

  const fined = await transaction.selectFrom('fines').select('car_id').distinct().where(isOneOf(ids)).execute();
  const kept = new Set([...bookings, ...fined].map(({ car_id }) => car_id));
  const gone = ids.filter((id) => !kept.has(id));
  if (kept.size > 0)
    await transaction
      .updateTable('cars')
      .set({ archived: true })
      .where(isOneOf([...kept]))
      .execute();
  if (gone.length === 0) return;
  // Only blocks remain: cars with bookings or fines are archived.
  await transaction.deleteFrom('bookings').where(isOneOf(gone)).execute();
  await transaction.deleteFrom('cars').where(isOneOf(gone)).execute();
}

/** One array parameter: a statement is limited to 65,535 parameters. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`car_id = ANY(${[...ids]})`;
