import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Deadlock and serialization failure. */
const RETRYABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 4;

/**
 * Author of a change in the history: the id of an account, the customer, or `lapsed`: nobody answered a request in time
 * (docs/rules.md#history).
 */
export type Actor = number | 'customer' | 'lapsed';

/** Runs work in a transaction, and again after a deadlock or serialization failure: it must have no other effects. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
  actor?: Actor,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(async (transaction) => {
        if (actor !== undefined) await sql`SELECT set_config('app.actor', ${String(actor)}, true)`.execute(transaction);
        return await work(transaction);
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(errorCode(error))) throw error;
    }
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
