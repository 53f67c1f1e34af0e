import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { BackupTable } from './backup-line.ts';
import { findColumns } from './find-tables.ts';

type Work = Transaction<Schema>;
interface Digest {
  readonly key: string;
  readonly digest: string;
}

export interface Difference {
  /** Rows that only the later one has. */
  readonly added: number;
  readonly changed: number;
  /** Rows that only the earlier one has. */
  readonly removed: number;
}

const BATCH = 10_000;

/** Compares a table of two databases by its primary key and the columns that both have, in constant memory. */
export async function compareTables(earlier: Work, later: Work, table: BackupTable): Promise<Difference> {
  const others = await findColumns(later, table);
  const columns = (await findColumns(earlier, table)).filter((name) => others.includes(name));
  const [before, after] = [earlier, later].map((one) => readDigests(one, table, columns)) as [
    AsyncGenerator<Digest>,
    AsyncGenerator<Digest>,
  ];
  const difference = { added: 0, changed: 0, removed: 0 };
  let old = await before.next();
  let now = await after.next();
  while (!old.done || !now.done) {
    const order = old.done ? 1 : now.done ? -1 : Buffer.compare(Buffer.from(old.value.key), Buffer.from(now.value.key));
    if (order > 0) difference.added += 1;
    if (order < 0) difference.removed += 1;
    if (order === 0 && old.value?.digest !== now.value?.digest) difference.changed += 1;
    if (order <= 0) old = await before.next();
    if (order >= 0) now = await after.next();
  }
  return difference;
}

async function* readDigests(transaction: Work, table: BackupTable, columns: readonly string[]): AsyncGenerator<Digest> {
  const { rows: keys } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
    WHERE indrelid = to_regclass(${table}) AND indisprimary ORDER BY attnum`.execute(transaction);
  const names = keys.length > 0 ? keys.map(({ name }) => name) : columns;
  const rowOf = (some: readonly string[]) => sql`ROW(${sql.join(some.map((name) => sql.ref(name)))})::text`;
  const cursor = sql.ref(`compared_${table}`);
  // In the order of bytes, as they are compared here.
  await sql`
    DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${rowOf(names)} COLLATE "C" AS key, md5(${rowOf(columns)}) AS digest
    FROM ${sql.table(table)} ORDER BY 1`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Digest>`FETCH ${sql.raw(String(BATCH))} FROM ${cursor}`.execute(transaction);
    yield* rows;
    if (rows.length < BATCH) return;
  }
}
