import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../test/start-test-api.ts';
import { cleanUp } from './clean-up.ts';
import { emailsAbout } from './messages/emails-about.ts';
import { limitAttempts } from './platform/http/limit-attempts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DROPOFF = Date.parse('2026-12-20T00:00:00Z');
const warnings: unknown[] = [];
const log = { warn: (...entry: unknown[]) => void warnings.push(entry), info: () => undefined };
const cleanUpAt = async (ms: number) =>
  await cleanUp({
    database: api.database,
    site: DEFAULT_SITE_SETTINGS,
    outboxDir: api.outboxDir,
    documentStore: api.documentStore,
    emailsAbout: emailsAbout(DEFAULT_SITE_SETTINGS),
    emailRetentionDays: 365,
    log,
    readTime: async () => new Date(ms),
  });
const countDevices = async () => (await api.database.selectFrom('booking_devices').selectAll().execute()).length;

/** Runs the clean-up each hour from one time to another, as a server that runs on. */
async function runFrom(from: number, to: number): Promise<void> {
  for (let at = from; at <= to; at += HOUR_MS) await cleanUpAt(at);
}

beforeEach(async () => {
  warnings.length = 0;
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('creation_counts').execute();
  await api.database.deleteFrom('installation_facts').where('name', '=', 'clean-up').execute();
  const booked = await api.post(
    '/api/entities/CarsBooking',
    exampleRequest({ pickupDate: '2026-12-18', dropoffDate: '2026-12-20' }),
  );
  expect(booked.status).toBe(200);
  expect(await countDevices()).toBe(1);
});

test('a start with the clock a year ahead deletes nothing, nor does one with the right clock afterwards', async () => {
  const today = DROPOFF - 10 * DAY_MS;
  await runFrom(today - 2 * DAY_MS, today);
  await cleanUpAt(today + 365 * DAY_MS);
  await cleanUpAt(today + 365 * DAY_MS + HOUR_MS);
  expect(await countDevices()).toBe(1);
  expect(warnings).toHaveLength(1);
  await cleanUpAt(today + HOUR_MS);
  expect(warnings).toHaveLength(2);
  await runFrom(today + 2 * HOUR_MS, today + 2 * DAY_MS);
  expect(await countDevices()).toBe(1);
});

test('without a record of the clock nothing is deleted at first', async () => {
  await cleanUpAt(DROPOFF + 365 * DAY_MS);
  expect(await countDevices()).toBe(1);
});

test('a server that was off for months deletes again after a day that ran steadily', async () => {
  await cleanUpAt(DROPOFF);
  const back = DROPOFF + 100 * DAY_MS;
  await runFrom(back, back + 23 * HOUR_MS);
  expect(await countDevices()).toBe(1);
  await cleanUpAt(back + DAY_MS);
  expect(await countDevices()).toBe(0);
});

test('a clock that runs on deletes what has expired', async () => {
  await runFrom(DROPOFF + 58 * DAY_MS, DROPOFF + 62 * DAY_MS);
  expect(await countDevices()).toBe(0);
  expect(warnings).toEqual([]);
});

test('a step that fails is written to the log, and stops no other', async () => {
  await sql`ALTER TABLE booking_links RENAME TO away`.execute(api.database);
  try {
    await runFrom(DROPOFF + 61 * DAY_MS, DROPOFF + 62 * DAY_MS);
  } finally {
    await sql`ALTER TABLE away RENAME TO booking_links`.execute(api.database);
  }
  expect(await countDevices()).toBe(0);
  expect(warnings).toContainEqual([expect.objectContaining({ what: 'links' }), expect.stringContaining('failed')]);
});

test('sessions, failed sign-ins, counts and old e-mails with their files go by the same clock', async () => {
  const token = await api.signIn();
  await api.app.outbox.deliverDue();
  await api.database
    .insertInto('sign_in_attempts')
    .values({ attempted_at: NOON.toISOString(), address_digest: 'a', email_digest: 'b' })
    .execute();
  await limitAttempts(api.database, NOON, 'somebody', [{ max: 1, windowMs: HOUR_MS }]);
  const left = async () =>
    await Promise.all([
      ...(['staff_sessions', 'sign_in_attempts', 'creation_counts', 'outbox'] as const).map(
        async (table) => (await api.database.selectFrom(table).selectAll().execute()).length,
      ),
      readdir(api.outboxDir).then(({ length }) => length),
    ]);
  expect(await left()).toEqual([1, 1, 1, 2, 2]);
  // A clock that is wrong by two years signs nobody out, and forgets nothing.
  await runFrom(NOON.getTime() - 2 * DAY_MS, NOON.getTime());
  await cleanUpAt(NOON.getTime() + 730 * DAY_MS);
  expect(await left()).toEqual([1, 1, 1, 2, 2]);
  expect((await api.get('/api/auth/session', { token })).status).toBe(200);

  await api.database.deleteFrom('installation_facts').where('name', '=', 'clean-up').execute();
  await runFrom(NOON.getTime(), NOON.getTime() + 2 * DAY_MS);
  expect(await left()).toEqual([0, 0, 0, 2, 2]);
  for (let day = 3; day <= 366; day += 1) await cleanUpAt(NOON.getTime() + day * DAY_MS);
  expect(await left()).toEqual([0, 0, 0, 0, 0]);
});

test('the file of an e-mail goes with its booking', async () => {
  await api.app.outbox.deliverDue();
  await api.database.deleteFrom('bookings').execute();
  await runFrom(NOON.getTime(), NOON.getTime() + DAY_MS);
  expect(await readdir(api.outboxDir)).toEqual([]);
});
