import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { carGone } from '../car-problems.ts';

/** Refuses cars that are missing or archived; those that are not on sale are in the fleet. @throws ApiProblem 404 `car_gone` */
export async function requireCarsInFleet(transaction: Transaction<Schema>, carIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(carIds)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ known: number }>`
    SELECT count(*) AS known FROM cars WHERE car_id = ANY(${wanted}) AND NOT archived`.execute(transaction);
  if (rows[0]?.known !== wanted.length) throw carGone();
}
