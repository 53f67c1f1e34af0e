import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { balanceOf, DEFAULT_SITE_SETTINGS, type NewPayment, type Payment, toCents } from 'shared-kit/domain';
import { createDraw } from 'shared-kit/testing/draw-price-rules.ts';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from '../accounts/manage-accounts.ts';
import { eraseBookings } from '../bookings/erasure/erase-bookings.ts';

let api: TestApi;
let owner: string;
let agent: string;
let month = 0;

const AGENT = { email: 'sara@example.com', password: 'a password of an agent' };

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  owner = await api.signIn();
  await manageAccounts(api.database, 'add', AGENT.email, { ...AGENT, role: 'agent' });
  agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
});
afterAll(() => api.close());
beforeEach(() => {
  api.time.now = NOON;
});

/** Adds a booking of three days at 42.50 each. */
async function addBooking(changes: object = {}): Promise<number> {
  month += 1;
  const pickupDate = `20${30 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01` as '2030-01-01';
  const [id = 0] = await addBookings(api.database, { pickupDate, status: 'reserved', ...changes });
  return id;
}

type Part = Partial<NewPayment> & { readonly confirmed?: boolean };

const record = (bookingId: number, payment: Part, token = owner) =>
  api.post(
    '/api/payments',
    { id: randomUUID(), bookingId, purpose: 'rental', type: 'receipt', method: 'cash', amount: 100, ...payment },
    { token },
  );
const undo = (id: string, token = owner) => api.post(`/api/payments/${id}/void`, { reason: 'Typed twice' }, { token });

async function read(bookingId: number) {
  const { body } = await api.get(`/api/payments?bookingId=${bookingId}`, { token: owner });
  return body as unknown as { data: readonly (Payment & { createdBy?: string })[]; balance?: object };
}
const balanceOfBooking = async (bookingId: number) => (await read(bookingId)).balance;

test('a receipt closes what is open; a deposit is held, kept in part and given back', async () => {
  const id = await addBooking();
  const hold = randomUUID();
  expect((await record(id, { amount: 127.5, note: ' Paid  at the counter ' })).status).toBe(200);
  expect(
    (await record(id, { id: hold, type: 'hold', purpose: 'deposit', method: 'card_terminal', amount: 500 })).status,
  ).toBe(200);
  expect(await balanceOfBooking(id)).toEqual({ bookingId: id, open: 0, paid: 127.5, held: 500 });
  // Which deposit need not be said as long as there is one.
  expect((await record(id, { type: 'capture', method: 'card_terminal', amount: 120 })).status).toBe(200);
  expect((await record(id, { type: 'release', purpose: 'deposit', method: 'card_terminal', amount: 380 })).status).toBe(
    200,
  );
  expect(await balanceOfBooking(id)).toEqual({ bookingId: id, open: -120, paid: 247.5, held: 0 });
  const { data } = await read(id);
  expect(data[0]).toMatchObject({ note: 'Paid at the counter', createdBy: 'staff@example.com' });
  expect(data.map(({ holdId }) => holdId)).toEqual([undefined, undefined, hold, hold]);
});

test('charges of the return are open, unless they were dropped', async () => {
  const id = await addBooking();
  await record(id, { amount: 127.5 });
  await addCharge(id, 60, false);
  await addCharge(id, 40, true);
  expect(await balanceOfBooking(id)).toMatchObject({ open: 60 });
});

async function addCharge(id: number, amount: number, dropped: boolean): Promise<void> {
  const reason = dropped ? 'Regular customer' : null;
  const line = { kind: 'damage', label: 'Scratch', quantity: 1, unit_amount: amount, amount, reason, dropped } as const;
  await api.database
    .insertInto('booking_charges')
    .values({ ...line, booking_id: id, created_at: NOON.toISOString() })
    .execute();
}

