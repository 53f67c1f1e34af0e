import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { issueInvoice } from './issue-invoice.ts';

let api: TestApi;
let token: string;
let month = 0;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  token = await api.signIn();
  const settings = { taxRate: 20, sellerNumbers: [{ label: 'ICE', value: '001234567000089' }] };
  expect((await api.put('/api/paper-settings', settings, { token })).status).toBe(200);
});
afterAll(() => api.close());

/** Adds a booking of three days at 42.50 each. */
async function addBooking(): Promise<number> {
  month += 1;
  const pickupDate = `${2030 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01` as '2030-01-01';
  const [id = 0] = await addBookings(api.database, { pickupDate });
  return id;
}

interface Row {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
}
const issue = async (bookingId: number, more: object = {}) =>
  await api.post('/api/invoices', { bookingId, ...more }, { token });
const credit = (id: number, reason = 'Wrong buyer') =>
  api.post(`/api/invoices/${id}/credit-note`, { reason }, { token });
const rowsOf = ({ body }: Awaited<ReturnType<typeof issue>>) => body.data as unknown as readonly Row[];
const listMonth = async () => rowsOf(await api.get('/api/invoices?month=2026-11', { token }));

test('an invoice has the lines and charges of a booking, with the tax once', async () => {
  const bookingId = await addBooking();
  const line = { kind: 'damage', label: 'Scratch', quantity: 1, unit_amount: 60, amount: 60 } as const;
  await api.database
    .insertInto('booking_charges')
    .values({ ...line, booking_id: bookingId, created_at: NOON.toISOString() })
    .execute();
  const buyer = { name: ' Atlas  SARL ', numbers: 'ICE 009 · RC 12' };
  const issued = await issue(bookingId, { buyer, locale: 'fr' });
  expect(issued.body.data[0]).toMatchObject({
    ...{ kind: 'invoice', number: 'F-2026-0001', issuedOn: '2026-11-20', taxRate: 20 },
    ...{ gross: 187.5, tax: 31.25, net: 156.25, buyer: { name: 'Atlas SARL', numbers: 'ICE 009 · RC 12' } },
  });
  const { snapshot } = await api.database.selectFrom('documents').select('snapshot').executeTakeFirstOrThrow();
  for (const text of [
    'Atlas SARL',
    'ICE\u00a0009\\nRC\u00a012',
    'ICE\u00a0001234567000089',
    'Scratch',
    '156,25',
    '31,25',
    '187,50',
  ])
    expect(snapshot).toContain(text);
  expect((await issue(bookingId)).body.meta).toMatchObject({ type: 'invoice_exists', number: 'F-2026-0001' });
});

test('a canceled booking is not invoiced, but for what was charged besides', async () => {
  const bookingId = await addBooking();
  await api.put('/api/entities/CarsBooking', { id: bookingId, status: 'canceled' } as never, { token });
  const refused = await issue(bookingId);
  expect([refused.status, refused.body.meta]).toMatchObject([409, { type: 'nothing_to_invoice' }]);
  const line = { kind: 'other', label: 'Key', quantity: 1, unit_amount: 12, amount: 12 } as const;
  await api.database
    .insertInto('booking_charges')
    .values({ ...line, booking_id: bookingId, created_at: NOON.toISOString() })
    .execute();
  expect((await issue(bookingId)).body.data[0]).toMatchObject({ gross: 12 });
});

test('a charge for damage is named in the language of the invoice, unless staff wrote what it is', async () => {
  const bookingId = await addBooking();
  const line = { booking_id: bookingId, kind: 'damage', quantity: 1, created_at: NOON.toISOString() } as const;
  await api.database
    .insertInto('booking_charges')
    .values([
      { ...line, label: 'Damage: scratch, left', unit_amount: 60, amount: 60 },
      { ...line, label: 'Damage: my own words', unit_amount: 5, amount: 5 },
    ])
    .execute();
  const [{ id }] = rowsOf(await issue(bookingId, { locale: 'ar' })) as [Row];
  const { snapshot } = await api.database
    .selectFrom('documents')
    .select('snapshot')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(snapshot).toContain('["\u2068ضرر\u2069: \u2068خدش، الجانب الأيسر\u2069"');
  expect(snapshot).toContain('["Damage: my own words"');
});

