import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addDays, agencyToday } from 'shared-kit/domain';
import { exampleRequest } from '../test/examples.ts';
import { type PostgresServer, startPostgres } from '../test/postgres-server.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';

const CLIENTS = 8;
/** Each refused booking takes one, too: enough for a promotion that takes long on a busy machine. */
const CARS = 20_000;

let folder: string;
let primary: PostgresServer;
let standby: Awaited<ReturnType<PostgresServer['copyAsStandby']>>;
let server: SpawnedServer;

async function query<Row extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failover-test-'));
  primary = await startPostgres();
  standby = await primary.copyAsStandby();
  // The primary acknowledges what the standby has.
  await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = 'standby'`, 'SELECT pg_reload_conf()');
  const { host } = new URL(standby.url);
  server = spawnServer({
    DATA_DIR: folder,
    // The standby first: the server must find the primary.
    DATABASE_URL: primary.url.replace('@', `@${host},`),
    ADMIN_PASSWORD: 'a password of staff',
    RATE_LIMIT: 'off',
  });
  await server.settled;
  await query(
    primary.url,
    `INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features)
     SELECT 'car-' || n, 'Car', '/media/demo/a.svg', 'SUV', 5, 'Diesel', 'Manual', 42.5, 4.5, '{}'
     FROM generate_series(0, ${CARS - 1}) AS n`,
  );
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  await standby.kill();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

test('when the primary dies under load and the standby is promoted, bookings go on there and none that was confirmed is lost', async () => {
  const [{ address }] = server.messages as [{ address: string }];
  const pickupDate = addDays(agencyToday(new Date(), '+00:00'), 3);
  const acknowledged: string[] = [];
  const refusals = new Set<number>();
  let next = 0;
  let isStopped = false;

  async function book(): Promise<void> {
    while (!isStopped && next < CARS) {
      const request = exampleRequest({ carId: `car-${next++}`, pickupDate });
      const answer = await fetch(`${address}/api/entities/CarsBooking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      if (answer.status === 200) acknowledged.push(request.confirmationCode);
      else refusals.add(answer.status);
      await answer.text();
      if (answer.status !== 200) await new Promise((done) => setTimeout(done, 50));
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, book));
  while (acknowledged.length < 40) await new Promise((done) => setTimeout(done, 10));
  await primary.kill();
  const before = acknowledged.length;
  await query(standby.url, 'SELECT pg_promote()');
  const promoted = performance.now();
  while (acknowledged.length < before + 20) await new Promise((done) => setTimeout(done, 10));
  const servesAfterMs = performance.now() - promoted;
  isStopped = true;
  await clients;

  const rows = await query<{ confirmation_code: string }>(standby.url, 'SELECT confirmation_code FROM bookings');
  const kept = new Set(rows.map(({ confirmation_code }) => confirmation_code));
  expect(acknowledged.filter((code) => !kept.has(code))).toEqual([]);
  // Meanwhile it was said that the service is away, nothing else.
  expect([...refusals]).toEqual([503]);
  process.stdout.write(`bookings go on ${Math.round(servesAfterMs)} ms after the promotion\n`);
});

test('while there is only a standby the server waits: what can be read is not answered as an error of ours', async () => {
  const alone = spawnServer({
    DATA_DIR: join(folder, 'alone'),
    DATABASE_URL: standby.url,
    ADMIN_PASSWORD: 'a password of staff',
  });
  await query(standby.url, 'ALTER SYSTEM SET default_transaction_read_only = on', 'SELECT pg_reload_conf()');
  await alone.settled;
  const [{ address }] = alone.messages as [{ address: string }];
  const answer = await fetch(`${address}/api/entities/CarsBooking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      exampleRequest({ carId: 'car-399', pickupDate: addDays(agencyToday(new Date(), '+00:00'), 9) }),
    ),
  });
  expect(answer.status).toBe(503);
  alone.process.kill('SIGKILL');
  await alone.exited;
});
