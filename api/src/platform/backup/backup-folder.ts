import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreNotFound } from 'shared-kit/server';

const NAME = /^car-rental-\d{8}-\d{6}\.gz$/;
/** A backup that is being written is written to all the time. */
const STALE_MS = 10 * 60_000;

/** Returns the path of a new backup, named after the time in UTC, and creates the folder. */
export async function newBackupFile(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-');
  return join(folder, `car-rental-${time}.gz`);
}

/** Returns the backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<readonly string[]> {
  const names = (await ignoreNotFound(readdir(folder))) ?? [];
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Deletes all backups but the newest, and what a backup left that was killed. @param keep undefined keeps all */
export async function deleteOldBackups(folder: string, keep: number | undefined, now: Date): Promise<void> {
  for (const file of (await listBackups(folder)).slice(keep ?? Number.POSITIVE_INFINITY))
    await rm(file, { force: true });
  for (const name of (await ignoreNotFound(readdir(folder))) ?? []) {
    if (!name.endsWith('.gz.part')) continue;
    const found = await ignoreNotFound(stat(join(folder, name)));
    if (found && now.getTime() - found.mtimeMs > STALE_MS) await rm(join(folder, name), { force: true });
  }
}
