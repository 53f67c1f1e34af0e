import { Kysely } from 'kysely';
import type pg from 'pg';
import { type PoolOptions, pooledDialect } from './pooled-driver.ts';
import type { Schema } from './schema.ts';

/** Query builder over a pool, the same for PGlite and PostgreSQL. */
export type Database = Kysely<Schema>;

export function createDatabase(pool: pg.Pool, options: PoolOptions = {}): Database {
  return new Kysely<Schema>({ dialect: pooledDialect(pool, options) });
}
