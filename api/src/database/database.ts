import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { keepStatements } from './keep-statements.ts';
import type { Schema } from './schema.ts';

/** The query builder over one pool; the same for the embedded database and for PostgreSQL. */
export type Database = Kysely<Schema>;

const pools = new WeakMap<Database, pg.Pool>();

export function createDatabase(pool: pg.Pool): Database {
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: keepStatements(pool) }) });
  pools.set(database, pool);
  return database;
}

/** What stands behind it; nothing for a transaction, which has one connection and no other. */
export function poolOf(database: Database): pg.Pool | undefined {
  return pools.get(database);
}
