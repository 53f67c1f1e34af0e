import type { Database } from '../database/database.ts';

const FACT = 'backup';

/** Records when a backup was written: the row `backup` of `installation_facts`, with an ISO timestamp. */
export async function recordBackup(database: Database, at: Date): Promise<void> {
  await database
    .insertInto('installation_facts')
    .values({ name: FACT, value: at.toISOString() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: at.toISOString() }))
    .execute();
}

/** Returns when the last backup was written; undefined when there was none. */
export async function readLastBackup(database: Database): Promise<Date | undefined> {
  const stored = await database
    .selectFrom('installation_facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst();
  return stored && new Date(stored.value);
}
