import { appendFile, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { archiveOldBookings } from './archive-old-bookings.ts';

let api: TestApi;
let token: string;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  token = await api.signIn();
  folder = join(dirname(api.outboxDir), 'archive');
});
afterAll(() => api.close());
// Payments cannot be deleted: the test with one is the last.
beforeEach(async () => {
  for (const table of ['bookings', 'installation_facts'] as const) await api.database.deleteFrom(table).execute();
});

const archive = (now: string, years = 5, timeZone = DEFAULT_SITE_SETTINGS.timeZone) =>
  archiveOldBookings(
    {
      database: api.database,
      site: { ...DEFAULT_SITE_SETTINGS, timeZone },
      outboxDir: api.outboxDir,
      documentStore: api.documentStore,
      bookingRetention: { years, folder },
    },
    new Date(now),
  );

/** A booking of a day, of somebody of that day. */
async function add(day: string, status: string, name = `Person of ${day}`): Promise<number> {
  const [id = 0] = await addBookings(api.database, {
    carId: 'duster',
    pickupDate: day as never,
    dropoffDate: day as never,
    customerName: name,
    status: status as never,
  });
  return id;
}
const namesOf = async () => {
  const { rows } = await sql<{ name: string }>`SELECT customer_name AS name FROM bookings ORDER BY id`.execute(
    api.database,
  );
  return rows.map(({ name }) => name);
};
const linesOf = async (file: string) =>
  (await readFile(join(folder, file), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('goes on where it was stopped, past a line that was cut off', async () => {
  for (let day = 1; day <= 28; day += 1)
    for (let month = 1; month <= 8; month += 1) await add(`2018-0${month}-${String(day).padStart(2, '0')}`, 'returned');
  expect(await archive('2026-08-01T00:00:00Z')).toBe(200);
  await appendFile(join(folder, 'bookings-2018.jsonl'), '{"booking": {"id": 7, "customer_na');
  expect(await archive('2026-08-01T00:01:00Z')).toBe(24);
  expect((await linesOf('bookings-2018.jsonl')).length).toBe(224);
  expect(await archive('2026-08-01T00:02:00Z')).toBe(0);
});

test('does nothing without the rule', async () => {
  await add('2010-01-01', 'returned');
  const { database, outboxDir, documentStore } = api;
  const services = { database, outboxDir, documentStore, site: DEFAULT_SITE_SETTINGS };
  expect(await archiveOldBookings(services, new Date('2026-07-01T00:00:00Z'))).toBe(0);
  expect(await namesOf()).toEqual(['Person of 2010-01-01']);
});

test('a booking is old by the day of the agency', async () => {
  await add('2016-06-30', 'returned');
  // 30 June still, at 21:00.
  expect(await archive('2026-07-01T05:00:00Z', 10, '-08:00')).toBe(0);
  expect(await archive('2026-07-01T08:00:00Z', 10, '-08:00')).toBe(1);
});

test('archives old bookings, then removes their customers, and leaves the figures as they are', async () => {
  const old = await add('2020-03-01', 'returned');
  const canceled = await add('2021-06-30', 'canceled');
  await add('2019-03-01', 'out');
  const owes = await add('2020-05-01', 'returned', 'Somebody who owes');
  await sql`INSERT INTO payments (id, booking_id, purpose, type, method, amount, created_at)
    VALUES (gen_random_uuid(), ${owes}, 'rental', 'receipt', 'cash', 1, now())`.execute(api.database);
  await add('2021-07-02', 'returned');
  const report = () => api.get('/api/reports?from=2020-01-01&to=2020-12-31', { token });
  const before = await report();
  expect(before.status).toBe(200);

  expect(await archive('2026-07-01T03:00:00Z')).toBe(2);
  expect(await namesOf()).toEqual(['', '', 'Person of 2019-03-01', 'Somebody who owes', 'Person of 2021-07-02']);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['bookings-2020.jsonl', 'bookings-2021.jsonl']));
  expect(await linesOf('bookings-2020.jsonl')).toMatchObject([
    { booking: { id: old, customer_name: 'Person of 2020-03-01' }, booking_lines: [{ booking_id: old }] },
  ]);
  expect(await linesOf('bookings-2021.jsonl')).toMatchObject([{ booking: { id: canceled } }]);
  expect((await report()).body).toEqual(before.body);
  const { rows } = await sql`SELECT FROM customers WHERE name LIKE 'Person of 2020%'`.execute(api.database);
  expect(rows).toEqual([]);

  // Done for that day, and on the next nothing is archived twice.
  expect(await archive('2026-07-01T04:00:00Z')).toBe(0);
  expect(await archive('2026-07-02T03:00:00Z')).toBe(0);
  expect(await archive('2026-07-03T03:00:00Z')).toBe(1);
});
