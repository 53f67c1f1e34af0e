import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, agencyToday } from 'shared-kit/domain';
import { CMI_SETTINGS, callbackOf, type Form, sendCallback } from '../../../test/cmi-page.ts';
import { createTestFolder } from '../../../test/create-test-folder.ts';
import { copyDatabaseTemplate } from '../../../test/database-template.ts';
import { exampleRequest } from '../../../test/examples.ts';
import { createPostgresTestDatabase, type PostgresTestDatabase } from '../../../test/postgres-test-database.ts';
import { type SpawnedServer, spawnServer } from '../../../test/spawn-server.ts';

/** In each the server is killed a little later after the callbacks were sent. */
const ROUNDS = 3;
const ORDERS = 6;
const STAFF = { email: 'staff@example.com', password: 'a password of staff' };

let folder: string;
let postgres: PostgresTestDatabase | undefined;
let server: SpawnedServer;
let url: string;
let token: string;

beforeAll(async () => {
  folder = await createTestFolder('kill-after-callback-');
  if (globalThis.testDatabase === 'postgres') postgres = await createPostgresTestDatabase();
  else await copyDatabaseTemplate(join(folder, 'database'));
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  await postgres?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = spawnServer({
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    CURRENCY: 'MAD',
    PAYMENT_GATEWAY: 'cmi',
    CMI_CLIENT_ID: CMI_SETTINGS.clientId,
    CMI_STORE_KEY: CMI_SETTINGS.storeKey,
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  await server.settled;
  url = server.messages.map((message) => (message as { address?: string }).address).find(Boolean) ?? '';
  if (!url) throw new Error(server.output.stderr);
  const { data } = await call('/api/auth/login', STAFF);
  token = (data[0] as { accessToken: string }).accessToken;
}

async function call(path: string, body?: object, cookie = '') {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: object[] };
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { ...answer, status: response.status, cookie: cookies.join('; ') };
}

/** Books for a day, has the booking confirmed, and starts to pay it by card. */
async function startOrder(day: string): Promise<{ id: number; form: Form }> {
  const pickupDate = day as '2026-12-01';
  const wish = { carId: 'dacia-duster-k7m2', unitPrice: 42, pickupDate, dropoffDate: pickupDate };
  const request = exampleRequest({
    ...wish,
    confirmationCode: `K${day.slice(2, 4)}-${day.slice(5).replace('-', '').slice(1)}`,
  });
  const session = token;
  token = '';
  const booked = await call('/api/bookings', request);
  token = session;
  const [{ id }] = booked.data as [{ id: number }];
  expect((await call(`/api/bookings/${id}/status`, { status: 'reserved' })).status).toBe(200);
  const path = `/api/my-bookings/${request.confirmationCode}/online-payments`;
  const { data } = await call(path, { purpose: 'rental', amount: 42 }, booked.cookie);
  return { id, form: (data[0] as { fields: Form }).fields };
}

test(`a callback whose server was killed is settled when it comes again: one payment, ${ROUNDS} times`, async () => {
  let day = addDays(agencyToday(new Date(), '+00:00'), 60);
  const all: { id: number; callback: Form }[] = [];
  await startServer();
  for (let round = 0; round < ROUNDS; round += 1) {
    const callbacks: Form[] = [];
    for (let order = 0; order < ORDERS; order += 1) {
      day = addDays(day, 1);
      const { id, form } = await startOrder(day);
      callbacks.push(callbackOf(form));
      all.push({ id, callback: callbacks.at(-1) as Form });
    }
    const { process } = server;
    const answers = callbacks.map((callback) => sendCallback(callback, `${url}/api/online-payments/callback`));
    await Promise.race([Promise.allSettled(answers.slice(0, 1)), sleep(20 + 25 * round)]);
    process.kill('SIGKILL');
    await Promise.allSettled(answers);
    await server.exited;
    await startServer();
    // The gateway tells again what was not answered, and here what was.
    for (const callback of callbacks)
      expect(await sendCallback(callback, `${url}/api/online-payments/callback`)).toEqual({
        status: 200,
        text: 'ACTION=POSTAUTH',
      });
  }
  for (const { id, callback } of all) {
    const { data } = await call(`/api/payments?bookingId=${id}`);
    expect(data).toMatchObject([{ id: callback.oid, amount: 42, method: 'online' }]);
    expect(data).toHaveLength(1);
  }
});
