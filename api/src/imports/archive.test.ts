import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createFolderStore } from 'shared-kit/server';
import { addBookings } from '../../test/add-bookings.ts';
import { createTestFolder } from '../../test/create-test-folder.ts';
import { exampleCar } from '../../test/examples.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { STAFF, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { seedDemoData } from '../demo/seed-demo-data.ts';
import { BACKUP_TABLES } from '../platform/backup/backup-line.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import type { Database } from '../platform/database/database.ts';

let agency: TestApi;
let archive: Buffer;
const opened: TestApi[] = [];
const NOTES = [
  '=1+1',
  "'=1",
  "'",
  '',
  '"quoted", and; more\r\nlines',
  '  @x',
  '{"a":1}',
  'null',
  '\\N',
  'ünï 🚗 سيارة',
];

async function start(options = {}): Promise<TestApi & { token: string }> {
  const api = await startTestApi(options);
  opened.push(api);
  return { ...api, token: await api.signIn() };
}

beforeAll(async () => {
  const { token, ...api } = await start();
  agency = api;
  await api.addCars(
    exampleCar({ plate: '1-A-1' }),
    exampleCar({ CarId: 'odd', name: '=Odd', price: 0.07, features: ['a,b', '"c"'] }),
  );
  for (const [index, staffNote] of NOTES.entries())
    await addBookings(api.database, {
      pickupDate: `2027-0${(index % 9) + 1}-${index < 9 ? '01' : '20'}` as '2027-01-01',
      staffNote,
      extras: [],
      status: index === 0 ? 'canceled' : 'requested',
    });
  const [id] = await addBookings(api.database, { carId: 'odd' });
  await api.put('/api/entities/CarsBooking', { id, status: 'reserved' } as never, { token });
  await sql`INSERT INTO payments (id, booking_id, purpose, type, method, amount, created_at)
    VALUES (${randomUUID()}, ${id}, 'rental', 'receipt', 'cash', 50.5, '2026-11-20T12:00:00Z')`.execute(api.database);
  await api.database
    .insertInto('staff_accounts')
    .values({ email: 'colleague@example.com', password_hash: 'secret hash', created_at: '2026-11-20T12:00:00Z' })
    .execute();
  await mkdir(join(api.mediaDir, 'cars/x'), { recursive: true });
  await writeFile(join(api.mediaDir, 'cars/x/320.webp'), Buffer.from([0, 255, 13, 10]));
  await mkdir(join(api.privateDir, 'ab'), { recursive: true });
  await writeFile(join(api.privateDir, 'ab/abc'), 'private');
  const answer = await api.app.inject({ url: '/api/archive', headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('archive-2026-11-20.zip'),
  });
  archive = answer.rawPayload;
});
afterAll(async () => {
  for (const api of opened) await api.close();
});

/** What another installation has of its own, or what an archive leaves out. */
const OTHERS = [
  'booking_devices',
  'booking_links',
  'account_invitations',
  'installation_facts',
  'staff_accounts',
  'audit_entries',
];

async function contentOf(database: Database) {
  const content: Record<string, unknown> = {};
  for (const table of BACKUP_TABLES.filter((name) => !OTHERS.includes(name))) {
    const { rows } = await sql`SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} AS t ORDER BY 1`.execute(
      database,
    );
    content[table] = rows;
  }
  const { rows } = await sql`SELECT actor, entity, entity_key, action, changes FROM audit_entries
    WHERE entity IN ('Cars', 'CarsBooking') ORDER BY id`.execute(database);
  return { ...content, history: rows };
}

const take = (api: TestApi, token: string, payload: Buffer) =>
  api.app.inject({
    method: 'POST',
    url: '/api/archive',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
    payload,
  });

