import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addDays, agencyToday } from 'shared-kit/domain';
import { exampleRequest } from '../test/examples.ts';
import { type PostgresServer, startPostgres } from '../test/postgres-server.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';

/** More clients than the server has connections, so that some calls wait for one. */
const CLIENTS = 24;
const CARS = 200;
/** Number of responses before the database is stopped. */
const WARM_UP = 300;
const SERVES_AGAIN_WITHIN_MS = 5_000;
/** The limit of two seconds, plus a margin for a busy machine. */
const ANSWER_TIMEOUT_MS = 3_000;
const PASSWORD = 'a password of staff';

let folder: string;
let postgres: PostgresServer;
let server: SpawnedServer;
let url: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-restart-test-'));
  postgres = await startPostgres();
  server = spawnServer({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    ADMIN_EMAIL: 'staff@example.com',
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT: 'off',
  });
  await server.settled;
  url = (server.messages as { address: string }[])[0]?.address ?? '';
  await queryDirectly(
    `INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features)
     SELECT 'car-' || n, 'Car', '/media/demo/a.svg', 'SUV', 5, 'Diesel', 'Manual', 42.5, 4.5, '{}'
     FROM generate_series(0, $1::int - 1) AS n`,
    [CARS],
  );
  const { body } = await ask('/api/auth/login', { email: 'staff@example.com', password: PASSWORD });
  token = body.data?.[0]?.accessToken ?? '';
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function queryDirectly<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

interface Body {
  readonly data?: { accessToken?: string; confirmationCode?: string }[];
  readonly meta?: { type?: string };
}

/**
 * Returns status, parsed body and duration of a call.
 * @throws when the connection ends before the response is complete
 */
async function ask(path: string, body?: object) {
  const begin = performance.now();
  const answer = await fetch(url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const parsed = JSON.parse(await answer.text()) as Body;
  return { path, status: answer.status, body: parsed, took: performance.now() - begin };
}

let bookings = 0;

/** Returns a booking request with a car and a day that no other request of this file has. */
function nextBooking() {
  bookings += 1;
  const pickupDate = addDays(agencyToday(new Date(), '+00:00'), 10 + Math.floor(bookings / CARS));
  return exampleRequest({ carId: `car-${bookings % CARS}`, pickupDate, dropoffDate: pickupDate });
}

const CALLS = [
  () => ask('/api/entities/CarsBooking', nextBooking()),
  () => ask('/api/entities/Cars/search', { pagination: { page: 1, size: 6 } }),
  () => ask('/api/entities/CarsBooking', nextBooking()),
  () => ask('/api/entities/CarsBooking/search', { pagination: { page: 1, size: 6 } }),
  () => ask('/api/availability?from=2026-12-01&to=2026-12-02'),
  () => ask('/api/health'),
];

type Answer = Awaited<ReturnType<typeof ask>>;

/** Starts clients that each make one call after the other without a pause, until `stop` is called. */
function startLoad() {
  const answers: Answer[] = [];
  const torn: unknown[] = [];
  let isStopped = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; !isStopped && torn.length < CLIENTS; turn += 1)
      await CALLS[turn % CALLS.length]?.().then(
        (answer) => answers.push(answer),
        (error: unknown) => torn.push(error),
      );
  });
  return {
    answers,
    torn,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function waitUntilItServes(): Promise<void> {
  const deadline = performance.now() + SERVES_AGAIN_WITHIN_MS;
  while (performance.now() < deadline) {
    const answers = await Promise.all(CALLS.map((call) => call()));
    if (answers.every(({ status }) => status === 200)) return;
    await pause(50);
  }
  throw new Error('It did not serve again');
}

test.each<[string, () => Promise<void>]>([
  ['a fast restart of the database', () => postgres.shutDown().then(postgres.start)],
  ['an immediate restart of the database', () => postgres.kill().then(postgres.start)],
  [
    'an end to every connection',
    async () => {
      for (let times = 0; times < 5; times += 1) {
        await queryDirectly(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()',
        );
        await pause(40);
      }
    },
  ],
])('%s under load: every request gets a response, service resumes, and no booking is lost', async (_, disturb) => {
  const load = startLoad();
  while (load.answers.length < WARM_UP && load.torn.length === 0) await pause(10);
  await disturb();
  expect({ exitCode: server.process.exitCode, log: server.output.stderr.slice(-2_000) }).toMatchObject({
    exitCode: null,
  });
  await waitUntilItServes();
  await load.stop();
  const after = await Promise.all(CALLS.map((call) => call()));

  expect(load.torn).toEqual([]);
  const refusals = load.answers.filter(({ status }) => status !== 200);
  expect(refusals.length).toBeGreaterThan(0);
  const kinds = new Set(refusals.map(({ status, body }) => `${status} ${body.meta?.type}`));
  expect([...kinds]).toEqual(['503 service_unavailable']);
  expect(Math.max(...load.answers.map(({ took }) => took))).toBeLessThan(ANSWER_TIMEOUT_MS);
  expect(after.map(({ status }) => status)).toEqual(CALLS.map(() => 200));

  const acknowledged = [...load.answers, ...after].flatMap(({ path, status, body }) =>
    path === '/api/entities/CarsBooking' && status === 200 ? [body.data?.[0]?.confirmationCode] : [],
  );
  expect(acknowledged.length).toBeGreaterThan(WARM_UP / CALLS.length);
  const stored = await queryDirectly<{ code: string }>('SELECT confirmation_code AS code FROM bookings');
  const codes = new Set(stored.map(({ code }) => code));
  expect(acknowledged.filter((code) => !codes.has(code ?? ''))).toEqual([]);
});
