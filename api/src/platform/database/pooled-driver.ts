import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { type RunStatement, STATEMENTS } from './statement-channel.ts';

/** Prepared statements per connection: caller-defined searches must not fill the database's memory. */
const MAX_STATEMENTS = 100;
const COUNTED_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export interface PoolOptions {
  /** For requests with a session, so that consoles and exports leave visitors theirs; by default there is one pool. */
  readonly staff?: pg.Pool;
  /** Whether statements are not prepared: PgBouncer hands a connection to others between two transactions. */
  readonly isPooled?: boolean;
}

/** Whether the code runs for a request with a session. */
export const isForStaff = new AsyncLocalStorage<boolean>();

/** Creates a Kysely dialect on pools with prepared statements; a connection is closed after a read timeout. */
export function pooledDialect(pool: pg.Pool, options: PoolOptions): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PooledDriver(pool, options),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #staff: pg.Pool;
  readonly #isPrepared: boolean;
  readonly #connections = new WeakMap<pg.PoolClient, Connection>();

  constructor(pool: pg.Pool, { staff = pool, isPooled = false }: PoolOptions) {
    this.#pool = pool;
    this.#staff = staff;
    this.#isPrepared = !isPooled;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    const client = await (isForStaff.getStore() ? this.#staff : this.#pool).connect();
    const connection = this.#connections.get(client) ?? new Connection(client, this.#isPrepared);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: Connection, { isolationLevel }: TransactionSettings): Promise<void> {
    await connection.run(isolationLevel ? `BEGIN ISOLATION LEVEL ${isolationLevel}` : 'BEGIN');
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.run('COMMIT');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.run('ROLLBACK');
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
    if (this.#staff !== this.#pool) await this.#staff.end();
  }
}

class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #isPrepared: boolean;
  /** Names of the prepared statements, by their SQL. */
  readonly #names = new Map<string, string>();

  constructor(client: pg.PoolClient, isPrepared: boolean) {
    this.#client = client;
    this.#isPrepared = isPrepared;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Without parameters the text may hold several statements (migrations), which cannot be prepared.
    const name = this.#isPrepared && parameters.length > 0 ? this.#nameOf(text) : undefined;
    const begin = performance.now();
    const tell = (error?: unknown) =>
      STATEMENTS.publish({ text, ms: performance.now() - begin, error } satisfies RunStatement);
    try {
      const { command, rowCount, rows } = await this.#client.query(
        name ? { name, text, values: [...parameters] } : { text, values: [...parameters] },
      );
      tell();
      return {
        rows: (rows ?? []) as Row[],
        ...(COUNTED_COMMANDS.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
      };
    } catch (error) {
      tell(error);
      // Otherwise the next query would time out on the dead connection too, or meet the host that is no longer the primary.
      if (isReadTimeout(error) || isStandby(error))
        void (this.#client as pg.PoolClient & pg.Client).end().catch(() => {});
      throw error;
    }
  }

  async run(statement: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(statement));
  }

  release(): void {
    this.#client.release();
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed: see iterateEntities');
  }

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < MAX_STATEMENTS)
      this.#names.set(text, `statement-${this.#names.size}`);
    return this.#names.get(text);
  }
}

function isStandby(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
