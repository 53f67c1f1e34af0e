import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { BackupTable } from './backup-line.ts';

type Work = Transaction<Schema>;

/** Enough to build an index of a hundred thousand rows at once. */
const INDEX_MEMORY = '128MB';

/**
 * Fills tables without their indexes, references and triggers after a row, then adds them again, which checks all rows: as
 * `pg_restore` does, in a fraction of the time. Keys stay, and triggers before a row, which complete rows of older versions.
 */
export async function deferChecks<Result>(
  transaction: Work,
  tables: readonly BackupTable[],
  fill: () => Promise<Result>,
): Promise<Result> {
  const constraints = await findConstraints(transaction, tables);
  const triggers = await findTriggers(transaction, tables);
  for (const { table, name } of triggers)
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER ${sql.ref(name)}`.execute(transaction);
  for (const { table, name } of constraints)
    await sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT ${sql.ref(name)}`.execute(transaction);
  const indexes = await findIndexes(transaction, tables);
  for (const { name } of indexes) await sql`DROP INDEX ${sql.ref(name)}`.execute(transaction);
  const result = await fill();
  await sql`SELECT set_config('maintenance_work_mem', ${INDEX_MEMORY}, true)`.execute(transaction);
  // PostgreSQL alters no table that has pending checks.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(transaction);
  for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
  for (const { table, name, definition } of constraints)
    await sql`ALTER TABLE ${sql.table(table)} ADD CONSTRAINT ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      transaction,
    );
  for (const { table, name } of triggers)
    await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER ${sql.ref(name)}`.execute(transaction);
  return result;
}

interface Part {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Returns exclusions and references, the references last, for they need keys. */
async function findConstraints(transaction: Work, tables: readonly BackupTable[]): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    SELECT relname AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE relnamespace = current_schema()::regnamespace AND relname = ANY(${[...tables]}) AND contype IN ('f', 'x')
    ORDER BY contype DESC, conname`.execute(transaction);
  return rows;
}

/** Returns indexes that are no key. */
async function findIndexes(transaction: Work, tables: readonly BackupTable[]): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    SELECT owner.relname AS table, own.relname AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class AS own ON own.oid = indexrelid JOIN pg_class AS owner ON owner.oid = indrelid
    WHERE owner.relnamespace = current_schema()::regnamespace AND owner.relname = ANY(${[...tables]})
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`.execute(transaction);
  return rows;
}

/** Returns triggers after a row: they record, announce and check. */
async function findTriggers(
  transaction: Work,
  tables: readonly BackupTable[],
): Promise<readonly Omit<Part, 'definition'>[]> {
  const { rows } = await sql<Part>`
    SELECT relname AS table, tgname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = current_schema()::regnamespace AND relname = ANY(${[...tables]})
      AND NOT tgisinternal AND tgtype & 2 = 0 AND tgenabled = 'O'`.execute(transaction);
  return rows;
}
