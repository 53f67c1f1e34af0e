import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, type Database } from '../src/database/database.ts';
import { type Listen, listenOnEmbedded, listenOnPostgres } from '../src/database/listen.ts';
import { openEmbeddedPool } from '../src/database/open-embedded-pool.ts';
import { openPostgresPool } from '../src/database/open-postgres-pool.ts';
import { createTestFolder } from './create-test-folder.ts';
import { copyDatabaseTemplate } from './database-template.ts';
import { createPostgresTestDatabase } from './postgres-test-database.ts';

declare global {
  /** Set by the Jest project: which database its tests run on. */
  var testDatabase: 'embedded' | 'postgres';
}

export interface TestDatabase {
  readonly database: Database;
  readonly listen: Listen;
  /** The same database for a second server; the embedded one has only one. */
  openAgain(): Database;
  close(): Promise<void>;
}

/**
 * The database of another test server, or an empty one, migrated unless told otherwise, of its own, on the kind that
 * the project tests.
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
  const opened: Database[] = [];
  const open = () => {
    const database = createDatabase(openPostgresPool(url));
    opened.push(database);
    return database;
  };
  return {
    database: open(),
    listen: listenOnPostgres(url),
    openAgain: open,
    async close() {
      for (const database of opened) await database.destroy();
      await drop();
    },
  };
}
