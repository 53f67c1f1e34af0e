import pg from 'pg';
import { createDatabase } from '../src/platform/database/database.ts';
import { parseDatabaseHosts } from '../src/platform/database/database-hosts.ts';
import { migrateDatabase } from '../src/platform/database/migrate-database.ts';
import { openPostgresPool } from '../src/platform/database/open-postgres-pool.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { POSTGRES_URL, TEMPLATE } from './postgres-test-database.ts';

declare global {
  var postgresServer: PostgresServer | undefined;
}

export default async function postgresSetup(): Promise<void> {
  const server = await startPostgres();
  globalThis.postgresServer = server;
  process.env[POSTGRES_URL] = server.url;
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const database = createDatabase(openPostgresPool(parseDatabaseHosts(server.url.replace(/postgres$/, TEMPLATE))));
  await migrateDatabase(database);
  await database.destroy();
}
