import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDatabase } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrate-database.ts';
import { openEmbeddedPool } from '../src/database/open-embedded-pool.ts';

const ROOM = resolve(__dirname, '..');

/** Folder of an empty, migrated embedded database; its name changes with the migrations. */
export async function databaseTemplate(): Promise<string> {
  const folder = join(ROOM, 'migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(join(folder, name)));
  return join(ROOM, '.cache', `database-${hash.digest('hex').slice(0, 12)}`);
}

/** Making a database takes seconds, copying one does not: it is made once and kept. */
export async function makeDatabaseTemplate(): Promise<void> {
  const template = await databaseTemplate();
  const isThere = await access(template).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const draft = `${template}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const database = createDatabase(await openEmbeddedPool(draft));
  await migrateDatabase(database);
  await database.destroy();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
