import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGlitePgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { columnParser } from './column-parser.ts';
import { FSYNC_START_PARAMETERS, flushFiles, flushToDisk } from './flush-to-disk.ts';

/**
 * Adapts PGlite to the `pg.Pool` interface with one connection. Statements have no time limit: PGlite runs on this thread,
 * where nothing can cancel one, and no request is answered before its statements end.
 */
export async function openEmbeddedPool(folder: string): Promise<pg.Pool> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  // Owner only: it contains personal data of customers.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({
    dataDir: folder,
    extensions: { btree_gist, pg_trgm },
    startParams: FSYNC_START_PARAMETERS,
  });
  flushToDisk(pglite, folder);
  if (isNew) await flushFiles(folder);
  const config = { ...new PGlitePgConfig({ pglite }), max: 1, idleTimeoutMillis: 0, types: columnParser };
  const pool = new pg.Pool(config);
  const end = pool.end.bind(pool) as () => Promise<void>;
  // An open instance keeps the process alive and its files unflushed.
  pool.end = async () => {
    await end();
    await pglite.close();
  };
  return pool;
}
