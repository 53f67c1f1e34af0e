import { join } from 'node:path';
import type pg from 'pg';
import type { PostgresSettings, Settings } from '../settings.ts';
import { createDatabase, type Database } from './database.ts';
import { type Listen, listenOnEmbedded, listenOnPostgres } from './listen.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openEmbeddedPool } from './open-embedded-pool.ts';
import { openPostgresPool } from './open-postgres-pool.ts';

/** Connections in use, those that are free, those that may still be opened, and the requests that wait for one. */
type PoolCounts = Readonly<Record<'used' | 'free' | 'unopened' | 'waiting', number>>;

export interface OpenedDatabase {
  readonly database: Database;
  readonly listen: Listen;
  /** Counts the connections of each pool. */
  connections(): Readonly<Record<string, PoolCounts>>;
  /** Applies pending migrations. @throws Error see `migrateDatabase` */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

type DatabaseSettings = Pick<Settings, 'dataDir' | 'database'>;

/**
 * Opens PostgreSQL at `DATABASE_URL`, which may not be reachable yet, else the embedded database in `DATA_DIR`.
 * @throws Error with one line when the folder is in use
 */
export async function openDatabase({ dataDir, database }: DatabaseSettings): Promise<OpenedDatabase> {
  return database ? openPostgres(database) : await openEmbedded(dataDir);
}

/** Opens the database without a limit on a statement's time, for command line tools. @throws as `openDatabase` */
export async function openDatabaseForCommand({ dataDir, database }: DatabaseSettings): Promise<OpenedDatabase> {
  if (!database) return await openEmbedded(dataDir);
  const pool = openPostgresPool(database.direct, { isUnlimited: true });
  const unlimited = createDatabase(pool);
  return {
    database: unlimited,
    listen: listenOnPostgres(database.direct),
    connections: () => ({ commands: countConnections(pool) }),
    migrate: () => migrateDatabase(unlimited),
    close: () => unlimited.destroy(),
  };
}

function openPostgres({ hosts, direct, isPooled, sizes }: PostgresSettings): OpenedDatabase {
  const visitors = openPostgresPool(hosts, { isPooled, size: sizes.visitors });
  const staff = openPostgresPool(hosts, { isPooled, size: sizes.staff });
  const database = createDatabase(visitors, { staff, isPooled });
  return {
    database,
    listen: listenOnPostgres(direct),
    connections: () => ({ visitors: countConnections(visitors), staff: countConnections(staff) }),
    async migrate() {
      const unlimited = createDatabase(openPostgresPool(direct, { isUnlimited: true }));
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
      connections: () => ({ all: countConnections(pool) }),
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

function countConnections({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolCounts {
  return {
    used: totalCount - idleCount,
    free: idleCount,
    unopened: options.max - totalCount,
    waiting: waitingCount,
  };
}
