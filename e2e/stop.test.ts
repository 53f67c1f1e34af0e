import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Car, createConfirmationCode } from 'shared-kit/domain';
import { dayFromNow } from './days.ts';
import { processTree, runningOf } from './processes.ts';
import { ADMIN, type StartedProduct, startProduct } from './start-product.ts';

const STOP_TIMEOUT_MS = 10_000;
const BOOKINGS = 32;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

let product: StartedProduct;
afterEach(() => product.stop());

const REFUSED = {
  status: 503,
  headers: { 'retry-after': expect.stringMatching(/^\d+$/), connection: 'close' },
  body: { code: 503, message: expect.any(String), error: expect.any(String), meta: { type: 'service_unavailable' } },
};

/** Starts a POST request on a separate connection. */
function startCall(path: string, body: object) {
  const content = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': String(content.length) };
  const call = request(product.address + path, { method: 'POST', headers, agent: false });
  const answer = once(call, 'response').then(async ([response]: IncomingMessage[]): Promise<Answer> => {
    if (!response) throw new Error('No answer');
    return { status: response.statusCode ?? 0, headers: response.headers, body: await json(response) };
  });
  return { call, content, answer };
}

/** Starts bookings of one car for different days, and returns their responses once all are in flight. */
async function startBookings(): Promise<Promise<Answer>[]> {
  const found = await fetch(`${product.address}/api/entities/Cars/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const [car] = ((await found.json()) as { data: Car[] }).data;
  const calls = Array.from({ length: BOOKINGS }, (_, index) => {
    const day = { $date: dayFromNow(200 + index) };
    return startCall('/api/entities/CarsBooking', {
      carId: car?.CarId,
      confirmationCode: createConfirmationCode(),
      customerName: 'Amina El Fassi',
      customerEmail: 'amina@example.com',
      customerPhone: '+212 612 345 678',
      driverLicense: 'B 123456',
      pickupDate: day,
      dropoffDate: day,
      days: 1,
      unitPrice: car?.price,
      totalPrice: car?.price,
    });
  });
  await Promise.all(calls.map(({ call, content }) => new Promise((sent) => call.write(content.slice(0, -1), sent))));
  // The response to this later request shows that the earlier data has arrived.
  await fetch(`${product.address}/api/health`);
  return calls.map(({ call, content, answer }) => {
    call.end(content.slice(-1));
    return answer;
  });
}

/** Stops the product, and expects that all its processes end within 10 seconds and its port is closed. */
async function expectStop(stop: () => void): Promise<void> {
  const pids = await processTree(product.pid);
  expect(pids.length).toBeGreaterThan(1);
  const begin = Date.now();
  stop();
  while ((await runningOf(pids)).length > 0 && Date.now() - begin < STOP_TIMEOUT_MS) await sleep(50);
  expect(await runningOf(pids)).toEqual([]);
  await expect(fetch(product.address)).rejects.toThrow();
}

test.each<['npm' | 'node', NodeJS.Signals, 'its group' | 'it alone']>([
  ['npm', 'SIGINT', 'its group'],
  ['node', 'SIGTERM', 'its group'],
  ['node', 'SIGTERM', 'it alone'],
])('%s: after %s to %s every booking in flight is answered', async (command, signal, target) => {
  product = await startProduct({}, { command, isGroupLeader: true });
  const bookings = await startBookings();
  await Promise.race(bookings);
  await expectStop(() => process.kill(target === 'its group' ? -product.pid : product.pid, signal));
  const answers = await Promise.all(bookings);
  for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(REFUSED);
  expect(answers.map(({ status }) => status)).toContain(200);
});

test('a call in flight is completed, and new ones are refused', async () => {
  product = await startProduct();
  const login = startCall('/api/auth/login', {});
  await new Promise((sent) => login.call.write(login.content.slice(0, 1), sent));
  // The response to this later request shows that the earlier data has arrived.
  await fetch(`${product.address}/api/health`);
  const stopped = expectStop(() => process.kill(product.pid, 'SIGTERM'));
  // The signal is delivered with a delay.
  while ((await fetch(`${product.address}/api/health`)).ok) await sleep(50);
  for (const path of ['/api/health', '/', '/releases/none']) {
    const answer = await fetch(product.address + path);
    const headers = Object.fromEntries(answer.headers);
    expect({ status: answer.status, headers, body: await answer.json() }).toMatchObject(REFUSED);
  }
  login.call.end(login.content.slice(1));
  expect(await login.answer).toMatchObject({ status: 400, headers: { connection: 'close' } });
  await stopped;
});

test('open event streams do not delay the stop', async () => {
  product = await startProduct({}, { isGroupLeader: true });
  const signedIn = await fetch(`${product.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await signedIn.json()) as { data: { accessToken: string }[] };
  const headers = { authorization: `Bearer ${data[0]?.accessToken}` };
  const streams = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${product.address}/api/events`, { headers })),
  );
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const ends = streams.map((stream) => stream.text().catch(() => 'ended'));
  await expectStop(() => process.kill(-product.pid, 'SIGINT'));
  await Promise.all(ends);
});

test('a client that stops sending does not delay the stop, here on IPv6', async () => {
  product = await startProduct({ HOST: '::1' });
  expect(product.address).toMatch(/^http:\/\/\[::1\]:\d+$/);
  const login = startCall('/api/auth/login', {});
  login.answer.catch(() => undefined);
  await new Promise((sent) => login.call.write(login.content.slice(0, 1), sent));
  await fetch(`${product.address}/api/health`);
  await expectStop(() => process.kill(product.pid, 'SIGTERM'));
});

test.each<NodeJS.Signals>(['SIGKILL', 'SIGTERM'])(
  'when npm alone is ended by %s, so is the product',
  async (signal) => {
    product = await startProduct({}, { command: 'npm', isGroupLeader: true });
    await expectStop(() => process.kill(product.pid, signal));
  },
);
