import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { manageAccounts } from '../../accounts/manage-accounts.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  token = await api.signIn();
});
afterAll(() => api.close());

/** Adds a booking. Returns its id and that of its customer. */
async function rent(changes: Partial<Booking>) {
  const [id = 0] = await addBookings(api.database, changes);
  const found = await api.database.selectFrom('bookings').select('customer_id').where('id', '=', id).execute();
  return { id, customer: Number(found[0]?.customer_id) };
}

test('a customer is erased only when no rental, sum or deposit is open, and then nowhere; figures stay', async () => {
  const first = await rent({
    status: 'returned',
    pickupDate: '2027-01-01',
    customerName: 'Zoubida Qwertz',
    customerEmail: 'z@qwertz.example',
  });
  const second = await rent({
    status: 'out',
    pickupDate: '2027-02-01',
    customerName: 'Zoubida Qwertz',
    customerEmail: 'z@qwertz.example',
  });
  expect(second.customer).toBe(first.customer);
  const erasures = `/api/erasures/customers/${first.customer}`;
  const state = () => api.get(erasures, { token });
  const from = '2027-02-04';
  expect((await state()).body.data).toEqual([{ hindrances: [{ kind: 'rental', bookingId: second.id, from }], from }]);
  const refused = await api.post(erasures, undefined, { token });
  expect([refused.status, refused.body.meta]).toEqual([
    409,
    expect.objectContaining({ type: 'booking_open', conflicts: expect.objectContaining({ from }) }),
  ]);

  await api.put('/api/entities/CarsBooking', { id: second.id, status: 'returned' } as never, { token });
  const pay = (amount: number) => {
    const payment = {
      id: randomUUID(),
      bookingId: first.id,
      purpose: 'rental',
      type: 'receipt',
      method: 'cash',
      amount,
    };
    return api.post('/api/payments', payment, { token });
  };
  await pay(100);
  expect((await state()).body.data).toEqual([{ hindrances: [{ kind: 'sum', bookingId: first.id, amount: 27.5 }] }]);
  expect((await api.post(erasures, undefined, { token })).status).toBe(409);
  await pay(27.5);
  const file = await api.get(`/api/customers/${first.customer}/data`, { token });
  expect(file.text).toContain('data.html');
  expect(file.text).toContain('"customerName": "Zoubida Qwertz"');
  expect(file.text).toContain('Your data at');

  await api.post(`/api/customers/${first.customer}/documents`, { kind: 'id', number: 'QWERTZ 4711' }, { token });
  // Merged without a booking, and written to at an address of its own.
  const company = { kind: 'company', customerName: 'Qwertz Ltd', customerEmail: 'office@other.example' };
  const added = await api.post('/api/entities/Customers', company as never, { token });
  await api.post(`/api/customers/${added.body.data[0].id}/merge`, { into: first.customer }, { token });
  const message = { to: company.customerEmail, subject: 'Hello', body: 'Dear Zoubida' };
  expect((await api.post('/api/mailing/send', message, { token })).status).toBe(200);
  expect((await api.post(erasures, undefined, { token })).status).toBe(200);
  expect((await api.get(`/api/customers/${first.customer}`, { token })).status).toBe(404);
  const kept = await api.get(`/api/entities/CarsBooking/${first.id}`, { token });
  expect(kept.body).toMatchObject({ customerName: '', totalPrice: 127.5, status: 'returned' });
  const ties = await api.database.selectFrom('bookings').select('customer_id').where('id', '=', first.id).execute();
  expect(ties).toEqual([{ customer_id: null }]);
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
    api.database,
  );
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`SELECT stored::text AS text FROM ${sql.id(name)} AS stored`.execute(
      api.database,
    );
    expect({ name, found: rows.filter(({ text }) => /qwertz|zoubida/i.test(text)) }).toEqual({ name, found: [] });
  }
});

test('a booking whose name another server empties loses its customer, who goes unless staff know more', async () => {
  const { id, customer } = await rent({ status: 'returned', pickupDate: '2027-04-01', customerName: 'Karim Haddad' });
  await api.database.updateTable('bookings').set({ customer_name: '' }).where('id', '=', id).execute();
  const ties = await api.database.selectFrom('bookings').select('customer_id').where('id', '=', id).execute();
  expect(ties).toEqual([{ customer_id: null }]);
  expect((await api.get(`/api/customers/${customer}`, { token })).status).toBe(404);
});

