import { join } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../settings.ts';
import { createDatabase, type Database } from './database.ts';
import { type Listen, listenOnEmbedded, listenOnPostgres } from './listen.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openEmbeddedPool } from './open-embedded-pool.ts';
import { openPostgresPool } from './open-postgres-pool.ts';

export interface OpenedDatabase {
  readonly database: Database;
  readonly listen: Listen;
  /** Counts the connections of the pool: those in use, those that are free, and the requests that wait for one. */
  connections(): Readonly<Record<'used' | 'free' | 'waiting', number>>;
  /** Applies pending migrations. @throws Error see `migrateDatabase` */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `DATABASE_URL`, which may not be reachable yet, else the embedded database in `DATA_DIR`.
 * @throws Error with one line when the folder is in use
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<OpenedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
}

/** Opens the database without a limit on a statement's time, for command line tools. @throws as `openDatabase` */
export async function openDatabaseForCommand({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<OpenedDatabase> {
  if (!databaseUrl) return await openEmbedded(dataDir);
  const pool = openPostgresPool(databaseUrl, { isUnlimited: true });
  const database = createDatabase(pool);
  return {
    database,
    listen: listenOnPostgres(databaseUrl),
    connections: () => countConnections(pool),
    migrate: () => migrateDatabase(database),
    close: () => database.destroy(),
  };
}

function openPostgres(url: string): OpenedDatabase {
  const pool = openPostgresPool(url);
  const database = createDatabase(pool);
  return {
    database,
    listen: listenOnPostgres(url),
    connections: () => countConnections(pool),
    async migrate() {
      const unlimited = createDatabase(openPostgresPool(url, { isUnlimited: true }));
      await migrateDatabase(unlimited).finally(() => unlimited.destroy());
    },
    close: () => database.destroy(),
  };
}

async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const pool = await openEmbeddedPool(join(dataDir, 'database'));
    const database = createDatabase(pool);
    return {
      database,
      listen: listenOnEmbedded(pool),
      connections: () => countConnections(pool),
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

function countConnections({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { used: totalCount - idleCount, free: idleCount, waiting: waitingCount };
}
