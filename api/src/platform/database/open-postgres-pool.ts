import pg from 'pg';
import { columnParser } from './column-parser.ts';
import { assertPrimary, connectToPrimary, type DatabaseHosts } from './database-hosts.ts';

/** Below the request timeout, so that a slow query is answered 503 within two seconds. */
const QUERY_TIMEOUT_MS = 1_400;
/** Connections of a pool unless a setting says another number. */
export const POOL_SIZE = 20;

export interface PostgresPoolOptions {
  /** No limit on statements, for migrations and commands; lock waits are still limited. */
  readonly isUnlimited?: boolean;
  /** Whether PgBouncer is in between, which does not accept limits from clients: its `connect_query` sets them. */
  readonly isPooled?: boolean;
  readonly size?: number;
}

/**
 * The database cancels statements that take longer than the limit, so that nothing runs on for a request that was answered
 * 503. The driver's own limit is for a connection that no longer responds.
 */
export function openPostgresPool(
  hosts: DatabaseHosts,
  { isUnlimited = false, isPooled = false, size = POOL_SIZE }: PostgresPoolOptions = {},
): pg.Pool {
  const limits = {
    ...(!isPooled && { lock_timeout: QUERY_TIMEOUT_MS }),
    ...(!isPooled && !isUnlimited && { statement_timeout: QUERY_TIMEOUT_MS }),
    ...(!isUnlimited && { query_timeout: QUERY_TIMEOUT_MS + 200 }),
  };
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current() });
    }
  }
  const pool = new pg.Pool({
    max: isUnlimited ? 1 : size,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: columnParser,
    Client,
    ...limits,
    ...(hosts.count > 1 && { onConnect: assertPrimary }),
  });
  if (hosts.count > 1) {
    const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    pool.connect = (() => connectToPrimary(hosts, () => connect())) as pg.Pool['connect'];
  }
  // The pool replaces broken connections, but listens to idle ones only: without a listener an error of a checked-out
  // connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
