import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { createDatabase } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrate-database.ts';
import { openEmbeddedPool } from '../src/database/open-embedded-pool.ts';

const run = promisify(execFile);
const API = resolve(__dirname, '..');

/** Copies an empty, migrated embedded database to a folder that does not exist yet. */
export async function copyDatabaseTemplate(folder: string): Promise<void> {
  const template = await databaseTemplate();
  await mkdir(dirname(folder), { recursive: true });
  // Node's own copy takes a hundred times the processor time.
  if (process.platform === 'win32') await cp(template, folder, { recursive: true });
  else await run('cp', ['-R', template, folder]);
}

/** Folder of the template; its name changes with the migrations and with this file. */
async function databaseTemplate(): Promise<string> {
  const folder = join(API, 'migrations');
  const hash = createHash('sha256').update(await readFile(__filename));
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(join(folder, name)));
  return join(API, '.cache', `small-database-${hash.digest('hex').slice(0, 12)}`);
}

/** Creates the template unless it exists: creating a database takes seconds, copying one does not. */
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
  // Two databases that nobody opens are most of the files.
  await sql`UPDATE pg_database SET datistemplate = false`.execute(database);
  for (const name of ['template0', 'template1']) await sql`DROP DATABASE ${sql.id(name)}`.execute(database);
  // An open database fills its buffers with zeros: the default of 128 MB is a third of the time of opening it.
  await sql`ALTER SYSTEM SET shared_buffers = '16MB'`.execute(database);
  await database.destroy();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
