import { sql } from 'kysely';
import type { FieldValues } from '../../entities/entity-definition.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problems.ts';

/**
 * Runs a function that writes cars, and translates a violation of the unique number plate into an error that names the
 * car.
 * @throws ApiProblem 400 with `plate_taken`, when another car of the fleet has one of the plates
 */
export async function reportTakenPlate<Result>(
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

/**
 * Returns the name of the car in the fleet that already has one of the plates; undefined when two of the given cars
 * share it.
 */
async function findOwner(database: Database, cars: readonly FieldValues[]): Promise<string | undefined> {
  const [ids, plates] = [cars.map(({ CarId }) => CarId ?? null), cars.map(({ plate }) => plate ?? null)];
  const { rows } = await sql<{ name: string }>`
    SELECT cars.name FROM unnest(${ids}::text[], ${plates}::text[]) AS asked (car_id, plate)
    JOIN cars ON fold_plate(cars.plate) = fold_plate(asked.plate) AND cars.car_id IS DISTINCT FROM asked.car_id
    WHERE NOT cars.archived LIMIT 1`.execute(database);
  return rows[0]?.name;
}
