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
  expect((await api.post(erasures, undefined, { token })).status).toBe(200);
  expect((await api.get(`/api/customers/${first.customer}`, { token })).status).toBe(404);
  const kept = await api.get(`/api/entities/CarsBooking/${first.id}`, { token });
  expect(kept.body).toMatchObject({ customerName: '', totalPrice: 127.5, status: 'returned' });
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
  const kept = await api.database.selectFrom('customer_flag_overrides').select(['booking_id', 'reason']).execute();
  expect(kept).toEqual([{ booking_id: bookingId, reason: 'Has paid for it' }]);
  const { body } = await api.get(`/api/customers/${customer}`, { token });
  expect(body.data[0]).toMatchObject({ documents: [{ kind: 'id', lastCharacters: '456' }] });
});
