import type { Transaction } from 'kysely';
import type { Car } from 'shared-kit/domain';
import { lockCars } from '../database/lock-cars.ts';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../http/problems.ts';

export type CarChange = Pick<Car, 'CarId'> & Partial<Car>;

/**
 * Changes what a change names and leaves the rest.
 * @throws ApiProblem 404 when a car is not in the fleet
 */
export async function updateCars(transaction: Transaction<Schema>, changes: readonly CarChange[]): Promise<void> {
  await lockCars(
    transaction,
    changes.map(({ CarId }) => CarId),
  );
  for (const { CarId, name, features, ...change } of changes) {
    const { numUpdatedRows } = await transaction
      .updateTable('cars')
      .set({
        // The same value again: a change of nothing still tells whether the car is there.
        archived: false,
        ...change,
        ...(name !== undefined && { name: name.trim() }),
        ...(features && { features: features.map((feature) => feature.trim()) }),
      })
      .where('car_id', '=', CarId)
      .where('archived', '=', false)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound('There is no such entity in Cars');
  }
}
