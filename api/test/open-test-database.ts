import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, type Database } from '../src/platform/database/database.ts';
import { parseDatabaseHosts } from '../src/platform/database/database-hosts.ts';
import { type Listen, listenOnEmbedded, listenOnPostgres } from '../src/platform/database/listen.ts';
import { openEmbeddedPool } from '../src/platform/database/open-embedded-pool.ts';
import { openPostgresPool } from '../src/platform/database/open-postgres-pool.ts';
import { createTestFolder } from './create-test-folder.ts';
import { copyDatabaseTemplate } from './database-template.ts';
import { createPostgresTestDatabase } from './postgres-test-database.ts';

declare global {
  /** The kind of database, set by the Jest project. */
  var testDatabase: 'embedded' | 'postgres';
}

export interface TestDatabase {
  readonly database: Database;
  readonly listen: Listen;
  /** Opens the same database for a second server; the embedded database returns its only connection. */
  openAgain(): Database;
  close(): Promise<void>;
}

/**
 * Opens a new database of the kind that the Jest project tests, migrated by default; or reuses that of another test
 * server.
 */
export async function openTestDatabase(shared?: Database, { migrated = true } = {}): Promise<TestDatabase> {
  if (shared) return { database: shared, listen: () => async () => {}, openAgain: () => shared, close: async () => {} };
  return globalThis.testDatabase === 'postgres' ? openPostgres(migrated) : openEmbedded(migrated);
}

async function openEmbedded(migrated: boolean): Promise<TestDatabase> {
  const folder = await createTestFolder('api-test-');
  await copyDatabaseTemplate(join(folder, 'database'), { migrated });
  const pool = await openEmbeddedPool(join(folder, 'database'));
  const database = createDatabase(pool);
  return {
    database,
    listen: listenOnEmbedded(pool),
    openAgain: () => database,
    async close() {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(migrated: boolean): Promise<TestDatabase> {
  const { url, drop } = await createPostgresTestDatabase({ migrated });
  const hosts = parseDatabaseHosts(url);
  const opened: Database[] = [];
  const open = () => {
    // Migrations run without a limit, as a server runs them.
    const database = createDatabase(openPostgresPool(hosts, { isUnlimited: !migrated }));
    opened.push(database);
    return database;
  };
  return {
    database: open(),
    listen: listenOnPostgres(hosts),
    openAgain: open,
    async close() {
      for (const database of opened) await database.destroy();
      await drop();
    },
  };
}
