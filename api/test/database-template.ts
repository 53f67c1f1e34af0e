import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { createDatabase, type Database } from '../src/platform/database/database.ts';
import { migrateDatabase } from '../src/platform/database/migrate-database.ts';
import { openEmbeddedPool } from '../src/platform/database/open-embedded-pool.ts';

const run = promisify(execFile);
const API = resolve(__dirname, '..');

/**
 * Copies an empty embedded database to a folder that does not exist yet.
 * @param migrated whether it has the tables of the last migration, or none
 */
export async function copyDatabaseTemplate(folder: string, { migrated = true } = {}): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await copyFolder(join(await databaseTemplates(), migrated ? 'migrated' : 'new'), folder);
}

async function copyFolder(from: string, to: string): Promise<void> {
  // Node's own copy takes a hundred times the processor time.
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await run('cp', ['-R', from, to]);
}

/** Folder of the templates; its name changes with the migrations and with this file. */
async function databaseTemplates(): Promise<string> {
  const folder = join(API, 'migrations');
  const hash = createHash('sha256').update(await readFile(__filename));
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(join(folder, name)));
  return join(API, '.cache', `small-databases-${hash.digest('hex').slice(0, 12)}`);
}

/** Creates the templates unless they exist: creating a database takes seconds, copying one does not. */
export async function makeDatabaseTemplates(): Promise<void> {
  const templates = await databaseTemplates();
  const isThere = await access(templates).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const draft = `${templates}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await change(join(draft, 'new'), async (database) => {
    // Removes the two template databases, which are most of the files and are not needed.
    await sql`UPDATE pg_database SET datistemplate = false`.execute(database);
    for (const name of ['template0', 'template1']) await sql`DROP DATABASE ${sql.id(name)}`.execute(database);
    // An open database fills its buffers with zeros: the default of 128 MB is a third of the time of opening it.
    await sql`ALTER SYSTEM SET shared_buffers = '16MB'`.execute(database);
  });
  await copyFolder(join(draft, 'new'), join(draft, 'migrated'));
  await change(join(draft, 'migrated'), migrateDatabase);
  await rename(draft, templates).catch(() => rm(draft, { recursive: true, force: true }));
}

async function change(folder: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = createDatabase(await openEmbeddedPool(folder));
  await work(database);
  await database.destroy();
}
