import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { type FileStore, readStored } from 'shared-kit/server';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { BackupLine, BackupStores, BackupTable } from './backup-line.ts';
import { findColumns, findTables } from './find-tables.ts';

/** Rows at a time. */
const BATCH = 1_000;
/** Pages of a table at a time: two megabytes. */
const PAGES = 256;
/** The database is written faster than a higher level compresses; pictures do not get smaller at any. */
const COMPRESSION = { level: 3 };

/**
 * Writes a snapshot of the database, then the pictures and private files, to one file, atomically.
 * @returns the number of rows and files
 */
export async function writeBackup(database: Database, stores: BackupStores, file: string): Promise<number> {
  const tempFile = `${file}.part`;
  let lines = 0;
  async function* text() {
    for await (const line of readSnapshot(database, stores, readTexts)) {
      lines += 'rows' in line ? line.rows : 1;
      yield `${'rows' in line ? line.text : JSON.stringify(line)}\n`;
    }
    yield `${JSON.stringify({ type: 'end', lines } satisfies BackupLine)}\n`;
  }
  try {
    const output = createWriteStream(tempFile, { mode: 0o600, flags: 'w' });
    await pipeline(Readable.from(text()), createGzip(COMPRESSION), output);
    // Durable before the rename.
    const handle = await open(tempFile, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(tempFile, file);
  } catch (error) {
    await rm(tempFile, { force: true });
    throw error;
  }
  return lines - 1;
}

/** Yields a snapshot of the database, a line for each row as JSON, then the files. */
export function backupLines(database: Database, stores: BackupStores): AsyncGenerator<SingleLine> {
  return readSnapshot(database, stores, readRows);
}

type SingleLine = Exclude<BackupLine, { readonly type: 'rows' }>;
/** A line of the type `rows` as it is written: the database makes it, so that no row is handled here. */
interface RowsLine {
  readonly rows: number;
  readonly text: string;
}

async function* readSnapshot<Line>(
  database: Database,
  stores: BackupStores,
  readTable: (transaction: Transaction<Schema>, table: BackupTable) => AsyncGenerator<Line>,
): AsyncGenerator<Line | SingleLine> {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    // Texts that every session reads as the same values.
    await sql`SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'; SET LOCAL intervalstyle = 'postgres'`.execute(
      transaction,
    );
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(transaction);
    yield { type: 'start', format: 'car-rental-backup', migrations: rows.map(({ name }) => name) };
    for (const table of await findTables(transaction)) yield* readTable(transaction, table);
  } finally {
    await transaction.rollback().execute();
  }
  yield* fileLines('file', stores.mediaStore);
  yield* fileLines('privateFile', stores.documentStore);
}

/** Yields the files of a store, without incomplete ones (`.part`). */
async function* fileLines(type: 'file' | 'privateFile', store: FileStore): AsyncGenerator<SingleLine> {
  for await (const { key } of store.list('')) {
    const isPart = key.split('/').some((name) => name.endsWith('.part'));
    const file = isPart ? undefined : await readStored(store, key);
    if (file) yield { type, path: key, base64: file.bytes.toString('base64') };
  }
}

/** Yields rows through a cursor (constant memory), as the database's JSON, which keeps all digits. */
async function* readRows(transaction: Transaction<Schema>, table: BackupTable): AsyncGenerator<SingleLine> {
  await sql`DECLARE backup NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} AS t`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`FETCH ${sql.raw(String(BATCH))} FROM backup`.execute(transaction);
    for (const { row } of rows) yield { type: 'row', table, row: JSON.parse(row) };
    if (rows.length < BATCH) break;
  }
  await sql`CLOSE backup`.execute(transaction);
}

/** Yields rows as the database's row literals, some pages of the table at a time: a third of the time that JSON takes. */
async function* readTexts(transaction: Transaction<Schema>, table: BackupTable): AsyncGenerator<RowsLine> {
  const columns = await findColumns(transaction, table);
  const row = sql`ROW(${sql.join(columns.map((name) => sql.ref(name)))})::text`;
  const begin = JSON.stringify({ type: 'rows', table, columns }).slice(0, -1);
  const { rows: sizes } = await sql<{ pages: number }>`
    SELECT ceil(pg_relation_size(${table}::regclass) / current_setting('block_size')::numeric)::int AS pages`.execute(
    transaction,
  );
  for (let page = 0; page < (sizes[0]?.pages ?? 0); page += PAGES) {
    const { rows } = await sql<{ count: number; texts: string }>`
      SELECT count(*)::int AS count, json_agg(${row})::text AS texts FROM ${sql.table(table)}
      WHERE ctid >= ${`(${page},0)`}::tid AND ctid < ${`(${page + PAGES},0)`}::tid`.execute(transaction);
    const [found] = rows;
    if (found && found.count > 0) yield { rows: found.count, text: `${begin},"rows":${found.texts}}` };
  }
}
