import { Kysely } from 'kysely';
import type pg from 'pg';
import { pooledDialect } from './pooled-driver.ts';
import type { Schema } from './schema.ts';

/** Query builder over a pool, the same for PGlite and PostgreSQL. */
export type Database = Kysely<Schema>;

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: pooledDialect(pool) });
}
