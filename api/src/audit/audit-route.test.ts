import { sql } from 'kysely';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;

const PERSONAL = {
  customerName: 'Amélie Laurent-Personal',
  customerEmail: 'personal.amelie@example.com',
  customerPhone: '+33 6 99 88 77 66',
  driverLicense: 'PERSONAL-77',
  pickupAddress: 'Riad Personal, Derb Lamine',
  flightNumber: 'AT 641',
  note: 'A personal note',
};

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.put('/api/auth/session', { name: 'Karima' }, { token });
  await api.addCars(exampleCar());
});
afterAll(() => api.close());

interface Entry {
  readonly at: unknown;
  readonly actor: unknown;
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly values?: readonly unknown[] }[];
}

async function readHistory(query: Record<string, string>): Promise<readonly Entry[]> {
  const { body } = await api.get(`/api/audit?${new URLSearchParams(query)}`, { token });
  return body.data as unknown as Entry[];
}

test('the history of a booking has author and fields of each change, latest first', async () => {
  const booked = await api.post('/api/entities/CarsBooking', exampleRequest());
  const [{ id, confirmationCode }] = booked.body.data;
  await api.put('/api/entities/CarsBooking', { id, status: 'reserved', dropoffDate: '2026-12-04' }, { token });
  const cookie = [booked.headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');
  const changed = {
    confirmationCode,
    basedOnStatus: 'reserved',
    pickupTime: '10:30',
    customerPhone: '+33 6 11 22 33 44',
  };
  expect((await api.post('/api/my-bookings/change', changed, { headers: { cookie } })).status).toBe(200);

  const entries = await readHistory({ entity: 'CarsBooking', key: String(id) });
  expect(entries.map(({ actor, action }) => ({ actor, action }))).toEqual([
    { actor: { kind: 'customer' }, action: 'changed' },
    { actor: { kind: 'staff', name: 'Karima' }, action: 'changed' },
    { actor: { kind: 'system' }, action: 'created' },
  ]);
  const [byCustomer, byStaff] = entries;
  expect(byCustomer?.changes).toEqual(
    expect.arrayContaining([{ field: 'customerPhone' }, { field: 'pickupTime', values: [null, '10:30'] }]),
  );
  expect(byStaff?.changes).toEqual(
    expect.arrayContaining([
      { field: 'status', values: ['requested', 'reserved'] },
      { field: 'dropoffDate', values: ['2026-12-03', '2026-12-04'] },
    ]),
  );
  expect(await readHistory({ entity: 'CarsBooking', key: String(id), limit: '1' })).toEqual([byCustomer]);
  // The history of a deleted booking is kept.
  await api.delete(`/api/entities/CarsBooking/${id}`, { token });
  expect(await readHistory({ entity: 'CarsBooking', key: String(id) })).toMatchObject([
    { action: 'deleted' },
    {},
    {},
    {},
  ]);
});

test('a car has a history, too', async () => {
  await api.put('/api/entities/Cars', { CarId: 'duster', price: 45 }, { token });
  const [latest] = await readHistory({ entity: 'Cars', key: 'duster' });
  expect(latest).toMatchObject({
    actor: { kind: 'staff', name: 'Karima' },
    action: 'changed',
    changes: [{ field: 'price', values: [42.5, 45] }],
  });
});

test('the history of accounts names the person, and that a password was changed', async () => {
  const invited = { email: 'agent@example.com', name: 'Salma Personal', role: 'agent' };
  const { body } = await api.post('/api/accounts', invited, { token });
  const [{ id }] = body.data;
  const secret = /invitation=(.+)$/.exec((body.data[0] as unknown as { link: string }).link)?.[1];
  await api.post('/api/auth/invitation', { token: secret, password: 'a password of hers' });
  await api.put('/api/accounts', { id, role: 'owner', name: 'Salma Renamed' }, { token });
  const entries = await readHistory({ entity: 'Accounts', key: String(id) });
  expect(entries).toMatchObject([
    { subject: 'Salma Renamed', actor: { name: 'Karima' }, action: 'changed' },
    { actor: { name: 'Salma Renamed' }, action: 'changed', changes: [{ field: 'password' }] },
    { action: 'created', changes: [] },
  ]);
  expect(entries[0]?.changes).toEqual(
    expect.arrayContaining([{ field: 'role', values: ['agent', 'owner'] }, { field: 'name' }]),
  );
});

test('no personal value is copied into the history', async () => {
  const request = exampleRequest({ pickupDate: '2027-03-01', ...PERSONAL, pickupPlace: 'address', unitPrice: 45 });
  const { body } = await api.post('/api/entities/CarsBooking', request);
  const [{ id }] = body.data;
  const changes = Object.fromEntries(
    Object.entries(PERSONAL).map(([field, value]) => [field, `${value}`.replace('7', '8')]),
  );
  await api.put('/api/entities/CarsBooking', { id, ...changes, customerName: 'Another Personal' }, { token });
  await api.delete(`/api/entities/CarsBooking/${id}`, { token });

  const { rows } = await sql<{ text: string }>`SELECT audit_entries::text AS text FROM audit_entries`.execute(
    api.database,
  );
  const all = rows.map(({ text }) => text).join('\n');
  expect(all).toContain('customer_name');
  for (const value of [
    ...Object.values(PERSONAL),
    ...Object.values(changes),
    '33699887766',
    'agent@example.com',
    'hash',
  ])
    expect(all.replaceAll('password_hash', '')).not.toContain(value);
  expect(all).not.toMatch(/personal|argon2/i);
});

test.each([
  ['an entity without history', { entity: 'outbox' }],
  ['a limit that is no number', { entity: 'Cars', limit: 'all' }],
])('%s is refused', async (_, query) => {
  const url = `/api/audit?${new URLSearchParams(query as unknown as Record<string, string>)}`;
  expect((await api.get(url, { token })).status).toBe(400);
  expect((await api.get(url)).status).toBe(401);
});
