import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { BOOKING_FIELDS, type EntityField } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PERSONAL_COLUMNS } from './erase-bookings.ts';

let api: TestApi;
let token: string;
const logged: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } } });
  await api.addCars(exampleCar());
  token = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['bookings', 'customers'] as const) await api.database.deleteFrom(table).execute();
  await api.database.deleteFrom('outbox').execute();
  logged.length = 0;
});

const PERSON = {
  customerName: 'Zoubida Qwertz',
  customerEmail: 'zoubida.qwertz+cars@mail.example',
  customerPhone: '+33 6 98 76 54 32',
  driverLicense: 'QWERTZ-4711',
  pickupPlace: 'address',
  pickupAddress: 'Riad Qwertz, 7 Derb Secret',
  flightNumber: 'QZ 4711',
  note: 'Wheelchair of Qwertz',
} as const;
/** Every value of the person, as it may be stored, in lower case. */
const TRACES = /qwertz|zoubida|698765432|98 76 54 32|derb secret|qz 4711/i;

/** Returns the places of the database that contain a trace of the person: all columns of all tables, as text. */
async function searchDatabase(): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
    api.database,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`SELECT stored::text AS text FROM ${sql.id(name)} AS stored`.execute(
      api.database,
    );
    if (rows.some(({ text }) => TRACES.test(text))) found.push(name);
  }
  return found.sort();
}

async function searchFiles(): Promise<readonly string[]> {
  const names = await readdir(api.outboxDir).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(api.outboxDir, name), 'utf8')));
  return names.filter((_, index) => TRACES.test(texts[index] ?? ''));
}

/** Books as the person, with e-mails, notes, changes, a colleague's message and a price with a reason. */
async function rent(pickupDate: '2026-12-01' | '2026-12-10' = '2026-12-01') {
  const { body } = await api.post('/api/entities/CarsBooking', exampleRequest({ ...PERSON, pickupDate }));
  const [{ id, confirmationCode }] = body.data;
  const change = { id, staffNote: 'Knows Qwertz', unitPrice: 40, totalPrice: 120, priceReason: 'Cousin of Qwertz' };
  expect((await api.put('/api/entities/CarsBooking', change as never, { token })).status).toBe(200);
  await api.put('/api/entities/CarsBooking', { id, note: 'Two wheelchairs of Qwertz' } as never, { token });
  const message = { to: PERSON.customerEmail, subject: 'Hello', body: 'Dear Zoubida' };
  expect((await api.post('/api/mailing/send', { ...message, bookingId: id }, { token })).status).toBe(200);
  expect((await api.post('/api/mailing/send', message, { token })).status).toBe(200);
  await api.app.outbox.deliverDue();
  return { id, confirmationCode };
}
const end = (id: number) => api.put('/api/entities/CarsBooking', { id, status: 'returned' } as never, { token });
const erase = (...ids: number[]) => api.post('/api/erasures', { ids }, { token });

