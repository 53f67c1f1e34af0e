import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { ignoreNotFound } from 'shared-kit/server';
import { listBackups } from './platform/backup/backup-folder.ts';
import { readLastBackup, recordBackup } from './platform/backup/last-backup.ts';
import type { Database } from './platform/database/database.ts';
import type { Settings } from './platform/settings.ts';

const COMMAND = fileURLToPath(new URL('./backup-command.js', import.meta.url));
const CHECK_MS = 60_000;
const HOUR_MS = 3_600_000;

interface Schedule {
  readonly database: Database;
  readonly settings: Pick<Settings, 'backupDir' | 'backupHours'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly startedAt: Date;
  /** Writes a backup into `BACKUP_DIR`. @throws Error with the error output of the command */
  readonly backUp: () => Promise<void>;
}

/**
 * Backs up the embedded database each `BACKUP_HOURS`, the first time an hour after the start; a process of its own does it, while
 * the server goes on. Returns a function that ends the schedule.
 */
export function scheduleBackups(schedule: Omit<Schedule, 'backUp' | 'startedAt'>, env: NodeJS.ProcessEnv): () => void {
  const all: Schedule = { ...schedule, startedAt: new Date(), backUp: () => runCommandOf(env) };
  let isChecking = false;
  const timer = setInterval(async () => {
    if (isChecking) return;
    isChecking = true;
    await checkSchedule(all, new Date()).catch((error) =>
      schedule.log.warn({ err: error }, 'A scheduled backup failed; it is tried again in a minute'),
    );
    isChecking = false;
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Records the newest backup of the folder, also one that somebody else wrote, and writes one that is due. */
export async function checkSchedule(
  { database, settings: { backupDir, backupHours }, log, startedAt, backUp }: Schedule,
  now: Date,
): Promise<void> {
  const last = await recordNewest(database, backupDir);
  if (backupHours === undefined) return;
  const dueAt = last ? last.getTime() + backupHours * HOUR_MS : startedAt.getTime() + HOUR_MS;
  if (now.getTime() < dueAt) return;
  await backUp();
  await recordNewest(database, backupDir);
  log.info('Wrote a scheduled backup');
}

async function recordNewest(database: Database, folder: string): Promise<Date | undefined> {
  const [newest] = await listBackups(folder);
  const found = newest && (await ignoreNotFound(stat(newest)));
  const recorded = await readLastBackup(database);
  if (!found || (recorded && recorded >= found.mtime)) return recorded;
  await recordBackup(database, found.mtime);
  return found.mtime;
}

async function runCommandOf(env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, 'backup'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(errors.trim() || `The backup ended with ${code}`);
}
