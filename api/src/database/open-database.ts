import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { createDatabase, type Database } from './database.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openEmbeddedPool } from './open-embedded-pool.ts';
import { openPostgresPool } from './open-postgres-pool.ts';

export interface OpenedDatabase {
  readonly database: Database;
  /** Brings the tables up to date. @throws Error see `migrateDatabase` */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The database that the settings name: the PostgreSQL at `DATABASE_URL`, which may not answer yet, else the
 * embedded one.
 * @throws Error with one line when the folder is in use
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<OpenedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
}

/** For a command that works alone, however long a statement takes. @throws as `openDatabase` */
export async function openDatabaseForCommand({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<OpenedDatabase> {
  if (!databaseUrl) return await openEmbedded(dataDir);
  const database = createDatabase(openPostgresPool(databaseUrl, { isPatient: true }));
  return { database, migrate: () => migrateDatabase(database), close: () => database.destroy() };
}

function openPostgres(url: string): OpenedDatabase {
  const database = createDatabase(openPostgresPool(url));
  return {
    database,
    async migrate() {
      const patient = createDatabase(openPostgresPool(url, { isPatient: true }));
      await migrateDatabase(patient).finally(() => patient.destroy());
    },
    close: () => database.destroy(),
  };
}

async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const database = createDatabase(await openEmbeddedPool(join(dataDir, 'database')));
    return {
      database,
      migrate: () => migrateDatabase(database),
      async close() {
        await database.destroy();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