test('bookings about which nothing was recorded have a balance, unless they were over before the first payment', async () => {
  const [open, requested, canceled, returned, former] = [
    await addBooking(),
    await addBooking({ status: 'requested' }),
    await addBooking({ status: 'canceled' }),
    await addBooking({ status: 'returned' }),
    await addBooking({ status: 'returned', pickupDate: '2026-10-10', dropoffDate: '2026-10-12' }),
  ];
  await record(open, { amount: 27.5 });
  const ids = [open, requested, canceled, returned, former];
  const { body } = await api.get(`/api/payments/balances?ids=${ids}`, { token: agent });
  expect(body.data).toEqual([
    { bookingId: open, open: 100, paid: 27.5, held: 0 },
    { bookingId: returned, open: 127.5, paid: 0, held: 0 },
  ]);
  expect((await read(returned)).balance).toMatchObject({ open: 127.5 });
  expect((await read(requested)).balance).toMatchObject({ open: 127.5 });
  expect(await read(former)).not.toHaveProperty('balance');
  await record(canceled, { amount: 20 });
  expect(await balanceOfBooking(canceled)).toMatchObject({ open: -20 });
});

test('the day of the first payment is that of the agency', async () => {
  const west = await startTestApi({
    database: api.database,
    site: { ...DEFAULT_SITE_SETTINGS, timeZone: '-08:00' },
    clock: () => api.time.now,
  });
  await sql`TRUNCATE payments`.execute(api.database);
  // On 19 November at 21:00 there, the day on which this rental ended.
  const id = await addBooking({ status: 'returned', pickupDate: '2026-11-18', dropoffDate: '2026-11-19' });
  api.time.now = new Date('2026-11-20T05:00:00Z');
  await record(await addBooking(), { amount: 10 });
  const token = await west.signIn();
  expect((await west.get(`/api/payments/balances?ids=${id}`, { token })).body.data).toHaveLength(1);
  api.time.now = NOON;
  await west.close();
});

test('a repeated call records nothing twice; other values with its id are refused', async () => {
  const id = await addBooking();
  const payment = { id: randomUUID(), amount: 50 };
  const answers = await Promise.all([1, 2, 3].map(() => record(id, payment)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(id)).data).toHaveLength(1);
  expect((await record(id, { ...payment, amount: 51 })).body.meta.type).toBe('payment_recorded');
});

