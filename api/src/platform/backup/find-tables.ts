import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { BACKUP_TABLES, type BackupTable } from './backup-line.ts';

/** Returns the tables of a backup that the database has: an older version lacks some. */
export async function findTables(transaction: Transaction<Schema>): Promise<readonly BackupTable[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`.execute(
    transaction,
  );
  return BACKUP_TABLES.filter((table) => rows.some(({ name }) => name === table));
}

/** Returns the columns of a table that the database does not compute. */
export async function findColumns(transaction: Transaction<Schema>, table: BackupTable): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'
    ORDER BY ordinal_position`.execute(transaction);
  return rows.map(({ name }) => name);
}
