import pg from 'pg';
import { columnParser } from './column-parser.ts';

const CONNECTIONS = 20;

export function openPostgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types: columnParser });
  // An idle connection that breaks is replaced at the next query, which tells if that fails too.
  pool.on('error', () => {});
  return pool;
}
