import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyToday } from 'shared-kit/domain';
import { createDatabase } from '#src/platform/database/database';
import { parseDatabaseHosts } from '#src/platform/database/database-hosts';
import { migrateDatabase } from '#src/platform/database/migrate-database';
import { openPostgresPool } from '#src/platform/database/open-postgres-pool';
import { startPostgres } from '../../test/postgres-server.ts';
import { median } from '../percentile.ts';
import { startChild } from '../start-child.ts';
import { fillYears } from './fill-years.ts';
import { type Read, readsOf, type Sample } from './reads.ts';

/**
 * `npm run bench:years [-- BOOKINGS]` measures every read of site and console on the years of an agency: 1,000 cars and
 * 1,000,000 bookings unless another number is given. See docs/benchmarks.md.
 */
const STAFF = { email: 'bench@example.com', password: 'a password of the benchmark' };
const CARS = 1_000;
const ROUNDS = 7;
const LIMIT_MS = 50;

const bookings = Number(process.argv[2] ?? 1_000_000);
const postgres = await startPostgres({ isDurable: true });
const folder = await mkdtemp(join(tmpdir(), 'bench-years-'));
const say = (line: string) => process.stdout.write(`${line}\n`);

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}

async function prepare(): Promise<Sample> {
  const pool = openPostgresPool(parseDatabaseHosts(postgres.url), { isUnlimited: true });
  const database = createDatabase(pool);
  await migrateDatabase(database);
  await timed(`${bookings} bookings of ${CARS} cars`, () => fillYears(pool, { cars: CARS, bookings }));
  const { rows } = await pool.query(
    'SELECT id, confirmation_code AS code, customer_name AS name FROM bookings WHERE id = $1',
    [bookings - 777],
  );
  await database.destroy();
  return rows[0];
}

async function measure(origin: string, token: string, { path, body, isStaff }: Read) {
  const times: number[] = [];
  let status = 0;
  for (let round = -1; round < ROUNDS; round += 1) {
    const begin = performance.now();
    const answer = await fetch(origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(isStaff && { authorization: `Bearer ${token}` }),
      },
    });
    await answer.arrayBuffer();
    status = answer.status;
    if (round >= 0) times.push(performance.now() - begin);
  }
  return { ms: median(times), status };
}

try {
  const sample = await prepare();
  const api = await startChild('../../../dist/server.js', {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    DEMO_DATA: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    PORT: '0',
  });
  try {
    const answer = await fetch(`${api.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    const { data } = (await answer.json()) as { data: [{ accessToken: string }] };
    say('| Read | Median |\n|---|---|');
    let slow = 0;
    for (const read of readsOf(agencyToday(new Date(), '+00:00'), sample)) {
      const { ms, status } = await measure(api.origin, data[0].accessToken, read);
      const isSlow = ms > LIMIT_MS || status >= 400;
      if (isSlow) slow += 1;
      say(`| ${read.name} | ${ms.toFixed(1)} ms${status >= 400 ? `, status ${status}` : ''}${isSlow ? ' **' : ''} |`);
    }
    say(`${slow} above ${LIMIT_MS} ms`);
  } finally {
    await api.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
