import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { EMAIL_KINDS } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

const NOTE = 'Haggles about scratches';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
});

/** Books as a visitor, and adds a note of staff and the reason of a price. */
async function bookWithNote() {
  const request = exampleRequest();
  const booked = await api.post('/api/entities/CarsBooking', request);
  const cookie = [booked.headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');
  const [{ id }] = booked.body.data;
  const noted = await api.put(
    '/api/entities/CarsBooking',
    { id, staffNote: ` ${NOTE}\n `, priceReason: NOTE },
    { token },
  );
  expect([noted.status, noted.body.data[0]]).toEqual([200, expect.objectContaining({ staffNote: NOTE })]);
  return { id, request, cookie };
}

test('no answer to the customer, no e-mail and no file for others has the note of staff', async () => {
  const { id, request, cookie } = await bookWithNote();
  const { confirmationCode } = request;
  const own = { headers: { cookie } };
  const answers = [
    await api.post('/api/entities/CarsBooking', request),
    await api.get('/api/my-bookings', own),
    await api.post(
      '/api/my-bookings/change',
      { confirmationCode, basedOnStatus: 'requested', pickupTime: '10:30' },
      own,
    ),
    await api.post('/api/entities/CarsBooking/search', {}),
    await api.get('/api/availability?from=2026-12-01&to=2026-12-03'),
    await api.post('/api/my-bookings/cancel', { confirmationCode, basedOnStatus: 'requested' }, own),
  ];
  for (const { status, text } of answers)
    expect({ status, text }).toEqual({ status: 200, text: expect.not.stringContaining(NOTE) });
  for (const part of [{ fields: ['staffNote'] }, { query: [{ field: 'staffNote', operator: 'EQ', value: NOTE }] }])
    expect((await api.post('/api/entities/CarsBooking/search', part)).status).toBe(401);

  await api.put(
    '/api/entities/CarsBooking',
    { id, status: 'reserved', pickupTime: '11:00', notifyCustomer: true },
    { token },
  );
  const now = api.time.now.toISOString();
  // These are written of something else: an invitation, a text of staff, a fine.
  const others: readonly string[] = ['invitation', 'message', 'agency_fine_due'];
  const kinds = EMAIL_KINDS.filter((kind) => !others.includes(kind));
  for (const kind of kinds)
    await api.database
      .insertInto('outbox')
      .values({ booking_id: id, kind, recipient: 'amelie@example.com', next_attempt_at: now, created_at: now })
      .execute();
  await api.app.outbox.deliverDue();
  const names = await readdir(api.outboxDir);
  expect(names.length).toBeGreaterThan(kinds.length);
  for (const name of names) expect(await readFile(join(api.outboxDir, name), 'utf8')).not.toContain('Haggles');
  const { rows } = await sql<{ row: string }>`SELECT to_jsonb(outbox)::text AS row FROM outbox`.execute(api.database);
  for (const { row } of rows) expect(row).not.toContain(NOTE);

  await api.database.updateTable('bookings').set({ price_reason: null }).execute();
  const exported = await api.post('/api/entities/CarsBooking/export?format=csv', {}, { token });
  expect(exported.text).not.toMatch(/staff ?note|haggles/i);
});

test('a note alone is no change for the customer: no e-mail tells of it', async () => {
  const { id } = await bookWithNote();
  const count = async () => (await api.database.selectFrom('outbox').select('id').execute()).length;
  const before = await count();
  await api.put('/api/entities/CarsBooking', { id, staffNote: 'Another', notifyCustomer: true }, { token });
  expect(await count()).toBe(before);
});

test('a note that a colleague changed is not replaced, and the history does not copy it', async () => {
  const { id } = await bookWithNote();
  const change = (staffNote: string, seen: string) =>
    api.put('/api/entities/CarsBooking', { id, staffNote, basedOn: { staffNote: seen } }, { token });
  expect((await change('Mine', 'Older')).body.meta.type).toBe('booking_changed');
  expect((await change('Mine', NOTE)).body.data[0]).toMatchObject({ staffNote: 'Mine' });
  const { text, body } = await api.get(`/api/audit?entity=CarsBooking&key=${id}`, { token });
  expect(body.data[0]).toMatchObject({ changes: [{ field: 'staffNote' }] });
  expect(text).not.toContain('Mine');
});
