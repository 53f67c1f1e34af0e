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
  const plates = cars.flatMap(({ plate }) => (typeof plate === 'string' ? [plate] : []));
  const owners = await database
    .selectFrom('cars')
    .select(['car_id', 'plate', 'name'])
    .where('plate', 'in', plates)
    .where('archived', '=', false)
    .execute();
  return owners.find(({ car_id, plate }) => cars.some((car) => car.plate === plate && car.CarId !== car_id))?.name;
}
