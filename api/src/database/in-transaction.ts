import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Deadlock and serialization failure: nothing was done, and another try may succeed. */
const WORTH_RETRYING = new Set(['40P01', '40001']);
const ATTEMPTS = 4;

/** All of it or nothing. The work may run more than once, so it does nothing but ask the database. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_RETRYING.has(errorCode(error))) throw error;
    }
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
