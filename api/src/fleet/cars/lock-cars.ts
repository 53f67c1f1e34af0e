import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Locks the rows of cars until the transaction ends: concurrent bookings, updates and deletions of them wait.
 * Locks in the order of the ids, which prevents deadlocks.
 */
export async function lockCars(transaction: Transaction<Schema>, carIds: readonly string[]): Promise<void> {
  await sql`SELECT car_id FROM cars WHERE car_id = ANY(${[...carIds]}) ORDER BY car_id FOR UPDATE`.execute(transaction);
}