test('two colleagues who take the same payment at once get one warning and no double', async () => {
  const id = await addBooking();
  const answers = await Promise.all([record(id, {}, owner), record(id, {}, agent)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.meta).toMatchObject({
    type: 'payment_similar',
    colleague: expect.stringContaining('@example.com'),
  });
  expect((await read(id)).data).toHaveLength(1);
  const other = refused === answers[0] ? owner : agent;
  expect((await record(id, { confirmed: true }, other)).status).toBe(200);
  expect((await record(id, { amount: 99 }, other)).status).toBe(200);
  api.time.now = new Date(NOON.getTime() + 121_000);
  expect((await record(id, {}, owner)).status).toBe(200);
});

test('one account that records the same payment again is asked whether it is another one', async () => {
  const id = await addBooking();
  const answers = await Promise.all([record(id, {}), record(id, {})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.meta.type).toBe('payment_similar');
  expect((await record(id, { confirmed: true })).status).toBe(200);
  expect((await read(id)).data).toHaveLength(2);
});

test('50 refunds at once never give back more than was received', async () => {
  const id = await addBooking();
  await record(id, { amount: 125 });
  const refunds = Array.from({ length: 50 }, () => record(id, { type: 'refund', amount: 10, confirmed: true }));
  const answers = await Promise.all(refunds);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body.meta.problems).toMatchObject({ amount: { type: 'too_large', maximum: expect.any(Number) } });
  expect(await balanceOfBooking(id)).toMatchObject({ paid: 5, open: 122.5 });
});

test('a void has a reason and happens once, by owners, and not while something needs the payment', async () => {
  const id = await addBooking();
  const [receipt, refund] = [randomUUID(), randomUUID()];
  await record(id, { id: receipt });
  await record(id, { id: refund, type: 'refund', amount: 30 });
  expect((await undo(refund, agent)).status).toBe(403);
  expect((await undo(receipt)).body.meta.type).toBe('payment_used');
  expect((await api.post(`/api/payments/${refund}/void`, { reason: ' ' }, { token: owner })).status).toBe(400);
  for (const each of [refund, refund, receipt]) expect((await undo(each)).status).toBe(200);
  expect((await undo(randomUUID())).status).toBe(404);
  const { data, balance } = await read(id);
  expect(balance).toMatchObject({ open: 127.5, paid: 0 });
  expect(data[0]).toMatchObject({ voidReason: 'Typed twice', voidedBy: 'staff@example.com' });
});

test.each([
  ['an amount with a fraction of a cent', { amount: 10.001 }, 'amount'],
  ['nothing', { amount: 0 }, 'amount'],
  ['a deposit as a receipt', { purpose: 'deposit' }, 'purpose'],
  ['rent as a deposit', { type: 'hold' }, 'purpose'],
  ['more than was received', { type: 'refund' }, 'amount'],
  ['a deposit that is not held', { type: 'release', purpose: 'deposit' }, 'holdId'],
  ['an unknown deposit', { type: 'release', purpose: 'deposit', holdId: randomUUID() }, 'amount'],
  ['a deposit of a receipt', { holdId: randomUUID() }, 'holdId'],
  ['what only the gateway records', { method: 'online' }, 'method'],
  ['a currency without a rate', { tenderedAmount: 10, tenderedCurrency: 'EUR' }, 'rate'],
  ['a currency that is not taken', { tenderedAmount: 10, tenderedCurrency: 'USD', rate: 10 }, 'tenderedCurrency'],
  ['another product', { tenderedAmount: 10, tenderedCurrency: 'EUR', rate: 10.01 }, 'amount'],
] as [string, Part, string][])('%s is refused', async (_, payment, field) => {
  const { status, body } = await record(await addBooking(), payment);
  expect({ status, fields: Object.keys(body.meta.fields ?? {}) }).toEqual({ status: 400, fields: [field] });
});

test('cash in another currency is kept with its rate', async () => {
  const id = await addBooking();
  const paid = { tenderedAmount: 50, tenderedCurrency: 'EUR', rate: 10.85, amount: 542.5 };
  expect((await record(id, paid)).body.data[0]).toMatchObject(paid);
});

test('cash beyond CASH_LIMIT is recorded, as staff were told the limit; without the setting there is none', async () => {
  const id = await addBooking();
  expect(await read(id)).toMatchObject({ cashLimit: 20_000 });
  expect((await record(id, { amount: 20_001 })).status).toBe(200);
  const unlimited = await startTestApi({ cash: { currencies: [] } });
  const { status, body } = await unlimited.get('/api/payments?bookingId=1', { token: await unlimited.signIn() });
  await unlimited.close();
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('cashLimit');
});

test('the database refuses to change or delete a payment, and sums that do not add up', async () => {
  const id = await addBooking();
  const [receipt, hold] = [randomUUID(), randomUUID()];
  await record(id, { id: receipt });
  await record(id, { id: hold, type: 'hold', purpose: 'deposit', amount: 50 });
  await undo(receipt);
  const insert = (columns: string) => sql`
    INSERT INTO payments (id, booking_id, method, created_at, purpose, type, amount, hold_id)
    SELECT gen_random_uuid(), ${id}::bigint, 'cash', now(), ${sql.raw(columns)}`;
  for (const statement of [
    sql`DELETE FROM payments WHERE id = ${hold}`,
    sql`UPDATE payments SET amount = 1 WHERE id = ${hold}`,
    sql`UPDATE payments SET voided_at = NULL, voided_by = NULL, void_reason = NULL WHERE id = ${receipt}`,
    sql`UPDATE payments SET voided_at = now() WHERE id = ${receipt}`,
    insert(`'rental', 'refund', 0.01, NULL::uuid`),
    insert(`'deposit', 'release', 50.01, '${hold}'::uuid`),
    insert(`'deposit', 'receipt', 1, NULL::uuid`),
  ])
    await expect(statement.execute(api.database)).rejects.toMatchObject({ code: '23514' });
});

test('a booking with payments is not deleted, and an erasure keeps their figures', async () => {
  const id = await addBooking({ status: 'returned' });
  const other = await addBooking();
  await record(id, { note: 'From Amélie Laurent' });
  expect((await api.delete(`/api/entities/CarsBooking/${id}`, { token: owner })).body.meta.type).toBe('booking_paid');
  expect((await api.delete(`/api/entities/CarsBooking/${other}`, { token: owner })).status).toBe(200);
  await undo((await read(id)).data[0]?.id ?? '');
  await eraseBookings(api, [id]);
  await eraseBookings(api, [id]);
  const [payment] = (await read(id)).data;
  expect(payment).toMatchObject({ amount: 100, voidReason: '' });
  expect(payment).not.toHaveProperty('note');
});

test('payments and voids are in the history of the booking', async () => {
  const id = await addBooking();
  await record(id, { amount: 12.5, note: 'Secret' });
  await undo((await read(id)).data[0]?.id ?? '');
  const { body } = await api.get(`/api/audit?entity=CarsBooking&key=${id}&limit=2`, { token: owner });
  const entry = (values: unknown[]) => expect.objectContaining({ changes: [{ field: 'payment', values }] });
  expect(body.data).toEqual([entry(['receipt_rental_cash_12.50', null]), entry([null, 'receipt_rental_cash_12.50'])]);
});

test('the balance of the database is that of the domain, for drawn payments', async () => {
  const draw = createDraw(5);
  for (let run = 0; run < 6; run += 1) {
    const id = await addBooking();
    for (let step = 0; step < 12; step += 1) {
      const type = (['receipt', 'refund', 'hold', 'release', 'capture'] as const)[draw(5)] ?? 'receipt';
      const isDeposit = type === 'hold' || type === 'release';
      const purpose = isDeposit ? 'deposit' : ((['rental', 'fine', 'other'] as const)[draw(3)] ?? 'rental');
      await record(id, { type, purpose, amount: (1 + draw(9_000)) / 100 });
      if (draw(5) === 0) await undo((await read(id)).data.at(-1)?.id ?? randomUUID());
    }
    const { data, balance } = await read(id);
    const payments = data.map((one) => ({ ...one, amount: toCents(one.amount) }));
    const { open, paid, held } = balanceOf({ total: 12_750, charges: [], payments });
    expect(balance).toEqual({ bookingId: id, open: open / 100, paid: paid / 100, held: held / 100 });
  }
});

test('the cash desk shows what each account took on a day, by currency, and keeps what was counted', async () => {
  api.time.now = new Date('2026-11-23T18:00:00Z');
  owner = await api.signIn();
  agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
  const id = await addBooking();
  await record(id, { amount: 100 }, agent);
  await record(id, { amount: 40, method: 'card_terminal' }, agent);
  await record(id, { type: 'refund', amount: 30 }, agent);
  await record(id, { tenderedAmount: 50, tenderedCurrency: 'EUR', rate: 10, amount: 500 }, agent);
  await record(id, { type: 'hold', purpose: 'deposit', amount: 200 }, agent);
  await record(id, { amount: 7 }, owner);
  await undo((await read(id)).data.at(-1)?.id ?? '');
  api.time.now = new Date('2026-11-24T00:00:00Z');
  await record(id, { amount: 1 }, agent);
  const { body } = await api.get('/api/cash?day=2026-11-23', { token: agent });
  const [day, ...others] = body.data as unknown as { account: number }[];
  expect(others).toEqual([]);
  expect(day).toMatchObject({
    name: AGENT.email,
    drawers: [
      { currency: '', received: 300, paidOut: 30, expected: 270 },
      { currency: 'EUR', received: 50, paidOut: 0, expected: 50 },
    ],
    methods: [
      { method: 'card_terminal', amount: 40 },
      { method: 'cash', amount: 770 },
    ],
    payments: [{}, {}, {}, {}, {}],
  });
  const count = { account: day?.account, day: '2026-11-23', counted: 268.5, note: 'Change' };
  expect((await api.post('/api/cash-counts', count, { token: agent })).status).toBe(200);
  const [counted] = (await api.get(`/api/cash?day=2026-11-23&account=${day?.account}`, { token: agent })).body.data;
  expect(counted).toMatchObject({
    drawers: [
      { count: { counted: 268.5, expected: 270, difference: -1.5, note: 'Change', createdBy: AGENT.email } },
      {},
    ],
  });
  expect((await api.get('/api/cash?day=2026-02-30', { token: agent })).status).toBe(400);
  expect((await api.get('/api/cash?day=2026-11-25', { token: agent })).body.data).toEqual([]);
});
