import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { ignoreNotFound } from 'shared-kit/server';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { BackupFolders, BackupLine } from './backup-line.ts';
import { findTables } from './find-tables.ts';

const BATCH = 1_000;

/**
 * Writes a snapshot of the database, then the pictures and private files, to one file, atomically.
 * @returns the number of lines
 */
export async function writeBackup(database: Database, folders: BackupFolders, file: string): Promise<number> {
  const tempFile = `${file}.part`;
  let lines = 0;
  async function* text() {
    for await (const line of backupLines(database, folders)) {
      lines += 1;
      yield `${JSON.stringify(line)}\n`;
    }
    yield `${JSON.stringify({ type: 'end', lines } satisfies BackupLine)}\n`;
  }
  try {
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(tempFile, { mode: 0o600, flags: 'w' }));
    // Durable before the rename.
    const handle = await open(tempFile, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(tempFile, file);
  } catch (error) {
    await rm(tempFile, { force: true });
    throw error;
  }
  return lines;
}

/** Yields a snapshot of the database, then the files. */
export async function* backupLines(database: Database, folders: BackupFolders): AsyncGenerator<BackupLine> {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(transaction);
    yield { type: 'start', format: 'car-rental-backup', migrations: rows.map(({ name }) => name) };
    for (const table of await findTables(transaction)) {
      for await (const row of readTable(transaction, table)) yield { type: 'row', table, row };
    }
  } finally {
    await transaction.rollback().execute();
  }
  yield* fileLines('file', folders.mediaDir);
  yield* fileLines('privateFile', folders.privateDir);
}

async function* fileLines(type: 'file' | 'privateFile', folder: string): AsyncGenerator<BackupLine> {
  for await (const path of filesUnder(folder)) {
    const bytes = await ignoreNotFound(readFile(path));
    if (bytes) yield { type, path: relative(folder, path), base64: bytes.toString('base64') };
  }
}

/** Yields the files of a folder, without incomplete ones (`.part`). */
async function* filesUnder(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.endsWith('.part')) continue;
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield path;
  }
}

/** Yields rows through a cursor (constant memory), as the database's JSON, which keeps all digits. */
async function* readTable(transaction: Transaction<Schema>, table: string): AsyncGenerator<unknown> {
  await sql`DECLARE backup NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} AS t`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`FETCH ${sql.raw(String(BATCH))} FROM backup`.execute(transaction);
    for (const { row } of rows) yield JSON.parse(row);
    if (rows.length < BATCH) break;
  }
  await sql`CLOSE backup`.execute(transaction);
}
