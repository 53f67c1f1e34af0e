import pg from 'pg';
import { columnParser } from './column-parser.ts';

const CONNECTIONS = 20;
/** Below the request timeout, so that a slow query is answered 503 within two seconds. */
const QUERY_TIMEOUT_MS = 1_400;

/**
 * The database cancels statements that take longer than the limit, so that nothing runs on for a request that was answered
 * 503. The driver's own limit is for a connection that no longer responds.
 * @param isUnlimited no limit on statements, for migrations and commands; lock waits are still limited
 */
export function openPostgresPool(url: string, { isUnlimited = false } = {}): pg.Pool {
  const limits = isUnlimited
    ? { max: 1 }
    : { max: CONNECTIONS, statement_timeout: QUERY_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS + 200 };
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: columnParser,
    lock_timeout: QUERY_TIMEOUT_MS,
    ...limits,
  });
  // The pool replaces broken connections, but listens to idle ones only: without a listener an error of a checked-out
  // connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
