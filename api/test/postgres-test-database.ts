import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Environment variable with the URL of the server, for the test files. */
export const POSTGRES_URL = 'API_TEST_POSTGRES_URL';
export const TEMPLATE = 'migrated';

export interface PostgresTestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database on the PostgreSQL of the tests, migrated or empty. */
export async function createPostgresTestDatabase({ migrated = true } = {}): Promise<PostgresTestDatabase> {
  const server = process.env[POSTGRES_URL];
  if (!server) throw new Error(`${POSTGRES_URL} is not set: this file runs in the project api`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(server, async (client) => {
    // A template cannot be copied by two test files at the same time.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(`CREATE DATABASE ${name}${migrated ? ` TEMPLATE ${TEMPLATE}` : ''}`);
  });
  return {
    url: server.replace(/postgres$/, name),
    drop: () => withClient(server, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