test('removes the person from database, files and logs, and keeps car, days, sums, status and code', async () => {
  const { id, confirmationCode } = await rent();
  await end(id);
  expect(await searchDatabase()).toEqual(expect.arrayContaining(['bookings', 'outbox']));
  expect((await searchFiles()).length).toBeGreaterThan(3);

  const { status, body } = await erase(id);
  expect([status, body.data]).toEqual([200, [{ emails: 4, files: 4 }]]);
  expect(await searchDatabase()).toEqual([]);
  expect(await searchFiles()).toEqual([]);
  expect(logged.filter((line) => TRACES.test(line))).toEqual([]);
  expect(logged.join('')).toContain('Erased the customers of bookings');

  const { body: kept } = await api.get(`/api/entities/CarsBooking/${id}`, { token });
  expect(kept).toMatchObject({
    confirmationCode,
    carId: 'duster',
    days: 3,
    totalPrice: 120,
    status: 'returned',
    pickupDate: { $date: '2026-12-01' },
    customerName: '',
  });
  for (const table of ['booking_devices', 'booking_links', 'open_requests'] as const)
    expect(await api.database.selectFrom(table).selectAll().execute()).toEqual([]);
  const { body: history } = await api.get(`/api/audit?entity=CarsBooking&key=${id}`, { token });
  expect(history.data[0]).toMatchObject({ actor: { kind: 'staff' }, action: 'changed' });

  // Nobody is written to any more, and the browser that booked sees nothing.
  api.time.now = new Date('2026-12-04T12:00:00Z');
  await api.app.outbox.deliverDue();
  api.time.now = NOON;
  expect(await api.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect((await erase(id)).body.data).toEqual([{ emails: 0, files: 0 }]);
});

test('empties every field that the table calls personal, and no other', async () => {
  const fields: [string, EntityField][] = Object.entries(BOOKING_FIELDS);
  const filled = fields.filter(([, { type }]) => ['text', 'boolean', 'group', 'groups'].includes(type));
  const examples = Object.fromEntries(filled.map(([name, { example }]) => [name, example]));
  const [id = 0] = await addBookings(api.database, {
    ...examples,
    carId: 'duster',
    pickupPlace: 'address',
    locale: 'fr',
    carSince: '2026-12-02',
  });
  await end(id);
  const read = async () =>
    (await api.database.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()) as object;
  const before = new Map<string, unknown>(Object.entries(await read()));
  expect(fields.filter(([, { column }]) => (before.get(column) ?? '') === '').map(([name]) => name)).toEqual([]);
  expect((await erase(id)).status).toBe(200);
  for (const [column, value] of Object.entries(await read())) {
    const field = fields.find(([, one]) => one.column === column)?.[1];
    if (field)
      expect([column, value]).toEqual([column, field.personal ? (field.optional ? null : '') : before.get(column)]);
  }
});

test('is refused while the rental is not over, and for what is not there', async () => {
  const { id } = await rent();
  const refused = await erase(id);
  expect([refused.status, refused.body.meta.type]).toEqual([409, 'booking_open']);
  await end(id);
  expect((await erase(id, 999_999)).status).toBe(404);
  expect(await searchDatabase()).toContain('bookings');
  expect((await api.post('/api/erasures', { ids: [id] })).status).toBe(401);
});

test('other bookings with the same mailbox or phone are named, and stay', async () => {
  const first = await rent();
  const second = await rent('2026-12-10');
  await end(first.id);
  const { body } = await api.get(`/api/erasures/${first.id}`, { token });
  expect(body.data).toEqual([
    expect.objectContaining({ id: first.id, canErase: true }),
    expect.objectContaining({ id: second.id, confirmationCode: second.confirmationCode, canErase: false }),
  ]);
  await erase(first.id);
  const { body: alone } = await api.get(`/api/erasures/${first.id}`, { token });
  expect(alone.data).toHaveLength(1);
  const { body: kept } = await api.get(`/api/entities/CarsBooking/${second.id}`, { token });
  expect(kept).toMatchObject({ customerName: PERSON.customerName });
});

test('removes what an older version copied into the history', async () => {
  const { id } = await rent();
  await end(id);
  const changes = JSON.stringify({ note: ['Qwertz', 'Zoubida'], status: ['out', 'returned'] });
  await api.database
    .insertInto('audit_entries')
    .values({ actor: null, entity: 'CarsBooking', entity_key: String(id), action: 'changed', changes })
    .execute();
  await erase(id);
  expect(await searchDatabase()).toEqual([]);
  const { body } = await api.get(`/api/audit?entity=CarsBooking&key=${id}`, { token });
  expect(JSON.stringify(body.data)).toContain('["out","returned"]');
});

test('deletes no file but those of its e-mails', async () => {
  await mkdir(api.outboxDir, { recursive: true });
  await writeFile(join(api.outboxDir, 'notes.eml'), 'Somebody else');
  const { id } = await rent();
  await end(id);
  await erase(id);
  expect(await readdir(api.outboxDir)).toContain('notes.eml');
});

test('the history copies no column that the field tables call personal', async () => {
  const { rows } = await sql<{ args: Buffer | Uint8Array }>`
    SELECT tgargs AS args FROM pg_trigger WHERE tgname = 'bookings_record_change'`.execute(api.database);
  const [, , named = '', unrecorded = ''] = Buffer.from(rows[0]?.args ?? '')
    .toString()
    .split('\0');
  const hidden = [named, unrecorded].flatMap((list) => list.replace(/[{}]/g, '').split(','));
  expect(hidden).toEqual(expect.arrayContaining([...PERSONAL_COLUMNS]));
  // No more than those, and what is computed.
  expect(named.replace(/[{}]/g, '').split(',').sort()).toEqual(
    PERSONAL_COLUMNS.filter((column) => column !== 'customer_phone_e164').sort(),
  );
});
