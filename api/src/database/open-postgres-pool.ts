import pg from 'pg';
import { columnParser } from './column-parser.ts';

const CONNECTIONS = 20;

export function openPostgresPool(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: CONNECTIONS, types: columnParser });
}
