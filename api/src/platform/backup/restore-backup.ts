import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { copyFiles, createFolderStore, type FileStore } from 'shared-kit/server';
import Value from 'typebox/value';
import type { Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import type { Schema } from '../database/schema.ts';
import { BackupLine, type BackupStores, type BackupTable } from './backup-line.ts';
import { deferChecks } from './defer-checks.ts';
import { findColumns, findTables } from './find-tables.ts';
import { findWrongSums } from './find-wrong-sums.ts';
import { readArchive } from './read-archive.ts';

const BATCH = 500;
type Row = Readonly<Record<string, unknown>>;

/**
 * Fills an empty database and the stores of files from a backup or an archive, and migrates one of an older version. When it fails,
 * the database stays empty; some files may have been copied.
 * @param options without `isMigrated` the schema stays that of the backup
 * @returns the number of rows and files
 * @throws Error with one line: not a backup, truncated or damaged, from a newer version, or the database is not empty
 */
export async function restoreBackup(
  database: Database,
  { mediaStore, documentStore }: BackupStores,
  file: string,
  { isMigrated = true } = {},
): Promise<number> {
  const lines = (await isArchive(file)) ? readArchive(file) : readLines(file);
  const first = await lines.next();
  if (first.done || first.value.type !== 'start') throw new Error(`${file} is not a backup of this program`);
  await migrateDatabase(database, first.value.migrations.at(-1));
  const count = await withFolders({ mediaStore, documentStore }, file, (folders, copy) =>
    database.transaction().execute(async (transaction) => {
      const tables = await findTables(transaction);
      for (const table of tables) await refuseFilled(transaction, table);
      const filled = await deferChecks(transaction, tables, () =>
        fillDatabase(transaction, lines, { tables, folders, file }),
      );
      const [wrong] = await findWrongSums(transaction);
      if (wrong) throw new Error(`${file} is truncated or damaged: ${wrong}`);
      await copy();
      return filled;
    }),
  );
  if (isMigrated) await migrateDatabase(database);
  // The embedded database does not do that by itself.
  await sql`ANALYZE`.execute(database);
  return count - 1;
}

type Folders = Readonly<Record<'file' | 'privateFile', string>>;

/**
 * Runs work that writes files beside their folders until everything else is restored.
 * @param work calls `copy` before its commit: if copying fails, the database stays empty
 * @throws Error with one line when rows contradict each other
 */
export async function withFolders<Result>(
  { mediaStore, documentStore }: BackupStores,
  file: string,
  work: (folders: Folders, copy: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const folders = { file: await folderBeside(mediaStore), privateFile: await folderBeside(documentStore) };
  const removeFolders = async () => {
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
  };
  await removeFolders();
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  try {
    return await work(folders, async () => {
      await copyInto(mediaStore, folders.file);
      await copyInto(documentStore, folders.privateFile);
    });
  } catch (error) {
    throw isIntegrityViolation(error) ? new Error(`${file} is truncated or damaged`, { cause: error }) : error;
  } finally {
    await removeFolders();
  }
}

/** Returns a folder on the disk of a store; for a bucket, a temporary one. */
async function folderBeside({ folder }: FileStore): Promise<string> {
  return folder === undefined ? await mkdtemp(join(tmpdir(), 'restore-')) : `${folder}.restore`;
}

async function copyInto(store: FileStore, folder: string): Promise<void> {
  if (store.folder === undefined) await copyFiles(createFolderStore(folder), store);
  else await cp(folder, store.folder, { recursive: true });
}

async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString() === 'PK';
  } finally {
    await handle.close();
  }
}

/** Returns whether rows refer to missing ones, or contradict each other: class 23 of the error codes. */
function isIntegrityViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}

interface FillOptions {
  readonly tables: readonly BackupTable[];
  readonly folders: Folders;
  /** For messages. */
  readonly file: string;
  /** Writes rows in another way than by an insert of all of their columns; returns those that are left. */
  readonly change?: (table: BackupTable, rows: readonly Row[]) => Promise<readonly Row[]> | readonly Row[];
}

