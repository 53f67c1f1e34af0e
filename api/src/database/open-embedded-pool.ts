import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PGlitePgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { columnParser } from './column-parser.ts';

/** The embedded database in a folder, wearing the face of a `pg.Pool` of one connection. */
export async function openEmbeddedPool(folder: string): Promise<pg.Pool> {
  const pglite = await PGlite.create({ dataDir: folder, extensions: { btree_gist } });
  const config = { ...new PGlitePgConfig({ pglite }), max: 1, idleTimeoutMillis: 0, types: columnParser };
  const pool = new pg.Pool(config);
  const end = pool.end.bind(pool) as () => Promise<void>;
  // An instance that stays open keeps the process alive and its files unflushed.
  pool.end = async () => {
    await end();
    await pglite.close();
  };
  return pool;
}
