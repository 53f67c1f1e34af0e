import pg from 'pg';
import { columnParser } from './column-parser.ts';

const CONNECTIONS = 20;
/** A request is answered within two seconds, if only by saying that the database does not answer. */
const QUERY_TIMEOUT_MS = 1_400;

/** @param isPatient for migrations and commands: a statement may take its time, though not wait for a lock as long */
export function openPostgresPool(url: string, { isPatient = false } = {}): pg.Pool {
  const limits = isPatient
    ? { max: 1, lock_timeout: QUERY_TIMEOUT_MS }
    : { max: CONNECTIONS, query_timeout: QUERY_TIMEOUT_MS + 200, lock_timeout: QUERY_TIMEOUT_MS };
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: columnParser,
    ...limits,
  });
  // A broken connection is replaced. The pool listens to idle connections only: without a listener from the first moment
  // on, one that breaks while it is handed out or used would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
