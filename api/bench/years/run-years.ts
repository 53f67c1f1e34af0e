import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { agencyToday } from 'shared-kit/domain';
import { createDatabase } from '#src/platform/database/database';
import { parseDatabaseHosts } from '#src/platform/database/database-hosts';
import { migrateDatabase } from '#src/platform/database/migrate-database';
import { openPostgresPool } from '#src/platform/database/open-postgres-pool';
import { startPostgres } from '../../test/postgres-server.ts';
import { median, percentile } from '../percentile.ts';
import { startChild } from '../start-child.ts';
import { fillYears } from './fill-years.ts';
import { type Read, readsOf, type Sample } from './reads.ts';

/**
 * `npm run bench:years [-- BOOKINGS [alone|together]]` measures every read of site and console on the years of an agency: 1,000 cars and
 * 1,000,000 bookings unless another number is given. With `BENCH_DATABASE_URL` on that database, which is filled when it is
 * empty, and stays. See docs/benchmarks.md.
 */
const STAFF = { email: 'bench@example.com', password: 'a password of the benchmark' };
const CARS = 1_000;
const ROUNDS = 7;
const LIMIT_MS = 50;
const CONSOLES = 10;
const VISITS_PER_SECOND = 30;
const TOGETHER_S = 30;

/** Takes 10 ms of a processor on a quiet machine: what it takes more is taken by others. */
const REFERENCE = 'SELECT count(*) FROM generate_series(1, 60000)';

const bookings = Number(process.argv[2] ?? 1_000_000);
const part = process.argv[3];
const { BENCH_DATABASE_URL: kept, DATABASE_POOL_SIZE, DATABASE_STAFF_POOL_SIZE } = process.env;
const postgres = kept ? { url: kept, stop: async () => {} } : await startPostgres({ isDurable: true });
const folder = await mkdtemp(join(tmpdir(), 'bench-years-'));
const agent = new http.Agent({ keepAlive: true });
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
  const { rowCount } = await pool.query('SELECT FROM bookings LIMIT 1');
  if (!rowCount) await timed(`${bookings} bookings of ${CARS} cars`, () => fillYears(pool, { cars: CARS, bookings }));
  const { rows } = await pool.query(
    `SELECT id, confirmation_code AS code, customer_name AS name, car_id AS "carId" FROM bookings WHERE kind = 'rental' AND id > $1 LIMIT 1`,
    [bookings - 777],
  );
  await database.destroy();
  return rows[0];
}

/** Asks as browsers do, for compressed answers, which are not decompressed here: this is not their time. */
async function ask(origin: string, token: string, { path, body, isStaff }: Read): Promise<number> {
  const request = http.request(origin + path, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'gzip, br',
      ...(body && { 'content-type': 'application/json' }),
      ...(isStaff && { authorization: `Bearer ${token}` }),
    },
  });
  request.end(body && JSON.stringify(body));
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

async function elapsed<Result>(work: () => Promise<Result>): Promise<readonly [ms: number, result: Result]> {
  const begin = performance.now();
  const result = await work();
  return [performance.now() - begin, result];
}

/** Measures a read alone, and between its rounds the reference. */
async function measure(origin: string, token: string, read: Read, reference: pg.Client) {
  const rounds: { readonly ms: number; readonly status: number; readonly referenceMs: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [referenceMs] = await elapsed(() => reference.query(REFERENCE));
    const [ms, status] = await elapsed(() => ask(origin, token, read));
    if (round >= 0) rounds.push({ ms, status, referenceMs });
  }
  return {
    ms: median(rounds.map(({ ms }) => ms)),
    referenceMs: median(rounds.map(({ referenceMs }) => referenceMs)),
    status: Math.max(...rounds.map(({ status }) => status)),
  };
}

async function measureAlone(origin: string, token: string, reads: readonly Read[]): Promise<void> {
  const reference = new pg.Client(postgres.url);
  await reference.connect();
  say('| Read | Median, ms | Reference, ms |\n|---|---|---|');
  let slow = 0;
  for (const read of reads) {
    const { ms, status, referenceMs } = await measure(origin, token, read, reference);
    const isSlow = ms > LIMIT_MS || status >= 400;
    if (isSlow) slow += 1;
    const told = `${ms.toFixed(1)}${status >= 400 ? `, status ${status}` : ''}${isSlow ? ' **' : ''}`;
    say(`| ${read.name} | ${told} | ${referenceMs.toFixed(1)} |`);
  }
  await reference.end();
  say(`${slow} above ${LIMIT_MS} ms`);
}

/** Measures visitors' requests at a fixed rate, beside consoles that refresh what they show as fast as they are answered. */
async function measureTogether(origin: string, token: string, reads: readonly Read[]): Promise<void> {
  const visited = reads.filter(({ isStaff }) => !isStaff);
  const statuses = new Map<string, number>();
  const count = (who: string, status: number) => {
    const name = `${who} ${status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
  };
  let isOver = false;
  const consoles = Array.from({ length: CONSOLES }, async (_, index) => {
    const refreshed = reads.filter(({ refreshedBy }) => refreshedBy === (index % 2 ? 'today' : 'list'));
    while (!isOver)
      for (const status of await Promise.all(refreshed.map((read) => ask(origin, token, read))))
        count('console', status);
  });
  const visits: Promise<number>[] = [];
  for (let sent = 0; sent < VISITS_PER_SECOND * TOGETHER_S; sent += 1) {
    // Whether or not the ones before are answered.
    visits.push(
      elapsed(() => ask(origin, token, visited[sent % visited.length] as Read)).then(([ms, status]) => {
        count('visitor', status);
        return ms;
      }),
    );
    await sleep(1_000 / VISITS_PER_SECOND);
  }
  const times = await Promise.all(visits);
  isOver = true;
  await Promise.all(consoles);
  const answers = [...statuses].map(([name, number]) => `${name}: ${number}`).join(', ');
  say(`${CONSOLES} consoles and ${VISITS_PER_SECOND} visits a second for ${TOGETHER_S} s: ${answers}`);
  say(`visits: median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`);
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
    LOG_LEVEL: 'fatal',
    PORT: '0',
    ...(DATABASE_POOL_SIZE && { DATABASE_POOL_SIZE }),
    ...(DATABASE_STAFF_POOL_SIZE && { DATABASE_STAFF_POOL_SIZE }),
  });
  try {
    const answer = await fetch(`${api.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    const { data } = (await answer.json()) as { data: [{ accessToken: string }] };
    const token = data[0].accessToken;
    const reads = readsOf(agencyToday(new Date(), '+00:00'), sample);
    if (part !== 'together') await measureAlone(api.origin, token, reads);
    if (part !== 'alone') await measureTogether(api.origin, token, reads);
  } finally {
    await api.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
