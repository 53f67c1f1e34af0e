import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { copyRunningDatabase } from './copy-running-database.ts';
import { createDatabase, type Database } from './database.ts';
import { parseDatabaseHosts } from './database-hosts.ts';
import { isDataFolderInUse } from './lock-data-folder.ts';
import { openDatabaseForCommand } from './open-database.ts';
import { openEmbeddedPool } from './open-embedded-pool.ts';
import { openPostgresPool } from './open-postgres-pool.ts';

type DatabaseSettings = Pick<Settings, 'dataDir' | 'database'>;

export interface ScratchDatabase {
  readonly database: Database;
  /** A folder that is removed with it. */
  readonly folder: string;
  /** Closes and removes it. */
  close(): Promise<void>;
}

/** Creates a folder in `DATA_DIR` that `remove` removes, or the next command, if this one is killed. */
async function createScratchFolder(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    const [, pid] = /^scratch-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(dataDir, `scratch-${process.pid}-`));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Opens a folder with an embedded database that is removed when it is closed. @param prepare fills it, given its path */
async function openScratchFolder(dataDir: string, prepare?: (path: string) => Promise<void>): Promise<ScratchDatabase> {
  const { folder, remove } = await createScratchFolder(dataDir);
  try {
    const path = join(folder, 'database');
    await prepare?.(path);
    const database = createDatabase(await openEmbeddedPool(path));
    return {
      database,
      folder,
      async close() {
        await database.destroy();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Opens the database of the installation for reading, as it is, also while a server runs with the embedded one: then a copy of it.
 * @returns `isCopy`: nothing that is written stays
 */
export async function openToRead(
  settings: DatabaseSettings,
): Promise<Omit<ScratchDatabase, 'folder'> & { readonly isCopy: boolean }> {
  const { dataDir } = settings;
  if (settings.database || !(await isDataFolderInUse(dataDir)))
    return { ...(await openDatabaseForCommand(settings)), isCopy: false };
  const copy = await openScratchFolder(dataDir, (path) => copyRunningDatabase(join(dataDir, 'database'), path));
  return { ...copy, isCopy: true };
}

/**
 * Creates an empty database beside that of the installation, of the same kind: `NAME_drill` in PostgreSQL, in place of one that was
 * left by a killed command. @throws Error of PostgreSQL when the user may not create databases
 */
export async function createScratchDatabase({
  dataDir,
  database: postgres,
}: DatabaseSettings): Promise<ScratchDatabase> {
  if (!postgres) return await openScratchFolder(dataDir);
  const { folder, remove } = await createScratchFolder(dataDir);
  const url = new URL(postgres.direct.current());
  const name = `${url.pathname.slice(1)}_drill`;
  const drop = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`;
  const run = async (...statements: readonly string[]) => {
    const pool = openPostgresPool(postgres.direct, { isUnlimited: true });
    try {
      for (const statement of statements) await pool.query(statement);
    } finally {
      await pool.end();
    }
  };
  try {
    await run(drop, `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    await remove();
    throw error;
  }
  url.pathname = `/${name}`;
  const database = createDatabase(openPostgresPool(parseDatabaseHosts(url.href), { isUnlimited: true }));
  return {
    database,
    folder,
    async close() {
      await database.destroy();
      await run(drop);
      await remove();
    },
  };
}
