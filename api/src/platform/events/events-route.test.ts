import { sql } from 'kysely';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { openEvents } from '../../../test/open-events.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const MAX_STREAMS = 10;

let first: TestApi;
let second: TestApi;
let urls: readonly [string, string];
let token: string;

beforeAll(async () => {
  first = await startTestApi();
  const shared = { database: first.openDatabaseAgain(), listen: first.listen };
  second = await startTestApi({ ...shared, heartbeatMs: 30 });
  urls = [await listen(first), await listen(second)];
  await first.addCars(exampleCar());
  token = await first.signIn();
});
afterAll(async () => {
  await second.close();
  await first.close();
});

async function listen({ app }: TestApi): Promise<string> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  app.changes.start();
  return `${address}/api/events`;
}

const bearer = () => ({ authorization: `Bearer ${token}` });
let month = 0;
function nextRequest() {
  month += 1;
  return exampleRequest({ pickupDate: `2027-0${month}-01` as '2027-01-01' });
}

/** Makes bookings until the stream reports one: on PostgreSQL, listening begins some time after the start. */
async function bookUntilReported(events: Awaited<ReturnType<typeof openEvents>>) {
  const booked = await first.post('/api/entities/CarsBooking', nextRequest());
  for (let event = await events.next(); event; event = await events.next())
    if (event.data.key === String(booked.body.data[0].id)) return { event, booked: booked.body.data[0] };
  throw new Error('The stream ended');
}

test('a HEAD request opens no stream', async () => {
  expect((await fetch(urls[0], { method: 'HEAD', headers: bearer() })).status).toBe(404);
});

test('only staff get a stream, by cookie or token, which no proxy buffers, compresses or stores', async () => {
  expect((await openEvents(urls[0], {})).answer.status).toBe(401);
  for (const headers of [bearer(), { cookie: `session=${token}` }]) {
    const events = await openEvents(urls[0], { ...headers, 'accept-encoding': 'gzip' });
    expect(events.answer.status).toBe(200);
    expect(Object.fromEntries(events.answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(events.first).toMatch(/^retry: \d{4}$/);
    events.close();
  }
});

test('a booking on one server is reported on the other, without personal data', async () => {
  const events = await openEvents(urls[1], bearer());
  const { event, booked } = await bookUntilReported(events);
  expect(event).toMatchObject({
    name: 'change',
    data: { entity: 'CarsBooking', action: 'created', carId: booked.carId, status: 'requested' },
  });
  expect(JSON.stringify(event)).not.toContain(booked.customerName);
  await first.put('/api/entities/CarsBooking', { id: booked.id, status: 'canceled' }, { token });
  const { sub } = JSON.parse(atob(token.split('.')[1] as string));
  expect(await events.next()).toEqual({
    name: 'change',
    data: { ...event.data, action: 'changed', status: 'canceled', actor: sub },
  });
  events.close();
});

test('a stream ends with its session', async () => {
  const own = await first.signIn();
  const events = await openEvents(urls[1], { authorization: `Bearer ${own}` });
  expect(await events.readBlock()).toBe(':');
  await first.post('/api/auth/logout', undefined, { token: own });
  expect(await events.next()).toBeUndefined();
});

test('the number of streams per account is limited, and closing one allows another', async () => {
  const open = [];
  for (let count = 0; count < MAX_STREAMS; count += 1) open.push(await openEvents(urls[1], bearer()));
  const refused = await openEvents(urls[1], bearer());
  expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([429, '60']);
  open.pop()?.close();
  for (let status = 429; status === 429; ) {
    const again = await openEvents(urls[1], bearer());
    status = again.answer.status;
    open.push(again);
  }
  for (const events of open) events.close();
});

if (globalThis.testDatabase === 'postgres')
  test('after a lost database connection, streams get a resync event and continue', async () => {
    const events = await openEvents(urls[0], bearer());
    await bookUntilReported(events);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`.execute(first.database);
    expect(await events.next()).toEqual({ name: 'resync', data: {} });
    await bookUntilReported(events);
    events.close();
  });

test('stopping the server ends its streams at once, in order', async () => {
  const server = await startTestApi({ database: first.openDatabaseAgain(), listen: first.listen });
  const events = await openEvents(await listen(server), bearer());
  const closed = server.close();
  let last = await events.next();
  // The connection terminated by the previous test may be restored only now, which sends `resync`.
  while (last?.name === 'resync') last = await events.next();
  expect(last).toBeUndefined();
  await closed;
});
