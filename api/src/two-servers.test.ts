import type { BookingRequest } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../test/examples.ts';
import { NOON, STAFF, startTestApi, type TestApi } from '../test/start-test-api.ts';
import { whileBusy } from '../test/while-busy.ts';
import { deleteExpiredWindows } from './platform/http/limit-attempts.ts';

let first: TestApi;
let second: TestApi;

/** Starts two servers on one database; those on the embedded database share its connection. */
beforeAll(async () => {
  first = await startTestApi();
  second = await startTestApi({ database: first.openDatabaseAgain() });
  await first.addCars(exampleCar());
});
afterAll(async () => {
  await second.close();
  await first.close();
});

test('sign-in and sign-out on one server apply to the other', async () => {
  const { body } = await first.post('/api/auth/login', STAFF);
  const token = body.data[0].accessToken;
  const read = () => second.post('/api/entities/CarsBooking/search', {}, { token });
  expect((await read()).body.data).toEqual([]);
  expect((await second.get('/api/entities/CarsBooking/columns', { token })).status).toBe(200);
  await first.post('/api/auth/logout', undefined, { token });
  expect((await second.get('/api/entities/CarsBooking/columns', { token })).status).toBe(401);
});

test('failed sign-ins are counted together', async () => {
  for (let i = 0; i < 10; i += 1)
    await [first, second][i % 2]?.post('/api/auth/login', { email: 'victim@example.com', password: `guess ${i}` });
  for (const server of [first, second])
    expect((await server.post('/api/auth/login', { email: 'victim@example.com', password: 'x' })).status).toBe(429);
});

test('on eight servers, 200 concurrent requests create one booking, and 50 retries create one booking', async () => {
  const others: TestApi[] = [];
  for (let index = 0; index < 6; index += 1) others.push(await startTestApi({ database: first.openDatabaseAgain() }));
  const servers = [first, second, ...others];
  // Opens the connections first: on a busy machine, opening so many at once takes longer than the request timeout.
  for (const server of servers)
    await Promise.all(Array.from({ length: 20 }, () => server.get('/api/entities/Cars/duster')));
  const book = (number: number, request: BookingRequest) =>
    whileBusy(() => (servers[number % 8] as TestApi).post('/api/entities/CarsBooking', request));
  const race = await Promise.all(Array.from({ length: 200 }, (_, i) => book(i, exampleRequest())));
  const outcomes: Record<string, number> = {};
  for (const answer of race) {
    const outcome = answer.body.meta?.type ?? String(answer.status);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  expect(outcomes).toEqual({ 200: 1, car_unavailable: 199 });
  const request = exampleRequest({ pickupDate: '2027-01-10' });
  const repeats = await Promise.all(Array.from({ length: 50 }, (_, i) => book(i, request)));
  expect(new Set(repeats.map((answer) => answer.body.data?.[0].id)).size).toBe(1);
  const stored = await first.database.selectFrom('bookings').select('pickup_date').orderBy('pickup_date').execute();
  expect(stored).toEqual([{ pickup_date: '2026-12-01' }, { pickup_date: '2027-01-10' }]);
  for (const server of others) await server.close();
});

test('attempts per network on an account under attack are counted together', async () => {
  await first.database.deleteFrom('sign_in_attempts').execute();
  const options = { trustedProxies: ['loopback'] };
  const servers = [
    await startTestApi({ ...options, database: first.openDatabaseAgain() }),
    await startTestApi({ ...options, database: first.openDatabaseAgain() }),
  ] as const;
  const signIn = async (server: 0 | 1, password: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await servers[server].post('/api/auth/login', { ...STAFF, password }, { headers })).status;
  };
  for (let i = 0; i < 10; i += 1) expect(await signIn((i % 2) as 0 | 1, 'guess', `192.0.2.${i}`)).toBe(401);
  for (const server of [0, 1, 0] as const) expect(await signIn(server, 'mistyped', '198.51.100.1')).toBe(429);
  for (const server of [0, 1] as const) {
    expect(await signIn(server, STAFF.password, '198.51.100.1')).toBe(429);
    expect(await signIn(server, STAFF.password, `198.51.100.${server + 2}`)).toBe(200);
  }
  for (const server of servers) await server.close();
});

describe('booking requests of one client are counted together', () => {
  let servers: readonly [TestApi, TestApi];
  const ask = (number: number, address: string, token?: string) =>
    servers[(number % 2) as 0 | 1].post(
      '/api/entities/CarsBooking',
      {},
      { token, headers: { 'x-forwarded-for': address } },
    );
  const statuses = async (asked: readonly ReturnType<typeof ask>[]) =>
    (await Promise.all(asked)).map((one) => one.status);

  beforeAll(async () => {
    // The failures of the previous tests were counted for the same address.
    await first.database.deleteFrom('sign_in_attempts').execute();
    const options = { rateLimit: true, trustedProxies: ['loopback'] };
    servers = [
      await startTestApi({ ...options, database: first.openDatabaseAgain() }),
      await startTestApi({ ...options, database: first.openDatabaseAgain() }),
    ];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  test('the limit of 30 in ten minutes applies across servers', async () => {
    const [one, other] = servers;
    for (let i = 0; i < 30; i += 1) expect((await ask(i, '192.0.2.1')).status).toBe(400);
    one.time.now = other.time.now = new Date(NOON.getTime() + 60_000);
    for (const number of [0, 1]) {
      const refused = await ask(number, '192.0.2.1');
      expect(refused).toMatchObject({ status: 429, body: { code: 429, meta: { type: 'too_many_requests' } } });
      expect(refused.headers['retry-after']).toBe('540');
    }
    expect((await ask(0, '192.0.2.2')).status).toBe(400);
    expect((await ask(0, '192.0.2.1', await first.signIn())).status).toBe(400);

    one.time.now = other.time.now = new Date(NOON.getTime() + 11 * 60_000);
    expect((await ask(0, '192.0.2.1')).status).toBe(400);
    // The clean-up deletes the expired short window of the second client.
    expect(await deleteExpiredWindows(first.database, one.time.now)).toBe(1);
    const counts = await first.database.selectFrom('creation_counts').select('attempts').orderBy('attempts').execute();
    expect(counts).toEqual([{ attempts: 1 }, { attempts: 1 }, { attempts: 33 }]);
  });

  test('of 100 concurrent requests 30 are processed', async () => {
    const found = await statuses(Array.from({ length: 100 }, (_, i) => ask(i, '192.0.2.50')));
    expect(found.sort()).toEqual([...Array(30).fill(400), ...Array(70).fill(429)]);
  });
});
