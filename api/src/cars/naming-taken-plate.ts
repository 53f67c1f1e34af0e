import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FieldValues } from '../entities/entity-definition.ts';
import { invalid } from '../http/problems.ts';

/**
 * Runs work that writes cars.
 * @throws ApiProblem 400 with `plate_taken`, which names the car, when another car of the fleet has one of their plates
 */
export async function namingTakenPlate<Result>(
  database: Database,
  cars: readonly FieldValues[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isPlateTaken(error)) throw error;
    const car = (await findOwner(database, cars)) ?? 'another car';
    throw invalid({ plate: { type: 'plate_taken', car, message: `is the number plate of ${car}` } });
  }
}

function isPlateTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'cars_plate_key';
}

/** Returns the name of the car that has a plate which another one is to get; undefined if both are new. */
async function findOwner(database: Database, cars: readonly FieldValues[]): Promise<string | undefined> {
  const [ids, plates] = [cars.map(({ CarId }) => CarId ?? null), cars.map(({ plate }) => plate ?? null)];
  const { rows } = await sql<{ name: string }>`
    SELECT cars.name FROM unnest(${ids}::text[], ${plates}::text[]) AS asked (car_id, plate)
    JOIN cars ON fold_plate(cars.plate) = fold_plate(asked.plate) AND cars.car_id IS DISTINCT FROM asked.car_id
    WHERE NOT cars.archived LIMIT 1`.execute(database);
  return rows[0]?.name;
}