test('extras and damage may have a rate of their own: the tax is taken out once per rate', async () => {
  const settings = { taxRate: 20, taxRates: { extras: 10, damage: 0 } };
  expect((await api.put('/api/paper-settings', settings, { token })).status).toBe(200);
  const bookingId = await addBooking();
  const line = { booking_id: bookingId, quantity: 1, created_at: NOON.toISOString() };
  await api.database
    .insertInto('booking_charges')
    .values([
      { ...line, kind: 'damage', label: 'Scratch', unit_amount: 60, amount: 60 },
      { ...line, kind: 'fuel', label: 'Fuel', unit_amount: 12.5, amount: 12.5 },
    ])
    .execute();
  const issued = await issue(bookingId);
  const [{ id, number }] = rowsOf(issued) as [Row];
  const sums = { gross: 200, tax: 23.33, net: 176.67 };
  const taxes = [
    { rate: 0, gross: 60, net: 60, tax: 0 },
    { rate: 20, gross: 140, net: 116.67, tax: 23.33 },
  ];
  expect(issued.body.data[0]).toMatchObject({ ...sums, taxes });
  expect(issued.body.data[0]).not.toHaveProperty('taxRate');
  const credited = await credit(id);
  expect(credited.body.data[0]).toMatchObject({
    ...{ gross: -200, tax: -23.33, net: -176.67 },
    taxes: [
      { rate: 0, gross: -60 },
      { rate: 20, gross: -140, net: -116.67, tax: -23.33 },
    ],
  });
  const query = api.database.selectFrom('documents').select('snapshot').where('id', '=', id);
  const { snapshot } = await query.executeTakeFirstOrThrow();
  for (const text of ['Tax 20 % on €116.67', 'Tax 0 % on €60.00', 'tax 0 %']) expect(snapshot).toContain(text);
  const csv = await api.get('/api/invoices/export?month=2026-11&format=csv', { token });
  expect(csv.text.split('\r\n').filter((row) => row.startsWith(number))).toEqual([
    expect.stringContaining(',60,0,0,60,,'),
    expect.stringContaining(',116.67,20,23.33,140,,'),
  ]);
  expect((await api.put('/api/paper-settings', { taxRates: { fuel: 1 } }, { token })).status).toBe(400);
  expect((await api.put('/api/paper-settings', { taxRate: 20 }, { token })).status).toBe(200);
});

test('a credit note negates an invoice once, by owners, and another invoice may follow', async () => {
  const bookingId = await addBooking();
  const [invoice] = rowsOf(await issue(bookingId));
  const id = invoice?.id ?? 0;
  const credited = await credit(id);
  expect(credited.body.data[0]).toMatchObject({
    ...{ kind: 'credit_note', number: 'C-2026-0002', credits: invoice?.number, reason: 'Wrong buyer' },
    ...{ gross: -127.5, tax: -21.25, net: -106.25 },
  });
  const papers = (await api.get(`/api/documents?bookingId=${bookingId}`, { token })).body.data;
  expect(papers).toMatchObject([{ kind: 'credit_note' }, { kind: 'invoice', creditedBy: 'C-2026-0002' }]);
  expect((await credit(id)).body.meta).toMatchObject({ type: 'invoice_credited', number: 'C-2026-0002' });
  expect((await credit(rowsOf(credited)[0]?.id ?? 0)).status).toBe(404);
  expect((await credit(id, ' ')).status).toBe(400);
  expect((await issue(bookingId)).status).toBe(200);
});

test('an extra is taxed at the rate of extras on the invoice, its credit note and in the export', async () => {
  expect((await api.put('/api/paper-settings', { taxRate: 20, taxRates: { extras: 10 } }, { token })).status).toBe(200);
  const bookingId = await addBooking();
  const line = { kind: 'extra', label: 'Child seat', quantity: 3, unit_amount: 4, amount: 12 } as const;
  await inTransaction(api.database, async (transaction) => {
    await transaction
      .insertInto('booking_lines')
      .values({ ...line, booking_id: bookingId, position: 9 })
      .execute();
    await transaction.updateTable('bookings').set({ total_price: 139.5 }).where('id', '=', bookingId).execute();
  });
  const issued = await issue(bookingId);
  const [{ id, number }] = rowsOf(issued) as [Row];
  expect(issued.body.data[0]).toMatchObject({
    ...{ gross: 139.5, tax: 22.34, net: 117.16 },
    taxes: [
      { rate: 10, gross: 12, net: 10.91, tax: 1.09 },
      { rate: 20, gross: 127.5, net: 106.25, tax: 21.25 },
    ],
  });
  const credited = await credit(id);
  expect(credited.body.data[0]).toMatchObject({
    gross: -139.5,
    taxes: [
      { rate: 10, gross: -12, net: -10.91, tax: -1.09 },
      { rate: 20, gross: -127.5, net: -106.25, tax: -21.25 },
    ],
  });
  const query = api.database.selectFrom('documents').select('snapshot').where('id', '=', id);
  const { snapshot } = await query.executeTakeFirstOrThrow();
  for (const text of ['Child seat', 'tax 10 %', 'Tax 10 % on €10.91']) expect(snapshot).toContain(text);
  const csv = await api.get('/api/invoices/export?month=2026-11&format=csv', { token });
  const [note] = rowsOf(credited);
  const rowsFrom = (start = '') => csv.text.split('\r\n').filter((row) => row.startsWith(start));
  expect(rowsFrom(number)).toEqual([
    expect.stringContaining(',10.91,10,1.09,12,,'),
    expect.stringContaining(',106.25,20,21.25,127.5,,'),
  ]);
  expect(rowsFrom(note?.number)).toEqual([
    expect.stringContaining(',-10.91,10,-1.09,-12,'),
    expect.stringContaining(',-106.25,20,-21.25,-127.5,'),
  ]);
  expect((await api.put('/api/paper-settings', { taxRate: 20 }, { token })).status).toBe(200);
});

