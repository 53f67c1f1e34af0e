import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { BACKUP_TABLES, type BackupLine } from './backup-line.ts';

const BATCH = 1_000;

/**
 * Writes everything that is kept into one file: the database as it was at one moment, then the pictures. The file
 * appears when it is whole.
 * Answers the number of lines.
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
    // On the disk, not on its way there, before it takes its name.
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
    const bytes = await unlessMissing(readFile(path));
    if (bytes) yield { type: 'file', path: relative(mediaDir, path), base64: bytes.toString('base64') };
  }
}

/** What is deleted in the meantime is left out, and what is not whole yet too. */
async function* filesUnder(folder: string): AsyncGenerator<string> {
  const entries = await unlessMissing(readdir(folder, { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.name.endsWith('.part')) continue;
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield path;
  }
}

/** Through a cursor, so that a large table is never in memory; as JSON of the database, so that no digit is lost. */
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
