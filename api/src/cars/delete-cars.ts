import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { notFound } from '../http/problems.ts';
import { lockCars } from './lock-cars.ts';

/**
 * Takes cars out of the fleet. One with bookings is kept for their history and goes off sale; one that a
 * customer has at this moment stays (docs/rules.md#deleting-a-car).
 * @throws ApiProblem 404 when a car is not in the fleet, 409 `car_rented`
 */
export async function deleteCars(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  // A booking that is being made holds its car, so this waits for it and then sees it.
  await lockCars(transaction, ids);
  const offered = await transaction
    .selectFrom('cars')
    .select('car_id')
    .where(isOneOf(ids))
    .where('archived', '=', false)
    .execute();
  if (offered.length < new Set(ids).size) throw notFound('There is no such entity in Cars');
  const bookings = await transaction
    .selectFrom('bookings')
    .select(['car_id', 'status'])
    .distinct()
    .where(isOneOf(ids))
    .execute();
  if (bookings.some(({ status }) => status === 'active' || status === 'out'))
    throw new ApiProblem(409, 'car_rented', 'This car is rented out at the moment and cannot be deleted');

  const kept = new Set(bookings.map(({ car_id }) => car_id));
  const gone = ids.filter((id) => !kept.has(id));
  if (kept.size > 0)
    await transaction
      .updateTable('cars')
      .set({ archived: true })
      .where(isOneOf([...kept]))
      .execute();
  if (gone.length > 0) await transaction.deleteFrom('cars').where(isOneOf(gone)).execute();
}

/** One parameter however many there are: a statement takes no more than 65,535. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`car_id = ANY(${[...ids]})`;
