import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { addDays, agencyToday } from 'shared-kit/domain';
import { createTestFolder } from '../../test/create-test-folder.ts';
import { copyDatabaseTemplate } from '../../test/database-template.ts';
import { exampleRequest } from '../../test/examples.ts';
import { createPostgresTestDatabase, type PostgresTestDatabase } from '../../test/postgres-test-database.ts';
import { type SpawnedServer, spawnServer } from '../../test/spawn-server.ts';

const ROUNDS = 3;
/** Bookings in each round, each paid and billed at the same time as the others. */
const BOOKINGS = 8;
const STAFF = { email: 'staff@example.com', password: 'a password of staff' };

let folder: string;
let postgres: PostgresTestDatabase | undefined;
let server: SpawnedServer;
let url: string;
let token: string;

beforeAll(async () => {
  folder = await createTestFolder('kill-in-payment-');
  if (globalThis.testDatabase === 'postgres') postgres = await createPostgresTestDatabase();
  else await copyDatabaseTemplate(`${folder}/database`);
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  await postgres?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = spawnServer({
    ...{ DATA_DIR: folder, DEMO_DATA: 'on', RATE_LIMIT: 'off' },
    ...{ ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password },
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  await server.settled;
  url = server.messages.map((message) => (message as { address?: string }).address).find(Boolean) ?? '';
  if (!url) throw new Error(server.output.stderr);
  token = (await call<{ accessToken: string }>('POST', '/api/auth/login', STAFF)).data[0]?.accessToken ?? '';
}

async function call<Row>(method: string, path: string, body?: object) {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data = [], meta } = (await response.json()) as { data?: Row[]; meta?: { type: string } };
  return { status: response.status, data, type: meta?.type };
}

interface Rental {
  readonly bookingId: number;
  readonly paymentId: string;
  /** Whether each was answered. */
  isPaid: boolean;
  isBilled: boolean;
}

/** Pays and bills; both may be repeated. */
async function work(rental: Rental): Promise<void> {
  const { bookingId, paymentId: id } = rental;
  const payment = { id, bookingId, purpose: 'rental', type: 'receipt', method: 'cash', amount: 42 };
  expect((await call('POST', '/api/payments', payment)).status).toBe(200);
  rental.isPaid = true;
  const { status, type } = await call('POST', '/api/invoices', { bookingId });
  expect(status === 409 ? type : status).toBe(type === 'invoice_exists' ? type : 200);
  rental.isBilled = true;
}

interface Paper {
  readonly kind: string;
  readonly number: string;
}
const papersOf = async ({ bookingId }: Rental) =>
  (await call<Paper>('GET', `/api/documents?bookingId=${bookingId}`)).data.map(({ kind }) => kind).sort();
const paymentsOf = async ({ bookingId }: Rental) =>
  (await call<{ id: string }>('GET', `/api/payments?bookingId=${bookingId}`)).data.map(({ id }) => id);

test(`payments and invoices that were answered survive kill -9, ${ROUNDS} times, once each and without a gap`, async () => {
  let day = addDays(agencyToday(new Date(), '+00:00'), 60);
  const all: Rental[] = [];
  await startServer();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rentals = await Promise.all(
      Array.from({ length: BOOKINGS }, async () => {
        day = addDays(day, 1);
        const car = { carId: 'dacia-duster-k7m2', unitPrice: 42 };
        const request = exampleRequest({ ...car, pickupDate: day, dropoffDate: day });
        const { data } = await call<{ id: number }>('POST', '/api/bookings', request);
        return { bookingId: data[0]?.id ?? 0, paymentId: randomUUID(), isPaid: false, isBilled: false };
      }),
    );
    all.push(...rentals);
    // In each round after other steps.
    const limit = 1 + round * 6;
    const { process } = server;
    const killer = setInterval(() => {
      const done = rentals.flatMap(({ isPaid, isBilled }) => [isPaid, isBilled]).filter(Boolean).length;
      if (done >= limit) process.kill('SIGKILL');
    }, 1);
    const ended = await Promise.allSettled(rentals.map(work));
    clearInterval(killer);
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
    await server.exited;

    await startServer();
    for (const rental of all) {
      const [payments, papers] = [await paymentsOf(rental), await papersOf(rental)];
      if (rental.isPaid) expect(payments).toEqual([rental.paymentId]);
      if (rental.isBilled) expect(papers).toContain('invoice');
      // A payment has its receipt, or there is neither.
      expect(papers.filter((kind) => kind === 'receipt')).toHaveLength(payments.length);
    }
    await Promise.all(all.map(work));
  }
  const numbers: Paper[] = [];
  for (const rental of all) {
    expect([await paymentsOf(rental), await papersOf(rental)]).toEqual([[rental.paymentId], ['invoice', 'receipt']]);
    numbers.push(...(await call<Paper>('GET', `/api/documents?bookingId=${rental.bookingId}`)).data);
  }
  for (const kind of ['invoice', 'receipt'])
    expect(
      numbers.flatMap((paper) => (paper.kind === kind ? [Number(paper.number.slice(-4))] : [])).sort((a, b) => a - b),
    ).toEqual(all.map((_, index) => index + 1));
}, 120_000);
