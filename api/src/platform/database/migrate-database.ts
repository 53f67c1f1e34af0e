import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Resolves from `src` and from `dist`. */
const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(FOLDER)).filter((name) => extname(name) === '.sql');
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name): Promise<[string, Migration]> => {
          const text = await readFile(new URL(name, `file://${FOLDER}`), 'utf8');
          return [basename(name, '.sql'), { up: async (db) => void (await sql.raw(text).execute(db)) }];
        }),
      ),
    );
  },
};

/**
 * Applies pending migrations, forward only. Servers that start at the same time wait for each other (advisory lock).
 * @param last the migration to stop at; the latest when absent
 * @throws Error naming the migration that failed or is unknown
 */
export async function migrateDatabase(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: sqlFiles });
  if (last !== undefined && (await isAlreadyApplied(migrator, last))) return;
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? 'of the database'} failed: ${String(error)}`, { cause: error });
}

/** Returns whether the database is at this migration or later; migrating to it would then roll back. */
async function isAlreadyApplied(migrator: Migrator, last: string): Promise<boolean> {
  const migrations = await migrator.getMigrations();
  const known = migrations.find(({ name }) => name === last);
  if (!known) throw new Error(`Unknown migration ${last}: the backup is from a newer version`);
  return known.executedAt !== undefined;
}
