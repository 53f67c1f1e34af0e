import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Beside `src` and `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

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
 * Brings the tables up to date, forward only. Servers that start at once wait for each other, and what
 * is done already is left alone.
 * @param last the migration to stop at; the latest when absent
 * @throws Error that names the migration that failed or that there is not
 */
export async function migrateDatabase(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: sqlFiles });
  if (last !== undefined && (await isBehind(migrator, last))) return;
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? 'of the database'} failed: ${String(error)}`, { cause: error });
}

/** The database is at this migration or further: to go on to it would mean to go back. */
async function isBehind(migrator: Migrator, last: string): Promise<boolean> {
  const migrations = await migrator.getMigrations();
  const known = migrations.find(({ name }) => name === last);
  if (!known) throw new Error(`The migration ${last} is not known: it is of a newer version of this program`);
  return known.executedAt !== undefined;
}
