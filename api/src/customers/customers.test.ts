import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';

import type { Booking } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleBooking, exampleCar, exampleRequest } from '../../test/examples.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { insertBookings, type PlannedBooking } from '../bookings/commands/insert-bookings.ts';
import type { Database } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import type { Schema } from '../platform/database/schema.ts';
import { deleteUnbookedCustomers } from './change-customers.ts';
import { digestOfDocument } from './customer-documents.ts';
import type { CustomerDetails, KnownCustomer } from './customer-schemas.ts';

let api: TestApi;
let token: string;
let month = 0;

const NADIA = {
  customerName: 'Nadia Élise Haddad',
  customerEmail: 'nadia@example.com',
  customerPhone: '+33 1 99 00 27 35',
  customerPhoneE164: '+33199002735',
};

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  token = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('customers').execute();
});

function nextMonth() {
  month += 1;
  return `20${27 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01` as '2027-01-01';
}

/** Adds a booking. Returns its id and that of its customer. */
async function rent(changes: Partial<Booking> = {}) {
  const [id = 0] = await addBookings(api.database, { ...NADIA, pickupDate: nextMonth(), ...changes });
  return { id, customer: await customerOf(id) };
}

async function customerOf(bookingId: number): Promise<number> {
  const found = await api.database.selectFrom('bookings').select('customer_id').where('id', '=', bookingId).execute();
  return Number(found[0]?.customer_id);
}

const dataOf = async <Data>(answer: ReturnType<TestApi['post']>) => {
  const { status, body } = await answer;
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return body.data as unknown as Data[];
};
const read = async (id: number) =>
  (await dataOf<CustomerDetails>(api.get(`/api/customers/${id}`, { token })))[0] as CustomerDetails;
const post = async (path: string, body?: object) =>
  (await dataOf<CustomerDetails>(api.post(`/api/customers/${path}`, body, { token })))[0] as CustomerDetails;
const find = (traces: object) => dataOf<KnownCustomer>(api.post('/api/customers/find', traces, { token }));
const ofBooking = (id: number) => dataOf<KnownCustomer>(api.get(`/api/customers/of-booking/${id}`, { token }));
const search = async (body: object) =>
  (await dataOf<{ id: number }>(api.post('/api/entities/Customers/search', body, { token }))).map(({ id }) => id);

test.each<[string, Partial<Booking>, boolean]>([
  [
    'the same phone number, in another spelling of the name',
    { customerName: 'HADDAD, nadia elise', customerEmail: 'n@example.com' },
    true,
  ],
  [
    'the same e-mail address in capitals',
    { customerEmail: 'Nadia@Example.com', customerPhoneE164: '+33199002736' },
    true,
  ],
  ['the same phone number and another name', { customerName: 'Karim Haddad' }, false],
  ['the same name alone', { customerEmail: 'n@example.com', customerPhoneE164: '+33199002736' }, false],
])('a booking with %s', async (_, changes, isSame) => {
  const first = await rent();
  const second = await rent(changes);
  expect(second.customer === first.customer).toBe(isSame);
  expect((await read(first.customer)).rentals).toHaveLength(isSame ? 2 : 1);
});

test('a booking through the API has a customer, and its driving licence is known by a digest', async () => {
  const request = exampleRequest({ pickupDate: '2026-12-01', driverLicense: 'AB-123 456' });
  const { body } = await api.post('/api/entities/CarsBooking', request);
  const customer = await customerOf(body.data[0].id);
  expect(await read(customer)).toMatchObject({
    rentals: [{ id: body.data[0].id, confirmationCode: request.confirmationCode, carName: 'Dacia Duster' }],
    documents: [{ kind: 'licence', lastCharacters: '456' }],
  });
  expect(await find({ document: 'ab123456' })).toMatchObject([{ id: customer }]);
  const stored = await sql<{ text: string }>`SELECT customer_documents::text AS text FROM customer_documents`.execute(
    api.database,
  );
  expect(stored.rows.map(({ text }) => text).join()).not.toContain('123456');
  // Another secret, another digest: nobody finds a number by trying all of them.
  const digests = ['one secret', 'another'].map((secret) => digestOfDocument('AB-123 456', secret)?.digest);
  expect(new Set(digests).size).toBe(2);
  expect(await search({ text: '456' })).toEqual([customer]);
});

