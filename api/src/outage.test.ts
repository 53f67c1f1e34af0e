import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { CalendarDay } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../test/examples.ts';
import { type PostgresServer, startPostgres } from '../test/postgres-server.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';
import { type StallingProxy, startStallingProxy } from '../test/stalling-proxy.ts';
import { openDatabaseForCommand } from './platform/database/open-database.ts';
import { readSettings } from './platform/settings.ts';

let postgres: PostgresServer;
let folder: string;
let server: SpawnedServer;
let url: string;

/** Starts a server while its PostgreSQL is down. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outage-test-'));
  postgres = await startPostgres();
  await postgres.kill();
  const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, ADMIN_PASSWORD: 'a password of staff' };
  server = spawnServer({ ...settings, RATE_LIMIT: 'off' });
  await server.settled;
  const [message] = server.messages as { type: string; address: string }[];
  expect(message).toMatchObject({ type: 'listening' });
  url = message?.address ?? '';
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(path: string, body?: object, origin = url, token?: string) {
  const begin = performance.now();
  const answer = await fetch(origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  return { status: answer.status, body: JSON.parse(await answer.text()), took: performance.now() - begin, answer };
}

async function waitForHealth(status: number, origin = url): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await ask('/api/health', undefined, origin)).status === status) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`health never said ${status}`);
}

/** A day that can be booked, so that requests reach the database. */
const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10) as CalendarDay;

async function expectUnavailable(origin = url): Promise<void> {
  const calls: [string, object?][] = [
    ['/api/health'],
    ['/api/entities/Cars/search', {}],
    ['/api/availability?from=2026-12-01&to=2026-12-02'],
    ['/api/entities/CarsBooking', exampleRequest({ pickupDate: inTenDays })],
    ['/api/auth/login', { email: 'a@example.com', password: 'b' }],
  ];
  const answers = await Promise.all(calls.map(([path, body]) => ask(path, body, origin)));
  for (const [index, { status, body: error, took, answer }] of answers.entries()) {
    const [path] = calls[index] ?? [];
    expect({ path, status, type: error.meta.type }).toEqual({ path, status: 503, type: 'service_unavailable' });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(took).toBeLessThan(3_000);
    expect(JSON.stringify(error)).not.toMatch(/ECONN|127\.0\.0\.1|timeout/);
  }
  // Also for requests that wait for another one: bookings of the same car, and identical searches.
  const attempts = Array.from({ length: 5 }, () => exampleRequest({ pickupDate: inTenDays }));
  const together = await Promise.all([
    ...attempts.map((request) => ask('/api/entities/CarsBooking', request, origin)),
    ...attempts.map(() => ask('/api/entities/Cars/search', {}, origin)),
  ]);
  for (const { status, took } of together) {
    expect(status).toBe(503);
    expect(took).toBeLessThan(3_000);
  }
}

test('database unreachable at start: 503, one log line, and service once it is available', async () => {
  await expectUnavailable();
  expect(server.output.stderr).toContain('Database unavailable; retrying');
  await postgres.start();
  await waitForHealth(200);
  expect((await ask('/api/entities/Cars/search', {})).status).toBe(200);
});

test('database stops and starts again', async () => {
  await waitForHealth(200);
  await postgres.kill();
  await expectUnavailable();
  await postgres.start();
  await waitForHealth(200);
  expect((await ask('/api/entities/Cars/search', {})).status).toBe(200);
});

async function signIn(): Promise<string> {
  const { body } = await ask('/api/auth/login', {
    email: 'admin@zelligecars.example',
    password: 'a password of staff',
  });
  return body.data[0].accessToken;
}

/** Calls back while another connection holds exclusive locks on these tables. */
async function whileLocked(tables: string, callback: () => Promise<void>): Promise<void> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    await callback();
  } finally {
    await client.end();
  }
}

test('a row lock held by another session', async () => {
  await waitForHealth(200);
  await whileLocked('cars, bookings, sign_in_attempts', expectUnavailable);
  expect((await ask('/api/health')).status).toBe(200);
});

test('a lock that blocks every connection', async () => {
  await waitForHealth(200);
  const token = await signIn();
  await whileLocked('cars, bookings', async () => {
    // More requests than connections, none of them identical.
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        // Requests with a token also read the session.
        index % 2 === 0
          ? ask('/api/entities/Cars/search', {}, url, token)
          : ask('/api/entities/CarsBooking', exampleRequest({ pickupDate: inTenDays, carId: `car-${index}` })),
      ),
    );
    for (const { status, body, took, answer } of answers) {
      expect({ status, type: body.meta.type }).toEqual({ status: 503, type: 'service_unavailable' });
      expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      // The limit is 1.8 seconds; without a limit on the whole request, the timeouts would add up to more than three.
      expect(took).toBeLessThan(3_000);
    }
  });
  expect((await ask('/api/entities/Cars/search', {})).status).toBe(200);
});

