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
import { BACKUP_TABLES, type BackupLine } from './backup-line.ts';

const BATCH = 1_000;

/**
 * Writes the database as of one moment and then the pictures into one file, which appears when it is complete.
 * @returns the number of lines
 */
export async function writeBackup(database: Database, mediaDir: string, file: string): Promise<number> {
  const draft = `${file}.part`;
  let lines = 0;
  async function* text() {
    for await (const line of backupLines(database, mediaDir)) {
      lines += 1;
      yield `${JSON.stringify(line)}\n`;
    }
    yield `${JSON.stringify({ type: 'end', lines } satisfies BackupLine)}\n`;
  }
  try {
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    // On the disk before it gets its name.
    const handle = await open(draft, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return lines;
}

async function* backupLines(database: Database, mediaDir: string): AsyncGenerator<BackupLine> {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(transaction);
    yield { type: 'start', format: 'car-rental-backup', migrations: rows.map(({ name }) => name) };
    for (const table of BACKUP_TABLES) {
      for await (const row of readTable(transaction, table)) yield { type: 'row', table, row };
    }
  } finally {
    await transaction.rollback().execute();
  }
  yield* pictureLines(mediaDir);
}

async function* pictureLines(mediaDir: string): AsyncGenerator<BackupLine> {
  for await (const path of filesUnder(mediaDir)) {
    const bytes = await ignoreNotFound(readFile(path));
    if (bytes) yield { type: 'file', path: relative(mediaDir, path), base64: bytes.toString('base64') };
  }
}

/** Files that are deleted meanwhile or not complete yet are left out. */
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

/** Reads through a cursor, so that a large table is never in memory; as the database's JSON, so that no digit is lost. */
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