test('a correction of the only booking corrects the customer; another name means another one', async () => {
  const first = await rent();
  const change = (id: number, changes: object) =>
    api.put('/api/entities/CarsBooking', { id, ...changes } as never, { token });
  expect((await change(first.id, { customerName: 'Nadya Haddad', customerPhone: '+33 1 99 00 27 36' })).status).toBe(
    200,
  );
  expect(await customerOf(first.id)).toBe(first.customer);
  expect(await find({ phone: '+33199002736' })).toMatchObject([{ id: first.customer, customerName: 'Nadya Haddad' }]);
  const second = await rent({ customerName: 'Nadya Haddad' });
  expect(second.customer).toBe(first.customer);
  await change(second.id, { customerName: 'Karim Haddad' });
  expect(await customerOf(second.id)).not.toBe(first.customer);
});

test('a customer of bookings goes with the last one, unless staff know more', async () => {
  const { id, customer } = await rent();
  const flagged = await rent({ customerName: 'Karim Haddad' });
  await post(`${flagged.customer}/flags`, { reason: 'Hidden damage' });
  for (const each of [id, flagged.id]) await api.delete(`/api/entities/CarsBooking/${each}`, { token });
  expect((await api.get(`/api/customers/${customer}`, { token })).status).toBe(404);
  expect((await read(flagged.customer)).rentals).toEqual([]);
});

describe('while a customer without bookings is deleted', () => {
  /** Starts one thing while the other has not ended yet. */
  async function during<Result>(
    work: (transaction: Transaction<Schema>) => Promise<unknown>,
    other: () => Promise<Result>,
  ) {
    const { started } = await api.database.transaction().execute(async (transaction) => {
      await work(transaction);
      const started = other();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { started };
    });
    return await started;
  }
  const deleteIt = (transaction: Transaction<Schema>) => deleteUnbookedCustomers(transaction, sql`true`);

  test('a booking that comes gets another one', async () => {
    const { id, customer } = await rent();
    await api.database.deleteFrom('bookings').where('id', '=', id).execute();
    const next = await during(deleteIt, () => rent());
    expect(next.customer).toBeGreaterThan(customer);
  });

  test('a booking that came before it keeps it', async () => {
    const { id, customer } = await rent();
    await api.database.deleteFrom('bookings').where('id', '=', id).execute();
    let next = 0;
    await during(
      async (transaction) => {
        const booking = exampleBooking({ ...NADIA, pickupDate: nextMonth() });
        [next = 0] = await insertBookings(transaction, [booking], { request_digest: 'test' });
      },
      () => api.database.transaction().execute(deleteIt),
    );
    expect(await customerOf(next)).toBe(customer);
  });
});

