import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Resolves from `src` and from `dist`. */
const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** The advisory lock of a server that migrates. */
const LOCK = 7_046_052;
const ASK_AGAIN_MS = 100;
/** Matches the statement; its group is the name of the index. */
const CONCURRENT_INDEX = /^CREATE INDEX CONCURRENTLY IF NOT EXISTS (\w+) [^;]+/gm;

const sqlFiles = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => extname(name) === '.sql');
    return Object.fromEntries(
      await Promise.all(
        names.map(async (file): Promise<[string, Migration]> => {
          // In a transaction: the index has been built before, or the database is new.
          const text = (await readFile(join(folder, file), 'utf8')).replaceAll(' CONCURRENTLY ', ' ');
          return [basename(file, '.sql'), { up: async (db) => void (await sql.raw(text).execute(db)) }];
        }),
      ),
    );
  },
});

/**
 * Applies pending migrations, forward only. Servers that start at the same time wait for each other (advisory lock).
 * Indexes that a migration creates `CONCURRENTLY` are built before it, while other servers go on to write.
 * @param last the migration to stop at; the latest when absent
 * @throws Error naming the migration that failed or is unknown
 */
export async function migrateDatabase(database: Database, last?: string, folder = FOLDER): Promise<void> {
  await database.connection().execute(async (connection) => {
    await lock(connection);
    try {
      await migrate(connection, folder, last);
    } finally {
      await sql`SELECT pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

/** Waits for the lock by polling: a statement that waits keeps its snapshot, and `CREATE INDEX CONCURRENTLY` waits for all of those. */
async function lock(connection: Database): Promise<void> {
  const ask = sql<{ is_mine: boolean }>`SELECT pg_try_advisory_lock(${sql.lit(LOCK)}) AS is_mine`;
  while (!(await ask.execute(connection)).rows[0]?.is_mine) await setTimeout(ASK_AGAIN_MS);
}

async function migrate(connection: Database, folder: string, last: string | undefined): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: sqlFiles(folder) });
  const migrations = await migrator.getMigrations();
  const end = last === undefined ? migrations.length : migrations.findIndex(({ name }) => name === last) + 1;
  if (end === 0 && last !== undefined) throw new Error(`Unknown migration ${last}: the backup is from a newer version`);
  const first = migrations.findIndex(({ executedAt }) => !executedAt);
  // A new database has nobody to wait.
  for (let next = first > 0 ? first : end; next < end; next += 1) {
    const [before, { name } = { name: '' }] = migrations.slice(next - 1);
    const text = await readFile(join(folder, `${name}.sql`), 'utf8');
    const indexes = [...text.matchAll(CONCURRENT_INDEX)];
    if (indexes.length > 0) await apply(migrator, before?.name);
    for (const [statement, index = ''] of indexes) await buildConcurrently(connection, index, statement);
  }
  // To migrate to one that is applied already would roll later ones back.
  if (last === undefined || !migrations[end - 1]?.executedAt) await apply(migrator, last);
}

async function apply(migrator: Migrator, last: string | undefined): Promise<void> {
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? 'of the database'} failed: ${String(error)}`, { cause: error });
}

/** Builds an index unless it exists. An invalid one, of an attempt that failed, is dropped first. */
async function buildConcurrently(connection: Database, index: string, statement: string): Promise<void> {
  const { rows } = await sql`
    SELECT FROM pg_index WHERE indexrelid = to_regclass(${index}) AND NOT indisvalid`.execute(connection);
  // It waits for all running transactions, without blocking any.
  await sql`SET lock_timeout = 0`.execute(connection);
  try {
    if (rows.length > 0) await sql`DROP INDEX CONCURRENTLY ${sql.id(index)}`.execute(connection);
    await sql.raw(statement).execute(connection);
  } catch (error) {
    throw new Error(`Index ${index} failed: ${String(error)}`, { cause: error });
  } finally {
    await sql`RESET lock_timeout`.execute(connection);
  }
}