test('what an archive has of an agency, another installation takes back, files included', async () => {
  const { token, ...other } = await start();
  const rental = {
    timeZone: '+00:00',
    maxDaysAhead: 365,
    maxRentalDays: 90,
    openingHours: { opens: '07:00', closes: '22:00' },
  };
  await seedDemoData(other.database, other.time.now, rental);
  const answer = await take(other, token, archive);
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
    status: 200,
    body: { data: [{ cars: 2, customers: expect.any(Number), bookings: NOTES.length + 1 }] },
  });
  expect(await contentOf(other.database)).toEqual(await contentOf(agency.database));
  expect(await readFile(join(other.mediaDir, 'cars/x/320.webp'))).toEqual(Buffer.from([0, 255, 13, 10]));
  expect(await readFile(join(other.privateDir, 'ab/abc'), 'utf8')).toBe('private');

  // Signed in as before; the colleagues have no password until an owner sends them a link.
  expect((await other.get('/api/accounts', { token })).body.data).toMatchObject([{}, {}]);
  const { rows } = await sql`SELECT email, password_hash <> '' AS "maySignIn" FROM staff_accounts ORDER BY id`.execute(
    other.database,
  );
  expect(rows).toEqual([
    { email: STAFF.email, maySignIn: true },
    { email: 'colleague@example.com', maySignIn: false },
  ]);
  // The next numbers are free, and sums are checked again.
  await addBookings(other.database, { pickupDate: '2028-01-01' });
  await expect(sql`UPDATE bookings SET total_price = total_price + 1 `.execute(other.database)).rejects.toThrow();
  expect((await take(other, token, archive)).json()).toMatchObject({ code: 409, meta: { type: 'not_empty' } });
});

test('an archive comes over a connection as well', async () => {
  const { token, app } = await start();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/zip' };
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  // The stream of a connection holds itself, unlike the one of an injected call.
  const response = await fetch(`${address}/api/archive`, { method: 'POST', headers, body: new Uint8Array(archive) });
  expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 200 });
});

test('the account of another person gets a number of its own', async () => {
  const { token, ...other } = await start();
  await other.database.updateTable('staff_accounts').set({ email: 'new@example.com' }).execute();
  expect((await take(other, token, archive)).statusCode).toBe(200);
  const { rows } = await sql`SELECT email FROM staff_accounts ORDER BY id`.execute(other.database);
  expect(rows).toEqual([{ email: STAFF.email }, { email: 'colleague@example.com' }, { email: 'new@example.com' }]);
  expect((await other.get('/api/auth/session', { token })).status).toBe(200);
});

test('an archive has no secrets, and its tables have headings', async () => {
  const folder = await createTestFolder('archive-');
  const copy = await openTestDatabase(undefined, { migrated: false });
  const file = join(folder, 'archive.zip');
  await writeFile(file, archive);
  // The command takes it too, also one of an older version.
  const target = {
    mediaStore: createFolderStore(join(folder, 'media')),
    documentStore: createFolderStore(join(folder, 'private')),
  };
  await restoreBackup(copy.database, target, file);
  expect(await contentOf(copy.database)).toEqual(await contentOf(agency.database));
  const { rows } = await sql`SELECT DISTINCT password_hash FROM staff_accounts`.execute(copy.database);
  expect(rows).toEqual([{ password_hash: '' }]);
  await copy.close();
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut off', (bytes) => bytes.subarray(0, -40)],
  ['of something else', () => Buffer.from('hello')],
  [
    'with a damaged byte',
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, 1500),
        Buffer.from([(bytes[1500] ?? 0) ^ 255]),
        Buffer.alloc(64, 7),
        bytes.subarray(1565),
      ]),
  ],
])('an archive %s is refused, and nothing is taken', async (_, damage) => {
  const { token, ...other } = await start();
  expect((await take(other, token, damage(archive))).json()).toMatchObject({
    code: 400,
    meta: { type: 'archive_unreadable' },
  });
  const { rows } = await sql`SELECT FROM cars`.execute(other.database);
  expect(rows).toEqual([]);
});
