import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const FACT = 'backup';

/** Records that a backup was written: the row `backup` of `installation_facts`, with an ISO timestamp of the database's clock. */
export async function recordBackup(database: Database): Promise<void> {
  await sql`
    INSERT INTO installation_facts (name, value)
    VALUES (${FACT}, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(database);
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
