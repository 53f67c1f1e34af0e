import pg from 'pg';
import { columnParser } from './column-parser.ts';

const CONNECTIONS = 20;
/** Below the request timeout, so that a slow query is answered 503 within two seconds. */
const QUERY_TIMEOUT_MS = 1_400;

/** @param isUnlimited no query timeout, for migrations and commands; lock waits are still limited */
export function openPostgresPool(url: string, { isUnlimited = false } = {}): pg.Pool {
  const limits = isUnlimited
    ? { max: 1, lock_timeout: QUERY_TIMEOUT_MS }
    : { max: CONNECTIONS, query_timeout: QUERY_TIMEOUT_MS + 200, lock_timeout: QUERY_TIMEOUT_MS };
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: columnParser,
    ...limits,
  });
  // The pool replaces broken connections, but listens to idle ones only: without a listener an error of a checked-out
  // connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