describe('who may be the same', () => {
  test('is suggested with what they have in common, merged by a person, and unmerged', async () => {
    const first = await rent();
    const second = await rent({ customerName: 'Nadia Haddad', customerEmail: 'work@example.com' });
    const third = await rent({ customerEmail: 'new@example.com', customerPhoneE164: '+33199002799' });
    const suggestions = async (id: number) => (await read(id)).suggestions.map(({ id, shares }) => [id, shares]);
    expect(await suggestions(first.customer)).toEqual([
      [second.customer, ['phone']],
      [third.customer, ['name']],
    ]);
    await post(`${third.customer}/merge`, { into: second.customer });
    const merged = await post(`${second.customer}/merge`, { into: first.customer });
    expect(merged).toMatchObject({ id: first.customer, suggestions: [] });
    expect(merged.rentals.map(({ id }) => id).sort()).toEqual([first.id, second.id, third.id].sort());
    expect(merged.merged.map(({ id }) => id)).toEqual([second.customer, third.customer]);
    // The list shows the one, and finds it by what is known of the others.
    expect(await search({ text: 'new@example.com' })).toEqual([first.customer]);
    expect((await read(third.customer)).id).toBe(first.customer);
    expect(
      (await api.post(`/api/customers/${second.customer}/merge`, { into: first.customer }, { token })).status,
    ).toBe(409);

    expect((await api.delete(`/api/entities/Customers/${second.customer}`, { token })).status).toBe(409);
    const alone = await post(`${second.customer}/unmerge`);
    expect(alone).toMatchObject({ id: second.customer, merged: [{ id: third.customer }] });
    expect((await read(first.customer)).rentals.map(({ id }) => id)).toEqual([first.id]);
    expect(await customerOf(third.id)).toBe(third.customer);
  });

  test('is suggested no more once a person said that they are not the same, also after a merge', async () => {
    const first = await rent();
    const second = await rent({ customerName: 'Nadia Haddad', customerEmail: 'work@example.com' });
    const third = await rent({ customerEmail: 'new@example.com', customerPhoneE164: '+33199002799' });
    const suggested = async (id: number) => (await read(id)).suggestions.map((one) => one.id);
    const apart = await post(`${second.customer}/apart`, { from: first.customer });
    expect(apart.suggestions).toEqual([]);
    await post(`${first.customer}/apart`, { from: second.customer });
    expect(await suggested(first.customer)).toEqual([third.customer]);
    await post(`${third.customer}/merge`, { into: second.customer });
    expect(await suggested(first.customer)).toEqual([]);
    expect((await api.post(`/api/customers/${first.customer}/apart`, { from: first.customer }, { token })).status).toBe(
      409,
    );
    expect((await api.post(`/api/customers/${first.customer}/apart`, { from: 999_999 }, { token })).status).toBe(404);
  });

  test('is known by a document that both have shown', async () => {
    const first = await rent();
    const second = await rent({
      customerName: 'N. Haddad',
      customerEmail: 'x@example.com',
      customerPhoneE164: '+33199002799',
    });
    for (const [id, number] of [
      [first.customer, '12ab 34567'],
      [second.customer, '12AB-34567'],
    ] as const)
      await post(`${id}/documents`, { kind: 'id', number, expiresOn: '2030-01-01', country: 'France' });
    expect((await read(first.customer)).suggestions).toMatchObject([{ id: second.customer, shares: ['document'] }]);
    const [document] = (await read(first.customer)).documents;
    expect(document).toMatchObject({ kind: 'id', lastCharacters: '567', expiresOn: '2030-01-01', country: 'France' });
    await api.delete(`/api/customers/${first.customer}/documents/${document?.id}`, { token });
    expect((await read(first.customer)).documents).toEqual([]);
  });
});

