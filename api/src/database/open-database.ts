import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { createDatabase, type Database } from './database.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { openEmbeddedPool } from './open-embedded-pool.ts';
import { openPostgresPool } from './open-postgres-pool.ts';

export interface OpenedDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * The database that the settings name: the PostgreSQL at `DATABASE_URL`, else the embedded one.
 * @param onLost called when another process took the folder of the embedded database
 * @throws Error with one line when the folder is in use
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  onLost: (error: Error) => void,
): Promise<OpenedDatabase> {
  if (databaseUrl) {
    const database = createDatabase(openPostgresPool(databaseUrl));
    return { database, close: () => database.destroy() };
  }
  const unlock = await lockDataFolder(dataDir, onLost);
  try {
    const database = createDatabase(await openEmbeddedPool(join(dataDir, 'database')));
    return {
      database,
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