test('50 invoices at once are numbered without a gap, although one fails in the middle', async () => {
  const before = (await listMonth()).filter(({ kind }) => kind === 'invoice').length;
  const bookings: number[] = [];
  for (let count = 0; count < 50; count += 1) bookings.push(await addBooking());
  const failing = await addBooking();
  const failed = inTransaction(api.database, async (transaction) => {
    await issueInvoice(transaction, { bookingId: failing }, { site: DEFAULT_SITE_SETTINGS, now: NOON, createdBy: 1 });
    throw new Error('The disk is full');
  });
  const answers = await Promise.all([
    ...bookings.slice(0, 25).map((id) => issue(id)),
    expect(failed).rejects.toThrow('The disk is full'),
    ...bookings.slice(25).map((id) => issue(id)),
  ]);
  const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
  expect(statuses).toEqual(Array(50).fill(200));
  const numbers = (await listMonth()).filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
  const expected = Array.from({ length: before + 50 }, (_, index) => `F-2026-${String(index + 1).padStart(4, '0')}`);
  expect(numbers.sort()).toEqual(expected);
});

test('the database refuses to change or delete an invoice', async () => {
  for (const statement of [sql`UPDATE invoices SET gross = 1`, sql`DELETE FROM invoices`])
    await expect(statement.execute(api.database)).rejects.toMatchObject({ code: '23514' });
});

test('a month is exported with dates and numbers, and its files come in one archive', async () => {
  const csv = await api.get('/api/invoices/export?month=2026-11&format=csv', { token });
  expect(csv.text.split('\r\n')[1]).toBe(
    'F-2026-0001,Invoice,2026-11-20,EXA-001,Atlas SARL,ICE 009 · RC 12,156.25,20,31.25,187.5,,',
  );
  const [headings, first] = (
    await api.get('/api/invoices/export?month=2026-11&format=csv&language=fr', { token })
  ).text.split('\r\n');
  expect(headings).toContain('Numéro,Nature,Date,Réservation,Client,');
  expect(first).toContain('F-2026-0001,Facture,2026-11-20,');
  const file = (url: string) => api.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const xlsx = join(api.outboxDir, '..', 'invoices.xlsx');
  writeFileSync(xlsx, (await file('/api/invoices/export?month=2026-11&format=xlsx')).rawPayload);
  const sheet = execFileSync('unzip', ['-p', xlsx, 'xl/worksheets/sheet1.xml'], { encoding: 'utf8' });
  // 20 November 2026 as a number of days, with the format of a date; an amount as a number.
  expect(sheet).toMatch(/<c r="C2" s="\d+"[^>]*><v>46346<\/v>/);
  expect(sheet).toMatch(/<c r="J2"[^>]*><v>187.5<\/v>/);
  expect((await api.get('/api/invoices?month=2026-13', { token })).status).toBe(400);
  expect(rowsOf(await api.get('/api/invoices?month=2026-10', { token }))).toEqual([]);
});

test('the files of a month come in one archive', async () => {
  api.time.now = new Date('2026-11-20T13:00:00Z');
  const answer = await api.app.inject({
    url: '/api/invoices/archive?month=2026-11',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  const zip = join(api.outboxDir, '..', 'invoices.zip');
  writeFileSync(zip, answer.rawPayload);
  expect(execFileSync('unzip', ['-tq', zip], { encoding: 'utf8' })).toContain('No errors');
  expect(execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8' })).toContain('invoice-F-2026-0001.pdf\n');
}, 60_000);