describe('a flag', () => {
  test('has a reason, a day of review and who; once lifted it leaves the list and stays in the history', async () => {
    const { customer } = await rent();
    const flagged = await post(`${customer}/flags`, { reason: 'Hidden  damage', reviewOn: '2027-11-01' });
    expect(flagged.flags).toEqual([
      expect.objectContaining({ reason: 'Hidden damage', reviewOn: '2027-11-01', createdBy: 'staff@example.com' }),
    ]);
    const ofFlagged = { query: [{ field: 'flagged', operator: 'EQ', value: true }] };
    expect(await search(ofFlagged)).toEqual([customer]);
    expect((await api.post(`/api/customers/${customer}/flags`, { reason: 'Again' }, { token })).status).toBe(409);
    const lifted = await post(`${customer}/lift-flag`, { reason: 'Was paid' });
    expect(lifted.flags).toMatchObject([{ liftedBy: 'staff@example.com', liftReason: 'Was paid' }]);
    expect(await search(ofFlagged)).toEqual([]);
    const { body } = await api.get(`/api/audit?entity=Customers&key=${customer}`, { token });
    expect(JSON.stringify(body.data)).toContain('"field":"flagged"');
    expect(JSON.stringify(body.data)).not.toMatch(/damage|Nadia/);
  });

  test('is to be reviewed from its day on, until another day is set or it is lifted', async () => {
    const { customer } = await rent();
    const due = async () => await dataOf<object>(api.get('/api/customers/flags-to-review', { token }));
    const on = (reviewOn?: string) => post(`${customer}/review-flag`, { ...(reviewOn && { reviewOn }) });
    await post(`${customer}/flags`, { reason: 'Hidden damage', reviewOn: '2026-11-21' });
    expect(await due()).toEqual([]);
    for (const reviewOn of ['2026-11-20', '2026-11-01']) {
      expect((await on(reviewOn)).flags).toMatchObject([{ reviewOn }]);
      const customerName = NADIA.customerName;
      expect(await due()).toMatchObject([{ customerId: customer, customerName, reason: 'Hidden damage', reviewOn }]);
    }
    expect((await on()).flags[0]).not.toHaveProperty('reviewOn');
    expect(await due()).toEqual([]);
    await on('2026-11-20');
    await post(`${customer}/lift-flag`, { reason: 'Was paid' });
    expect(await due()).toEqual([]);
  });

  test('stays with the customer through a merge and its undoing', async () => {
    const [first, second] = [await rent(), await rent({ customerName: 'Nadia Haddad' })];
    await post(`${second.customer}/flags`, { reason: 'Hidden damage' });
    await post(`${second.customer}/merge`, { into: first.customer });
    const ofFlagged = { query: [{ field: 'flagged', operator: 'EQ', value: true }] };
    expect(await search(ofFlagged)).toEqual([first.customer]);
    await post(`${second.customer}/unmerge`);
    expect(await search(ofFlagged)).toEqual([second.customer]);

    await post(`${second.customer}/merge`, { into: first.customer });
    await post(`${first.customer}/lift-flag`, { reason: 'Was paid' });
    const flagged = await api.database.selectFrom('customers').select('id').where('flagged', '=', true).execute();
    expect(flagged).toEqual([]);
  });

  test.each<[string, Partial<Booking>]>([
    ['the same phone number', { customerPhone: NADIA.customerPhone }],
    ['the same e-mail address', { customerEmail: 'NADIA@example.com' }],
    ['the same driving licence', { driverLicense: 'flag-4711' }],
  ])('a request with %s is taken as any other, and staff see the flag', async (_, trace) => {
    const known = await api.post(
      '/api/entities/CarsBooking',
      exampleRequest({ ...NADIA, driverLicense: 'FLAG 4711', pickupDate: '2026-12-01' }),
    );
    const request = exampleRequest({
      ...{ customerName: 'Nobody Known', customerEmail: 'other@example.com', customerPhone: '+33 1 99 00 10 99' },
      ...{ driverLicense: 'OTHER 1', pickupDate: '2026-12-10', ...trace },
    });
    const other = await api.post('/api/entities/CarsBooking', request);
    expect(await ofBooking(other.body.data[0].id)).toMatchObject([{ flags: [] }]);
    await api.delete(`/api/entities/CarsBooking/${other.body.data[0].id}`, { token });
    await post(`${await customerOf(known.body.data[0].id)}/flags`, { reason: 'Hidden damage' });
    const flagged = await api.post('/api/entities/CarsBooking', request);
    // Byte for byte, but for the number.
    const answered = ({ status, headers, text, body }: typeof flagged) => ({
      ...{ status, headers: Object.keys(headers) },
      text: text.replace(`"id":${body.data[0].id}`, '"id":0'),
    });
    expect(answered(flagged)).toEqual(answered(other));
    expect(flagged.status).toBe(200);
    expect(await ofBooking(flagged.body.data[0].id)).toMatchObject([{ flags: [{ reason: 'Hidden damage' }] }]);
  });
});

test('a company has billing data, and only a customer without bookings is deleted', async () => {
  const company = {
    kind: 'company',
    customerName: 'Atlas Films',
    customerPhone: '+33 1 99 00 58 64',
    billing: { company: 'Atlas Films SARL', address: '7 rue de la Liberté', numbers: 'ICE: 001234567000089' },
  };
  const [{ id }] = (await dataOf<{ id: number }>(api.post('/api/entities/Customers', company, { token }))) as [
    { id: number },
  ];
  expect(await search({ text: 'films sarl' })).toEqual([id]);
  expect(await find({ phone: '+33 1 99 00 58 64' })).toMatchObject([{ id, customerName: 'Atlas Films' }]);
  const { customer } = await rent();
  expect((await api.delete(`/api/entities/Customers/${customer}`, { token })).status).toBe(409);
  expect((await api.delete(`/api/entities/Customers/${id}`, { token })).status).toBe(200);
});

