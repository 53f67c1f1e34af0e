import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { openDatabaseForCommand } from './platform/database/open-database.ts';
import { privateDirOf } from './platform/private-files/private-files.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [action, name] = process.argv.slice(2);
  if ((action !== 'backup' && action !== 'restore') || !name)
    throw new Error('Usage: npm run backup -- FILE, or npm run restore -- FILE');
  const file = resolve(process.env.INIT_CWD ?? '', name);
  if (action === 'backup' && existsSync(file)) throw new Error(`${file} already exists`);
  if (action === 'restore' && !existsSync(file)) throw new Error(`${file} does not exist`);
  const settings = readSettings(process.env);
  const folders = { mediaDir: join(settings.dataDir, 'media'), privateDir: privateDirOf(settings) };
  const { database, migrate, close } = await openDatabaseForCommand(settings);
  try {
    if (action === 'restore') return [`${await restoreBackup(database, folders, file)} lines restored from ${file}`];
    await migrate();
    return [`${await writeBackup(database, folders, file)} lines written to ${file}`];
  } finally {
    await close();
  }
});
