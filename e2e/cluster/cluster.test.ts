import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { addDays, agencyToday } from 'shared-kit/domain';
import { exampleRequest } from '../../api/test/examples.ts';
import { isPgBouncerInstalled } from '../../api/test/pgbouncer.ts';
import { publishSmallBuilds } from '../../deployment/test/publish-small-builds.ts';
import { findNginx } from '../../deployment/test/run-nginx.ts';
import { type Cluster, type ClusterServer, startCluster } from './start-cluster.ts';

const STAFF = { email: 'staff@example.com', password: 'a password of staff' };
const CARS = 20_000;
const JSON_BODY = { 'content-type': 'application/json' };

if (!findNginx() || !isPgBouncerInstalled) {
  test('nginx or PgBouncer is not installed: the cluster was not tested', () => {
    console.error(
      'Install both (Debian: apt-get install nginx-light pgbouncer) to test two gateways and two API servers.',
    );
    expect(findNginx() && isPgBouncerInstalled).toBeFalsy();
  });
} else {
  let folder: string;
  let cluster: Cluster;
  let token: string;
  /** Of a booking that staff go on changing. */
  let bookingId: number;
  let nextCar = 0;
  const pickupDate = addDays(agencyToday(new Date(), '+00:00'), 3);
  const acknowledged: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cluster-test-'));
    const { root } = await publishSmallBuilds(folder);
    cluster = await startCluster({
      folder,
      store: root,
      env: {
        RATE_LIMIT: 'off',
        DEMO_DATA: 'off',
        ADMIN_EMAIL: STAFF.email,
        ADMIN_PASSWORD: STAFF.password,
      },
      // So that the test does not wait for nginx to look again at a server that is back.
      adapt: (site) => site.replaceAll('fail_timeout=2s', 'fail_timeout=1s'),
    });
    await query(`INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features)
      SELECT 'car-' || n, 'Car', '/media/demo/a.svg', 'SUV', 5, 'Diesel', 'Manual', 42.5, 4.5, '{}'
      FROM generate_series(0, ${CARS - 1}) AS n`);
    token = (await send<{ accessToken: string }>('POST', '/api/auth/login', STAFF)).data[0]?.accessToken ?? '';
    bookingId = (await book()).data[0]?.id ?? 0;
  });
  afterAll(async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function query(statement: string): Promise<Record<string, string>[]> {
    const client = new pg.Client(cluster.databases.primary);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  async function send<Row>(method: string, pathname: string, body?: object, headers = {}) {
    const content = body && { body: JSON.stringify(body), headers: { ...JSON_BODY, ...headers } };
    const answer = await fetch(cluster.address + pathname, { method, ...content });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, data: isJson ? ((JSON.parse(text).data ?? []) as Row[]) : [] };
  }

  async function book() {
    const request = exampleRequest({ carId: `car-${nextCar++}`, pickupDate });
    const answer = await send<{ id: number }>('POST', '/api/entities/CarsBooking', request);
    if (answer.status === 200) acknowledged.push(request.confirmationCode);
    return answer;
  }

  /** What visitors and staff do. Only the last one may not be repeated. */
  const CALLS = {
    page: () => send('GET', `/car/car-${nextCar}`),
    read: () => send('GET', `/api/entities/Cars/car-${nextCar}`),
    search: () => send('POST', '/api/entities/Cars/search', { pagination: { page: 1, size: 5 } }),
    book,
    change: () =>
      send(
        'POST',
        `/api/bookings/${bookingId}/change`,
        { flightNumber: 'AT 641' },
        { authorization: `Bearer ${token}` },
      ),
  };

  /** Goes on calling while `act` runs. Returns how often each call was answered by each status. */
  async function underLoad(act: () => Promise<void>): Promise<Record<string, number>> {
    const outcomes: Record<string, number> = {};
    let isOver = false;
    const clients = Object.entries(CALLS).map(async ([name, call]) => {
      while (!isOver) {
        const outcome = await call().then(
          ({ status }) => `${name} ${status}`,
          (error: Error) => `${name} ${error.message}`,
        );
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    });
    await act().finally(() => {
      isOver = true;
    });
    await Promise.all(clients);
    process.stdout.write(`${JSON.stringify(outcomes)}\n`);
    return outcomes;
  }

  /** Waits until nginx sends a server reads and writes again. */
  async function untilAsked({ output }: ClusterServer, methods: readonly string[]): Promise<void> {
    while (!methods.every((method) => output().includes(`"method":"${method}"`)))
      await new Promise((done) => setTimeout(done, 20));
  }

  const fine = Object.keys(CALLS).map((name) => `${name} 200`);

  test('servers that are restarted one after the other lose no request', async () => {
    const outcomes = await underLoad(async () => {
      for (const [servers, methods] of [
        [cluster.apis, ['GET', 'POST']],
        [cluster.gateways, ['GET']],
      ] as const)
        for (const server of servers) {
          expect(await server.stop()).toBe(0);
          await server.start();
          await untilAsked(server, methods);
        }
    });
    expect(Object.keys(outcomes).sort()).toEqual([...fine].sort());
  });

  test('servers that are killed cost at most the one change in flight, and no booking that was confirmed', async () => {
    const outcomes = await underLoad(async () => {
      for (const server of [cluster.apis[0], cluster.gateways[0]]) {
        await server?.kill();
        const before = acknowledged.length;
        while (acknowledged.length < before + 20) await new Promise((done) => setTimeout(done, 20));
      }
    });
    const { 'change 503': lost = 0, ...others } = outcomes;
    expect(Object.keys(others).sort()).toEqual([...fine].sort());
    expect(lost).toBeLessThanOrEqual(1);
    const rows = await query('SELECT confirmation_code FROM bookings');
    const kept = rows.map(({ confirmation_code }) => confirmation_code);
    expect(acknowledged.filter((code) => !kept.includes(code))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  });
}
