import { Kysely } from 'kysely';
import type pg from 'pg';
import { pooledDialect } from './pooled-driver.ts';
import type { Schema } from './schema.ts';

/** The query builder over one pool; the same for the embedded database and for PostgreSQL. */
export type Database = Kysely<Schema>;

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: pooledDialect(pool) });
}
