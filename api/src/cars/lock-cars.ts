import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Holds cars until the transaction ends: whoever books, changes or deletes one of them meanwhile waits.
 * Always in the same order, so that no two can wait for each other.
 */
export async function lockCars(transaction: Transaction<Schema>, carIds: readonly string[]): Promise<void> {
  await sql`SELECT car_id FROM cars WHERE car_id = ANY(${[...carIds]}) ORDER BY car_id FOR UPDATE`.execute(transaction);
}
