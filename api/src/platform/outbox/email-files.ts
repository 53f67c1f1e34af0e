import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { OutboxRow } from './outbox.ts';

/** Ends with the outbox row's id and time of creation, as `messageIdOf` does. */
const FILE_NAME = /-booking-mail\.(\d+)\.(\d+)\.eml$/;

type RowOfFile = Pick<OutboxRow, 'id' | 'created_at'>;

/** Returns the folder of e-mails as files. */
export function outboxDirOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return resolve(dataDir, 'outbox');
}

/** Deletes the files of e-mails. @returns their number */
export async function deleteEmailFiles(folder: string, rows: readonly RowOfFile[]): Promise<number> {
  const deleted = new Set(rows.map(keyOf));
  return await deleteFiles(folder, await listEmailFiles(folder), ({ key }) => deleted.has(key));
}

/** Deletes the files of e-mails that are no longer in the database. @returns their number */
export async function deleteOrphanedEmailFiles(database: Database, folder: string): Promise<number> {
  const files = await listEmailFiles(folder);
  if (files.length === 0) return 0;
  const { rows } = await sql<RowOfFile>`
    SELECT id, created_at FROM outbox WHERE id = ANY(${files.map(({ id }) => id)}::bigint[])`.execute(database);
  const kept = new Set(rows.map(keyOf));
  return await deleteFiles(folder, files, ({ key }) => !kept.has(key));
}

interface EmailFile {
  readonly name: string;
  readonly id: number;
  readonly key: string;
}

async function listEmailFiles(folder: string): Promise<readonly EmailFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => {
    const [, id, createdMs] = FILE_NAME.exec(name) ?? [];
    return id ? [{ name, id: Number(id), key: `${id}.${createdMs}` }] : [];
  });
}

async function deleteFiles(
  folder: string,
  files: readonly EmailFile[],
  isDeleted: (file: EmailFile) => boolean,
): Promise<number> {
  const deleted = files.filter(isDeleted);
  for (const { name } of deleted) await rm(join(folder, name), { force: true });
  return deleted.length;
}

function keyOf({ id, created_at }: RowOfFile): string {
  return `${id}.${Date.parse(created_at)}`;
}
