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
import { findTables } from './find-tables.ts';

/** Rows at a time. */
const BATCH = 1_000;
/** Pages of a table at a time: four megabytes. */
const PAGES = 512;
/** Little, for rows are read faster than more would compress them; in large pieces, each of which goes through another thread. */
const COMPRESSION = { level: 3, chunkSize: 1_048_576 };

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

/** Makes texts of values in a transaction those that every session reads as the same values. */
export async function fixTexts(transaction: Transaction<Schema>): Promise<void> {
  await sql`SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'; SET LOCAL intervalstyle = 'postgres'`.execute(
    transaction,
  );
}

async function* readSnapshot<Line>(
  database: Database,
  stores: BackupStores,
  readTables: (transaction: Transaction<Schema>, tables: readonly BackupTable[]) => AsyncGenerator<Line>,
): AsyncGenerator<Line | SingleLine> {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await fixTexts(transaction);
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(transaction);
    yield { type: 'start', format: 'car-rental-backup', migrations: rows.map(({ name }) => name) };
    yield* readTables(transaction, await findTables(transaction));
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
async function* readRows(transaction: Transaction<Schema>, tables: readonly BackupTable[]): AsyncGenerator<SingleLine> {
  for (const table of tables) {
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
}

interface Pages {
  readonly table: BackupTable;
  readonly columns: readonly string[];
  /** Number of pages of the table. */
  readonly pages: number;
}

/**
 * Yields rows as the database's row literals, some pages of a table at a time: a third of the time that JSON takes. The next ones are read
 * while those before are compressed.
 */
async function* readTexts(transaction: Transaction<Schema>, tables: readonly BackupTable[]): AsyncGenerator<RowsLine> {
  const parts = (await findPages(transaction, tables)).flatMap(({ pages, ...table }) =>
    Array.from({ length: Math.ceil(pages / PAGES) }, (_, index) => ({ ...table, page: index * PAGES })),
  );
  const read = (part: (typeof parts)[number] | undefined) => {
    const reading = part && readPages(transaction, part.table, part.columns, part.page);
    // Never awaited when the generator ends early.
    reading?.catch(() => undefined);
    return reading;
  };
  let next = read(parts[0]);
  for (let index = 1; next; index += 1) {
    const line = await next;
    next = read(parts[index]);
    if (line) yield line;
  }
}

async function readPages(
  transaction: Transaction<Schema>,
  table: BackupTable,
  columns: readonly string[],
  page: number,
): Promise<RowsLine | undefined> {
  const row = sql`ROW(${sql.join(columns.map((name) => sql.ref(name)))})::text`;
  const { rows } = await sql<{ count: number; texts: string }>`
    SELECT count(*)::int AS count, json_agg(${row})::text AS texts FROM ${sql.table(table)}
    WHERE ctid >= ${`(${page},0)`}::tid AND ctid < ${`(${page + PAGES},0)`}::tid`.execute(transaction);
  const [found] = rows;
  if (!found || found.count === 0) return undefined;
  const begin = JSON.stringify({ type: 'rows', table, columns }).slice(0, -1);
  return { rows: found.count, text: `${begin},"rows":${found.texts}}` };
}

/** Returns the tables in their order, with the columns that the database does not compute. */
async function findPages(transaction: Transaction<Schema>, tables: readonly BackupTable[]): Promise<readonly Pages[]> {
  const { rows } = await sql<Pages>`
    SELECT table_name AS table, json_agg(column_name ORDER BY ordinal_position) AS columns,
      ceil(pg_relation_size(table_name::regclass) / current_setting('block_size')::numeric)::int AS pages
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ANY(${[...tables]}) AND is_generated = 'NEVER'
    GROUP BY table_name`.execute(transaction);
  return tables.flatMap((table) => rows.find((row) => row.table === table) ?? []);
}