test('the migration finds the customers of earlier bookings as a new booking would', async () => {
  const older = await openTestDatabase(undefined, { migrated: false });
  await migrateDatabase(older.database, '0038-car-since');
  await sql`
    INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features)
    VALUES ('duster', 'Dacia Duster', '/x.svg', 'SUV', 5, 'Diesel', 'Manual', 10, 4.5, '{}')`.execute(older.database);
  // A chain: the first and second share a phone number, the second and third an e-mail address.
  const people = [
    ['A-1', 'Nadia Haddad', 'a@example.com', '+331'],
    ['A-2', 'HADDAD Nadia', 'b@example.com', '+331'],
    ['A-3', 'Nadia Haddad', 'B@example.com', null],
    ['B-1', 'Karim Haddad', 'b@example.com', '+331'],
    ['C-1', '', '', null],
  ] as const;
  for (const [index, [code, name, email, phone]] of people.entries())
    await older.database.transaction().execute(async (transaction) => {
      const day = `2026-01-0${index + 1}`;
      const { rows } = await sql<{ id: number }>`
        INSERT INTO bookings (car_id, confirmation_code, customer_name, customer_email, customer_phone_e164, pickup_date, dropoff_date,
          unit_price, total_price, status, created_at)
        VALUES ('duster', ${code}, ${name}, ${email}, ${phone}, ${day}, ${day}, 10, 10, 'returned', ${`${day}T10:00:00Z`})
        RETURNING id`.execute(transaction);
      await sql`
        INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
        VALUES (${rows[0]?.id}, 1, 'rental', 'Rental', 1, 10, 10)`.execute(transaction);
    });
  await migrateDatabase(older.database);
  const { rows } = await sql<{ codes: string; name: string; email: string; revision: number }>`
    SELECT string_agg(confirmation_code, ' ' ORDER BY bookings.id) AS codes, name, email, max(revision) AS revision
    FROM bookings LEFT JOIN customers ON customers.id = customer_id GROUP BY customer_id, name, email ORDER BY codes`.execute(
    older.database,
  );
  expect(rows).toEqual([
    { codes: 'A-1 A-2 A-3', name: 'Nadia Haddad', email: 'B@example.com', revision: 0 },
    { codes: 'B-1', name: 'Karim Haddad', email: 'b@example.com', revision: 0 },
    { codes: 'C-1', name: null, email: null, revision: 0 },
  ]);
  await older.close();
});

test('a session that began with few customers finds them by their keys when there are many', async () => {
  const bookings = (count: number, from: number, name: (n: number) => string) =>
    Array.from({ length: count }, (_, n) =>
      exampleBooking({
        customerName: name(n),
        customerPhone: `06${10_000_000 + from + n}`,
        customerEmail: `${from + n}@example.com`,
        status: 'canceled',
      }),
    );
  const readCustomers = async (connection: Database) => {
    const { rows } = await sql<{ read: number }>`
      SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_xact_user_tables WHERE relname = 'customers'
    `.execute(connection);
    return Number(rows[0]?.read);
  };
  await api.database.transaction().execute(async (transaction) => {
    const insert = (rows: PlannedBooking[]) => insertBookings(transaction, rows, { request_digest: 'many' });
    // Its checks have plans of their own.
    await sql`ALTER TABLE bookings DROP CONSTRAINT bookings_customer_id_fkey`.execute(transaction);
    await insert(bookings(8, 0, () => 'Same Name'));
    await sql`ANALYZE customers`.execute(transaction);
    await insert(bookings(10, 100, (n) => `Name ${n}`));
    const before = await readCustomers(transaction);
    await insert(bookings(400, 1000, (n) => `Name ${n}`));
    expect((await readCustomers(transaction)) - before).toBeLessThan(400 * 10);
  });
});

// The last one: a booking with payments is never deleted.
test('what is open of all rentals is summed, as far as anything was recorded', async () => {
  const first = await rent({ status: 'returned' });
  const second = await rent({ status: 'reserved' });
  expect(await read(first.customer)).toMatchObject({ open: 0, held: 0 });
  const payment = { purpose: 'rental', type: 'receipt', method: 'cash', amount: 100 };
  await dataOf(api.post('/api/payments', { ...payment, id: randomUUID(), bookingId: first.id }, { token }));
  const hold = {
    id: randomUUID(),
    bookingId: second.id,
    purpose: 'deposit',
    type: 'hold',
    method: 'cash',
    amount: 300,
  };
  await dataOf(api.post('/api/payments', hold, { token }));
  // 27.50 of the first, all of the second.
  expect(await read(first.customer)).toMatchObject({ open: 155, held: 300 });
  expect(await find({ email: 'NADIA@example.com' })).toMatchObject([{ open: 155, flags: [] }]);
  // A booking says what is open of the others.
  expect(await ofBooking(first.id)).toMatchObject([{ open: 127.5 }]);
  expect(await ofBooking(second.id)).toMatchObject([{ open: 27.5 }]);
});
