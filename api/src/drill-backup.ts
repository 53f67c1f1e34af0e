import { hash } from 'node:crypto';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { createFolderStore, type FileStore, readStored } from 'shared-kit/server';
import { verifyDocuments } from './messages/papers/verify-documents.ts';
import type { BackupStores } from './platform/backup/backup-line.ts';
import { compareTables } from './platform/backup/compare-tables.ts';
import { findTables } from './platform/backup/find-tables.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { fixTexts } from './platform/backup/write-backup.ts';
import type { Database } from './platform/database/database.ts';
import type { Schema } from './platform/database/schema.ts';
import { createScratchDatabase, openToRead } from './platform/database/scratch-database.ts';
import { readPrivateFile } from './platform/private-files/private-files.ts';
import type { Settings } from './platform/settings.ts';

export interface Drill {
  /** What the backup has, and what would be lost with it. */
  readonly lines: readonly string[];
  readonly damages: readonly string[];
}

/**
 * Restores a backup into a scratch database, which checks its rows by all keys, references and sums, then compares it and its files
 * with the installation, and removes it. The schema stays that of the backup.
 * @throws Error with one line when it cannot be restored
 */
export async function drillBackup(settings: Settings, file: string): Promise<Drill> {
  const scratch = await createScratchDatabase(settings);
  try {
    const restored = {
      mediaStore: createFolderStore(join(scratch.folder, 'media')),
      documentStore: createFolderStore(join(scratch.folder, 'private')),
    };
    const count = await restoreBackup(scratch.database, restored, file, { isMigrated: false });
    const files = await compareFiles(restored, settings);
    const papers = await verifyPapers(scratch.database, restored.documentStore);
    const sums = await inSnapshot(scratch.database, describeSums);
    const missing = await findMissingFiles(scratch.database, restored.documentStore);
    const lost = await findLost(settings, scratch.database);
    return {
      lines: [`${count} rows and files restored`, ...sums, papers.line, ...lost, ...files.lines],
      damages: [...missing, ...files.damages, ...papers.damages],
    };
  } finally {
    await scratch.close();
  }
}

/** Reads a database as it is at one moment; rows as text are the same in each session. */
async function inSnapshot<Result>(
  database: Database,
  read: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await fixTexts(transaction);
      return await read(transaction);
    });
}

/** Returns counts, and the sums of money. */
async function describeSums(transaction: Transaction<Schema>): Promise<readonly string[]> {
  const lines: string[] = [];
  const tables = await findTables(transaction);
  const read = async (table: (typeof tables)[number], column: string) => {
    if (!tables.includes(table)) return;
    const { rows } = await sql<{ text: string }>`
      SELECT count(*) || ' ${sql.raw(table)}, ' || coalesce(sum(${sql.ref(column)}), 0) AS text FROM ${sql.table(table)}
    `.execute(transaction);
    lines.push(rows[0]?.text ?? '');
  };
  await read('bookings', 'total_price');
  await read('booking_lines', 'amount');
  await read('payments', 'amount');
  return lines;
}

/** Compares the papers with their hashes. Those of an older schema are not read: there the files are compared alone. */
async function verifyPapers(database: Database, documentStore: FileStore) {
  try {
    const { count, differences } = await verifyDocuments({ database, documentStore });
    return { line: `${count} papers compared with their hashes`, damages: differences };
  } catch (error) {
    // A table or a column that is not there yet.
    if (!['42P01', '42703'].includes(String((error as { code?: string }).code))) throw error;
    return { line: 'The backup is of an older version: its papers are not compared with their hashes', damages: [] };
  }
}

/** Returns what was written since the backup. */
async function findLost(settings: Settings, scratch: Database): Promise<readonly string[]> {
  const live = await openToRead(settings);
  try {
    return await inSnapshot(scratch, (earlier) =>
      inSnapshot(live.database, async (later) => {
        const lines: string[] = [];
        const known = await findTables(earlier);
        for (const table of await findTables(later)) {
          // What the server notes about itself each minute.
          if (table === 'installation_facts' || !known.includes(table)) continue;
          const { added, changed, removed } = await compareTables(earlier, later, table);
          if (added + changed + removed > 0)
            lines.push(`Would be lost: ${table}: ${added} new, ${changed} changed, ${removed} deleted`);
        }
        return lines.length > 0 ? lines : ['No row would be lost'];
      }),
    );
  } finally {
    await live.close();
  }
}

/** Compares files by their hashes. A file never changes: what differs is damaged. */
async function compareFiles(restored: BackupStores, live: BackupStores): Promise<Drill> {
  const lines: string[] = [];
  const damages: string[] = [];
  for (const [what, store] of [
    ['pictures', 'mediaStore'],
    ['private files', 'documentStore'],
  ] as const) {
    const kept = new Set<string>();
    for await (const { key } of restored[store].list('')) {
      kept.add(key);
      const now = await readStored(live[store], key);
      const then = await readStored(restored[store], key);
      if (now && then && hashOf(now.bytes) !== hashOf(then.bytes)) damages.push(`${what}: ${key} differs`);
    }
    let added = 0;
    for await (const { key } of live[store].list('')) if (!kept.has(key) && !/\.part(\/|$)/.test(key)) added += 1;
    lines.push(`${kept.size} ${what} compared by their hashes${added > 0 ? `; would be lost: ${added} new` : ''}`);
  }
  return { lines, damages };
}

/** Returns the files of bookings, cars and fines that the backup has a row for, but not the bytes. */
async function findMissingFiles(database: Database, documentStore: FileStore): Promise<readonly string[]> {
  const tables = await inSnapshot(database, findTables);
  if (!tables.includes('private_files')) return [];
  const { rows } = await sql<{ id: string; kind: string; bytes: number }>`
    SELECT id, kind, bytes FROM private_files`.execute(database);
  const damages: string[] = [];
  for (const { id, kind, bytes } of rows) {
    const found = await readPrivateFile({ database, documentStore }, id);
    if (found?.bytes.length !== Number(bytes)) damages.push(`${kind} ${id}: ${found ? 'of another size' : 'missing'}`);
  }
  return damages;
}

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'hex');