/** @param lines without the first one @returns the number of rows and files, and one for the first line */
export async function fillDatabase(
  transaction: Transaction<Schema>,
  lines: AsyncIterable<BackupLine>,
  { tables, folders, file, change = (_, rows) => rows }: FillOptions,
): Promise<number> {
  // The history is restored, not written again.
  await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
  const restore = randomBytes(4).toString('hex');
  let count = 1;
  let isComplete = false;
  let batch: { table: BackupTable; rows: Row[] } = { table: 'cars', rows: [] };
  const restored = new Set<BackupTable>();
  for await (const line of lines) {
    if (line.type === 'end') isComplete = line.lines === count;
    else count += line.type === 'rows' ? line.rows.length : 1;
    if (line.type === 'rows') await insertTexts(transaction, line, restore);
    if (line.type === 'file' || line.type === 'privateFile')
      await writeFileOf(folders[line.type], line.path, line.base64);
    const isOther = line.type !== 'row' || line.table !== batch.table;
    if (isOther || batch.rows.length === BATCH) {
      const rows = withoutMissing(batch.table, batch.rows, restored);
      await insertRows(transaction, batch.table, await change(batch.table, rows));
      // Bookings without a customer get a new one as they are inserted.
      if (batch.table === 'customers') await setSequences(transaction, [batch.table]);
      restored.add(batch.table);
      batch = { table: line.type === 'row' ? line.table : batch.table, rows: [] };
    }
    if (line.type === 'row') batch.rows.push(line.row as Row);
  }
  if (!isComplete) throw new Error(`${file} is truncated`);
  await setSequences(transaction, tables);
  return count;
}

/**
 * The release before leaves customers, the papers of cars and fines out of its backups of a newer database, whose rows refer to
 * them: customers are found anew by their bookings, and files of papers and fines are dropped.
 */
function withoutMissing(table: BackupTable, rows: readonly Row[], restored: ReadonlySet<BackupTable>): readonly Row[] {
  if (table === 'bookings' && !restored.has('customers')) return rows.map((row) => ({ ...row, customer_id: null }));
  if (table === 'private_files')
    return rows.filter(
      ({ vehicle_paper_id: paper, vehicle_service_id: service, fine_id: fine, customer_document_id: scanned }) =>
        ((paper ?? service ?? null) === null || restored.has('vehicle_papers')) &&
        ((fine ?? null) === null || restored.has('fines')) &&
        ((scanned ?? null) === null || restored.has('customers')),
    );
  if (table === 'booking_charges' && !restored.has('fines')) return rows.map((row) => ({ ...row, fine_id: null }));
  return rows;
}

/** Lets new rows of tables be numbered after those that are there. */
async function setSequences(transaction: Transaction<Schema>, tables: readonly BackupTable[]): Promise<void> {
  const { rows: counted } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES' AND table_name = ANY(${[...tables]})`.execute(
    transaction,
  );
  for (const { table, column } of counted)
    await sql`
      SELECT setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      FROM ${sql.table(table)}`.execute(transaction);
}

async function* readLines(file: string): AsyncGenerator<BackupLine> {
  for await (const line of readJsonLines(file)) {
    if (!Value.Check(BackupLine, line)) throw new Error(`${file} is not a backup of this program`);
    yield line;
  }
}

async function* readJsonLines(file: string): AsyncGenerator<unknown> {
  const text = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  // In large pieces, each of which goes through another thread.
  const unpacked = createGunzip({ chunkSize: 1_048_576 });
  try {
    for await (const line of createInterface({ input: text.pipe(unpacked), crlfDelay: Infinity }))
      yield JSON.parse(line);
  } catch (cause) {
    throw new Error(`${file} cannot be read as a backup`, { cause });
  }
}

/** @throws Error when there is something in a table */
export async function refuseFilled(transaction: Transaction<Schema>, table: BackupTable): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(transaction);
  if (rows.length > 0) throw new Error(`The database is not empty: there is something in ${table}`);
}

async function insertRows(transaction: Transaction<Schema>, table: BackupTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const given = Object.keys(rows[0] ?? {});
  const columns = (await findColumns(transaction, table)).filter((name) => given.includes(name));
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    transaction,
  );
}

async function insertTexts(
  transaction: Transaction<Schema>,
  { table, columns, rows }: Extract<BackupLine, { type: 'rows' }>,
  restore: string,
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  // A type with these columns, in this order. Its own for each transaction: prepared statements remember it.
  const type = sql.table(`restored_${restore}_${table}`);
  await sql`CREATE TEMPORARY TABLE IF NOT EXISTS ${type} ON COMMIT DROP AS SELECT ${names} FROM ${sql.table(table)} LIMIT 0`.execute(
    transaction,
  );
  await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT (given.row).* FROM (
      SELECT text::${type} AS row FROM json_array_elements_text(${JSON.stringify(rows)}::json) AS text OFFSET 0
    ) AS given`.execute(transaction);
}

async function writeFileOf(folder: string, path: string, base64: string): Promise<void> {
  const clean = normalize(path);
  if (clean.startsWith('..') || clean.startsWith('/'))
    throw new Error(`Backup contains a path outside its folder: ${path}`);
  await mkdir(dirname(join(folder, clean)), { recursive: true });
  await writeFile(join(folder, clean), Buffer.from(base64, 'base64'));
}