test('who was merged with an erased customer is flagged by what is still known', async () => {
  const add = async (customerName: string) =>
    (await api.post('/api/entities/Customers', { kind: 'person', customerName } as never, { token })).body.data[0]
      .id as number;
  const root = await add('Known Root');
  const { id, customer } = await rent({ status: 'returned', pickupDate: '2027-05-01', customerName: 'Hidden Haddad' });
  await api.post(`/api/customers/${customer}/flags`, { reason: 'Hidden damage' }, { token });
  await api.post(`/api/customers/${customer}/merge`, { into: root }, { token });
  expect((await api.post('/api/erasures', { ids: [id] }, { token })).status).toBe(200);
  const found = await api.database.selectFrom('customers').select(['id', 'flagged']).where('id', '=', root).execute();
  expect(found).toEqual([{ id: root, flagged: false }]);
});

test('a car is handed over to a flagged customer only with the reason of an owner', async () => {
  const AGENT = { email: 'sara@example.com', password: 'a password of an agent' };
  await manageAccounts(api.database, 'add', AGENT.email, { ...AGENT, role: 'agent' });
  const agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
  const { id: bookingId, customer } = await rent({ status: 'reserved', pickupDate: '2027-03-01' });
  const id = randomUUID();
  await api.post('/api/handovers', { id, bookingId, direction: 'pickup' }, { token });
  await api.patch(`/api/handovers/${id}`, { values: { kilometers: 10, fuel: 8, idNumber: 'AB 123 456' } } as never, {
    token,
  });
  await api.post(`/api/customers/${customer}/flags`, { reason: 'Hidden damage' }, { token });
  const strokes = [[0.1, 0.3, 0.5, 0.7].map((x, index) => ({ x, y: index % 2 }))];
  const signing = { signerName: 'Nadia', strokes, sentence: 'I received the car.', locale: 'en' };
  const sign = (more: object, by: string) =>
    api.post(`/api/handovers/${id}/sign`, { ...signing, ...more }, { token: by });
  expect((await sign({}, token)).body.meta.type).toBe('customer_flagged');
  expect((await sign({ override: 'Has paid for it' }, agent)).status).toBe(403);
  expect((await sign({ override: 'Has paid for it' }, token)).status).toBe(200);
  // The same signing again has no effect.
  expect((await sign({ override: 'Has paid for it' }, token)).status).toBe(200);
  const history = async () => (await api.get(`/api/audit?entity=CarsBooking&key=${bookingId}`, { token })).text;
  expect((await history()).split('"field":"pickup.flagged","values":[null,"Has paid for it"]')).toHaveLength(2);
  const overrides = async () => (await api.get('/api/customers/overrides', { token })).body.data;
  const listed = { kind: 'flagged', reason: 'Has paid for it', bookingId, by: 'staff@example.com' };
  expect(await overrides()).toMatchObject([listed]);
  const { body } = await api.get(`/api/customers/${customer}`, { token });
  expect(body.data[0]).toMatchObject({ documents: [{ kind: 'id', lastCharacters: '456' }] });

  // Somebody else, who shows the same document at the desk.
  const other = await rent({
    ...{ status: 'reserved', pickupDate: '2027-03-10', customerName: 'Nobody Known' },
    ...{ customerEmail: 'nobody@example.com', customerPhone: '+33 1 99 00 27 98', customerPhoneE164: '+33199002798' },
  });
  const next = randomUUID();
  await api.post('/api/handovers', { id: next, bookingId: other.id, direction: 'pickup' }, { token });
  const values = { kilometers: 20, fuel: 8, idNumber: 'ab-123456' };
  await api.patch(`/api/handovers/${next}`, { values } as never, { token });
  const refused = await api.post(`/api/handovers/${next}/sign`, signing, { token });
  expect(refused.body.meta?.type).toBe('customer_flagged');

  await api.database.updateTable('bookings').set({ status: 'returned' }).where('id', '=', bookingId).execute();
  expect((await api.post('/api/erasures', { ids: [bookingId] }, { token })).status).toBe(200);
  const [erased] = await overrides();
  expect(erased).toMatchObject({ kind: 'flagged', bookingId });
  expect(erased).not.toHaveProperty('reason');
  expect(erased).not.toHaveProperty('customerName');
});
