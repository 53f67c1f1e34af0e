import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { drillBackup } from './drill-backup.ts';
import { deleteOldBackups, listBackups, newBackupFile } from './platform/backup/backup-folder.ts';
import { recordBackup } from './platform/backup/last-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { openDatabaseForCommand } from './platform/database/open-database.ts';
import { openToRead } from './platform/database/scratch-database.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [action, name, drilled] = process.argv.slice(2);
  if ((action !== 'backup' && action !== 'restore') || (action === 'restore' && !name))
    throw new Error('Usage: npm run backup [-- FILE], npm run backup -- drill [FILE], or npm run restore -- FILE');
  const settings = readSettings(process.env);
  const pathOf = (given: string) => resolve(process.env.INIT_CWD ?? '', given);
  if (action === 'backup' && name === 'drill') return await drill(settings, drilled && pathOf(drilled));
  const file = name && pathOf(name);
  if (action === 'restore' && file) return await restore(settings, file);
  return await backUp(settings, file);
});

/** Backs up to a file, or to a new one in `BACKUP_DIR`, of which the newest are kept. */
async function backUp(settings: Settings, named: string | undefined): Promise<readonly string[]> {
  if (named && existsSync(named)) throw new Error(`${named} already exists`);
  const now = new Date();
  const file = named ?? (await newBackupFile(settings.backupDir, now));
  const { database, isCopy, close } = await openToRead(settings);
  try {
    const count = await writeBackup(database, settings, file);
    // The running server records those of BACKUP_DIR itself.
    if (!isCopy) await recordBackup(database, now);
    if (!named) await deleteOldBackups(settings.backupDir, settings.backupKeep, now);
    return [`${count} rows and files written to ${file}`];
  } finally {
    await close();
  }
}

async function restore(settings: Settings, file: string): Promise<readonly string[]> {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const { database, close } = await openDatabaseForCommand(settings);
  try {
    return [`${await restoreBackup(database, settings, file)} rows and files restored from ${file}`];
  } finally {
    await close();
  }
}

/** Restores a backup, by default the latest, into a scratch database, and says what it has and what it lacks. */
async function drill(settings: Settings, named: string | undefined): Promise<readonly string[]> {
  const file = named ?? (await listBackups(settings.backupDir))[0];
  if (!file) throw new Error(`There is no backup in ${settings.backupDir}`);
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const { lines, damages } = await drillBackup(settings, file);
  if (damages.length > 0) process.exitCode = 1;
  return [`${file}:`, ...lines, ...damages, damages.length > 0 ? `${damages.length} damages` : 'The backup is whole'];
}