test('a lock that blocks the migrations at start: 503, one log line, and service afterwards', async () => {
  await waitForHealth(200);
  const settings = { DATA_DIR: join(folder, 'late'), DATABASE_URL: postgres.url, ADMIN_PASSWORD: 'a password' };
  let late: SpawnedServer | undefined;
  let address = '';
  try {
    await whileLocked('kysely_migration', async () => {
      late = spawnServer(settings);
      await late.settled;
      address = (late.messages as { address: string }[])[0]?.address ?? '';
      expect((await ask('/api/health', undefined, address)).status).toBe(503);
      expect(late.output.stderr).toContain('Database unavailable; retrying');
    });
    await waitForHealth(200, address);
  } finally {
    late?.process.kill('SIGTERM');
  }
  expect(await late?.exited).toBe(0);
});

test('a read that takes too long: 503, and the database does not go on with it', async () => {
  await waitForHealth(200);
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  const countRunning = async () => {
    const running = `SELECT FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid() AND query LIKE '%cars%'`;
    return (await owner.query(running)).rowCount;
  };
  await owner.query(`ALTER TABLE cars RENAME TO kept_cars;
    CREATE VIEW cars AS SELECT kept_cars.* FROM pg_sleep(600), kept_cars`);
  try {
    // A statement of its own, which no connection has prepared for the table.
    const search = { query: [{ field: 'seats', operator: 'gt', value: 7 }] };
    const { status, body } = await ask('/api/entities/Cars/search', search);
    expect([status, body.meta.type]).toEqual([503, 'service_unavailable']);
    for (let attempt = 0; attempt < 30 && (await countRunning()) !== 0; attempt += 1)
      await new Promise((done) => setTimeout(done, 100));
    expect(await countRunning()).toBe(0);
  } finally {
    // What would still run holds a lock on the view.
    await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE state <> 'idle' AND pid <> pg_backend_pid() AND query LIKE $1`,
      ['%cars%'],
    );
    await owner.query('DROP VIEW cars; ALTER TABLE kept_cars RENAME TO cars');
    await owner.end();
  }
  expect((await ask('/api/entities/Cars/search', {})).status).toBe(200);
});

test('a command line tool has no statement timeout', async () => {
  await waitForHealth(200);
  const { database, close } = await openDatabaseForCommand(
    readSettings({ DATA_DIR: folder, DATABASE_URL: postgres.url }),
  );
  const { rows } = await sql<{ done: boolean }>`SELECT true AS done FROM pg_sleep(2)`.execute(database);
  expect(rows).toEqual([{ done: true }]);
  await close();
});

describe('a network that drops all packets', () => {
  let proxy: StallingProxy;
  let distant: SpawnedServer;
  let origin: string;

  beforeAll(async () => {
    await waitForHealth(200);
    proxy = await startStallingProxy(postgres.url);
    distant = spawnServer({
      DATA_DIR: join(folder, 'distant'),
      DATABASE_URL: proxy.url,
      ADMIN_PASSWORD: 'a password',
    });
    await distant.settled;
    origin = (distant.messages as { address: string }[])[0]?.address ?? '';
  });
  afterAll(async () => {
    distant.process.kill('SIGKILL');
    await distant.exited;
    proxy.close();
  });
  const burst = () => Promise.all(Array.from({ length: 30 }, () => ask('/api/entities/Cars/search', {}, origin)));

  beforeEach(async () => {
    // Opens many connections before the network fails.
    const answers = await burst();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('for a while: 503 within two seconds, then service', async () => {
    proxy.stall();
    await expectUnavailable(origin);
    proxy.resume();
    expect((await ask('/api/entities/Cars/search', {}, origin)).status).toBe(200);
  });

  test('on the open connections for good: they are replaced by new ones', async () => {
    proxy.forgetConnections();
    for (const { status, took } of await burst()) {
      expect([200, 503]).toContain(status);
      expect(took).toBeLessThan(3_000);
    }
    for (const { status } of await burst()) expect(status).toBe(200);
  });
});

test('bookings made before an outage are kept', async () => {
  await waitForHealth(200);
  const token = await signIn();
  const { CarId: _, ...car } = exampleCar();
  const created = await fetch(`${url}/api/entities/Cars`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(car),
  });
  const { data } = (await created.json()) as { data: { CarId: string }[] };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) as `${number}-${number}-${number}`;
  const request = exampleRequest({ carId: data[0]?.CarId ?? '', pickupDate: tomorrow });
  const booked = await ask('/api/entities/CarsBooking', request);
  expect(booked.status).toBe(200);
  await postgres.kill();
  await postgres.start();
  await waitForHealth(200);
  expect((await ask('/api/entities/CarsBooking', request)).body).toEqual(booked.body);
});
