import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '#src/platform/database/database';
import { parseDatabaseHosts } from '#src/platform/database/database-hosts';
import { migrateDatabase } from '#src/platform/database/migrate-database';
import { openEmbeddedPool } from '#src/platform/database/open-embedded-pool';
import { openPostgresPool } from '#src/platform/database/open-postgres-pool';
import { startPostgres } from '../test/postgres-server.ts';
import type { Bench } from './bench.ts';
import { findPgbench } from './pgbench.ts';
import { seed } from './seed.ts';
import { startChild } from './start-child.ts';

const STAFF = { email: 'bench@example.com', password: 'a password of the benchmark' };

/** Retries, because after an interrupt a server may still be writing. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };

type Work = (bench: Bench) => Promise<void>;
interface Place {
  readonly folder: string;
  /** Environment variables that name the database, for each server. */
  readonly api: Readonly<Record<string, string>>;
  readonly thin: Readonly<Record<string, string>>;
}

/** Runs the benchmark on a temporary, seeded PostgreSQL with fsync enabled. */
export async function withPostgres(cars: number, work: Work): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    await inFolder(async (folder) => {
      await prepare(openPostgresPool(parseDatabaseHosts(postgres.url), { isUnlimited: true }), cars);
      const env = { DATABASE_URL: postgres.url };
      const pgbench = await findPgbench(postgres.url, folder);
      const about = { database: 'PostgreSQL' as const, url: postgres.url, ...(pgbench && { pgbench }) };
      await withServers({ folder, api: env, thin: env }, (servers) => work({ ...about, ...servers }));
    });
  } finally {
    await postgres.stop();
  }
}

/** Runs the benchmark on the embedded database, with a copy for the thin server: only one process may use a folder. */
export async function withEmbedded(cars: number, work: Work): Promise<void> {
  await inFolder(async (folder) => {
    const original = join(folder, 'data', 'database');
    const copy = join(folder, 'copy');
    await prepare(await openEmbeddedPool(original), cars);
    await cp(original, copy, { recursive: true });
    const place = { folder, api: {}, thin: { DATABASE_FOLDER: copy } };
    await withServers(place, (servers) => work({ database: 'PGlite', ...servers }));
  });
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'api-bench-'));
  await mkdir(join(folder, 'data'));
  process.once('exit', () => rmSync(folder, REMOVAL));
  await work(folder).finally(() => rm(folder, REMOVAL));
}

async function prepare(pool: Parameters<typeof seed>[0], cars: number): Promise<void> {
  const database = createDatabase(pool);
  try {
    await migrateDatabase(database);
    await seed(pool, cars);
  } finally {
    await database.destroy();
  }
}

/** Starts the product's API without rate limits, and the thin server. */
async function withServers(
  place: Place,
  work: (servers: Pick<Bench, 'api' | 'thin' | 'processorTime' | 'token'>) => Promise<void>,
): Promise<void> {
  const api = await startChild('../../../dist/server.js', {
    DATA_DIR: join(place.folder, 'data'),
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    DEMO_DATA: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    PORT: '0',
    ...place.api,
  });
  try {
    const thin = await startChild('./thin-server.js', place.thin);
    try {
      const processorTime = { api: api.processorTime, thin: thin.processorTime };
      await work({ api: api.origin, thin: thin.origin, processorTime, token: await signIn(api.origin) });
    } finally {
      await thin.stop();
    }
  } finally {
    await api.stop();
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { data } = (await answer.json()) as { data: [{ accessToken: string }] };
  return data[0].accessToken;
}
