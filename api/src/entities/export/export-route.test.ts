import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { BOOKING_FIELDS, type EntityFields } from 'shared-kit/domain';
import { FIELD_LABELS, type FieldName } from 'shared-kit/messages';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar());
});
afterAll(() => api.close());
beforeEach(() => api.database.deleteFrom('bookings').execute());

const exportPath = '/api/entities/CarsBooking/export';
const exportCsv = (body: object, query = '?format=csv') => api.post(exportPath + query, body, { token });
const headingsOf = (fields: readonly string[]) => fields.map((name) => FIELD_LABELS[name as FieldName].defaultMessage);
const linesOf = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n');

/** Rows per statement, few enough for a slow machine to stay within the statement timeout. */
const FILL_STEP = 1_000;

/** Inserts many canceled bookings with one statement per step; each creation time is shared by three bookings. */
async function fillBookings(count: number): Promise<void> {
  for (let first = 1; first <= count; first += FILL_STEP) {
    await sql`
    WITH booked AS (INSERT INTO bookings (car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone,
      driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at)
    SELECT 'duster', 'B' || n, '', 'Name ' || n, n || '@example.com', '12345', 'L', '2026-01-01', '2026-01-02', 10, 20,
      'canceled', '2026-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 second'
    FROM generate_series(${first}::int, ${Math.min(first + FILL_STEP - 1, count)}::int) AS n RETURNING id)
    INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
    SELECT id, 1, 'rental', 'Rental', 2, 10, 20 FROM booked`.execute(api.database);
    // Plans of checks of foreign keys, kept from a table of one page, would read all rows for each row.
    if (first === 1) await sql`ANALYZE bookings, customers`.execute(api.database);
  }
}

test('the lines of a booking are a column of an export that asks for them', async () => {
  await addBookings(api.database, {});
  const { text } = await exportCsv({ fields: ['id', 'lines', 'totalPrice'] });
  const [heading, row] = linesOf(text);
  expect(heading).toBe('Number,Lines of the price,Total');
  expect(row).toMatch(/^\d+,rental Rental 3 42\.5 127\.5,127\.5$/);
  expect((await exportCsv({ fields: ['line'] })).status).toBe(400);

  await api.database.deleteFrom('bookings').execute();
  await addBookings(api.database, { unitPrice: 0, totalPrice: 0 });
  const free = await exportCsv({ fields: ['lines', 'totalPrice'] });
  expect(linesOf(free.text)[1]).toBe('rental Rental 3 0 0,0');
});

test('extras and places of bookings are written by their English names, also when they are no longer offered', async () => {
  const create = async (name: string, body: object) =>
    Number((await api.post(`/api/entities/${name}`, body, { token })).body.data[0].id);
  const seat = await create('Extras', { names: { en: 'Child seat', fr: 'Siège enfant' }, per: 'day', price: 4 });
  const station = await create('Places', { names: { en: 'Station' }, kind: 'other' });
  await addBookings(api.database, {
    extras: [{ id: seat, quantity: 2 }],
    pickupPlace: 'airport',
    dropoffPlace: String(station),
  });
  await api.delete(`/api/entities/Extras/${seat}`, { token });
  const { text } = await exportCsv({ fields: ['extras', 'pickupPlace', 'dropoffPlace'] });
  expect(linesOf(text)[1]).toBe('2 × Child seat,airport,Station');
});

const EXPORTED = Object.entries(BOOKING_FIELDS as EntityFields).flatMap(([name, { isExported = true }]) =>
  isExported ? [name] : [],
);

test('an export has neither what staff note for each other nor the terms', () => {
  expect(EXPORTED).toContain('note');
  for (const name of ['staffNote', 'terms']) expect(EXPORTED).not.toContain(name);
});

test('anonymous callers get 401', async () => {
  expect((await api.post(`${exportPath}?format=csv`, {})).status).toBe(401);
  expect((await api.post('/api/entities/Cars/export?format=csv', {})).status).toBe(401);
});

test('CSV has every field: days as ISO dates, amounts as numbers, formulas escaped', async () => {
  await addBookings(api.database, {
    customerName: '=HYPERLINK("http://evil.example")',
    customerPhone: '+33 1',
    driverLicense: 'a,"b"\nc',
  });
  const all = await exportCsv({});
  expect(linesOf(all.text)[0]).toBe(headingsOf(EXPORTED).join(','));
  const contact = ['customerName', 'customerEmail', 'customerPhone', 'driverLicense'];
  const fields = [...contact, 'pickupDate', 'dropoffDate', 'days', 'unitPrice', 'totalPrice', 'status', 'createdAt'];
  const { status, text, headers } = await exportCsv({
    entity: 'CarsBooking',
    fields,
    sort: { field: 'createdAt', direction: 'ascending' },
  });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, row] = linesOf(text);
  expect(header).toBe(headingsOf(fields).join(','));
  expect(row).toContain(
    `"'=HYPERLINK(""http://evil.example"")",amelie@example.com,'+33 1,"a,""b""\nc",2026-12-01,2026-12-03,3,42.5,127.5,requested,2026-11-01T10:00:00.000Z`,
  );
});

test.each([
  ['Joe;=1+1;x', `"Joe;'=1+1;x"`],
  ['a;\t@SUM(A1)', `"a;'\t@SUM(A1)"`],
  ['a\n+1', `"a\n'+1"`],
  ['a;b', '"a;b"'],
  ['1-2; 3', '"1-2; 3"'],
])('CSV cell %j is escaped, also for spreadsheets with semicolon separators', async (driverLicense, cell) => {
  await addBookings(api.database, { driverLicense });
  const { text } = await exportCsv({ fields: ['driverLicense'] });
  expect(text).toContain(`\r\n${cell}\r\n`);
});

async function exportXlsx(payload: object, query = '') {
  const url = `${exportPath}?format=xlsx${query}`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.app.inject({ method: 'POST', url, headers, payload });
  return { headers: response.headers, rows: await readSheet(response.rawPayload) };
}

test('lists of children follow the fields when they are asked for', async () => {
  await addBookings(api.database, {});
  const { text } = await exportCsv({ withChildren: true });
  expect(linesOf(text)[0]).toMatch(/,Lines of the price$/);
  expect(linesOf(text)[1]).toContain('Rental 3 42.5 127.5');
});

test('XLSX cells have the types of their fields', async () => {
  const customerName = '=1+1';
  const pickup = { pickupTime: '10:30', pickupPlace: 'airport', flightNumber: 'AT 641', note: '-2+3' } as const;
  await addBookings(api.database, { customerName, driverLicense: 'Ünï "<&>" 🚗', locale: 'ar', ...pickup });
  const { headers, rows } = await exportXlsx({}, '&name=rental-bookings-2026-11-20.xlsx');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="rental-bookings-2026-11-20.xlsx"; filename*=UTF-8''rental-bookings-2026-11-20.xlsx`,
  );
  const [header, row, ...others] = rows;
  expect(others).toEqual([]);
  expect(header).toEqual(headingsOf(EXPORTED));
  expect(Object.fromEntries(EXPORTED.map((name, column) => [name, row?.[column]]))).toMatchObject({
    id: expect.any(Number),
    carId: 'duster',
    confirmationCode: expect.any(String),
    // A formula would be read as its value.
    customerName,
    customerEmail: 'amelie@example.com',
    customerPhone: '+33 1 99 00 10 21',
    driverLicense: 'Ünï "<&>" 🚗',
    pickupDate: '2026-12-01',
    dropoffDate: '2026-12-03',
    days: 3,
    unitPrice: 42.5,
    totalPrice: 127.5,
    status: 'requested',
    createdAt: '2026-11-01T10:00:00.000Z',
    pickupTime: '10:30',
    pickupPlace: 'airport',
    pickupAddress: null,
    flightNumber: 'AT 641',
    note: '-2+3',
    locale: 'ar',
    customerPhoneE164: null,
    priceReason: null,
  });
});

test('the headings are in the language of the request, else in that of the account', async () => {
  const body = { fields: ['customerName', 'pickupTime'] };
  const read = async (query: string) => [
    linesOf((await exportCsv(body, `?format=csv${query}`)).text)[0],
    (await exportXlsx(body, query)).rows[0]?.join(','),
  ];
  const [english, french, arabic] = [
    'Full Name,Pick-up time',
    'Nom complet,Heure de prise en charge',
    'الاسم الكامل,وقت الاستلام',
  ];
  expect(await read('')).toEqual([english, english]);
  await api.put('/api/auth/session', { language: 'fr' }, { token });
  try {
    expect(await read('')).toEqual([french, french]);
    expect(await read('&language=ar')).toEqual([arabic, arabic]);
    expect(await read('&language=en')).toEqual([english, english]);
  } finally {
    await api.put('/api/auth/session', { language: null }, { token });
  }
  expect((await exportCsv(body, '?format=csv&language=de')).status).toBe(400);
});

test('a workbook stays readable with control characters in a name', async () => {
  await addBookings(api.database, { customerName: 'A\uFFFE\u0001\uFFFFB', status: 'canceled' });
  const { rows } = await exportXlsx({ fields: ['customerName'] });
  expect(rows).toEqual([['Full Name'], ['A\uFFFD\uFFFD\uFFFDB']]);
});

test.each(['_x000D_Smith', '_x005F_x000D_', 'a_x0041__X0042_b', '__x0041_', '_x41_'])(
  'XLSX cell %j is read as it is',
  async (customerName) => {
    await addBookings(api.database, { customerName });
    const { rows } = await exportXlsx({ fields: ['customerName'] });
    expect(rows).toEqual([['Full Name'], [customerName]]);
  },
);

test.each(['=1+1', ' =1', '+1', '-1', '@SUM(A1)', '|cmd', '%x', '\t=1', '＝1+1', '＋1', '－1', '＠x'])(
  'CSV cell %j is marked as text, so that no spreadsheet runs it',
  async (customerName) => {
    await addBookings(api.database, { customerName });
    const { text } = await exportCsv({ fields: ['customerName'] });
    expect(linesOf(text)[1]).toBe(`'${customerName}`);
  },
);

test.each([
  ['?format=csv&name=../../etc/passwd', 'filename="-..-etc-passwd.csv"'],
  ['?format=csv&name=a%0d%0aSet-Cookie:%20x', 'filename="a-Set-Cookie- x.csv"'],
  ['?format=csv&name=Réservations%22;', `filename="Reservations-;.csv"; filename*=UTF-8''R%C3%A9servations-%3B.csv`],
  [`?format=csv&name=${encodeURIComponent('a＂; filename＝b.exe')}`, 'filename="a-; filename=b.exe.csv"'],
  ['?format=csv&name=a%E2%80%AEb', `filename="ab.csv"; filename*=UTF-8''ab.csv`],
  ['?format=csv', 'filename="CarsBooking.csv"'],
])('the name in %s', async (query, expected) => {
  const { headers } = await exportCsv({}, query);
  expect(headers['content-disposition']).toContain(expected);
});

test.each([
  ['?format=pdf', {}],
  ['', {}],
  ['?format=csv', { fields: ['password'] }],
  ['?format=csv', { pagination: { page: 1, size: 2 } }],
])('%s with %j is refused', async (query, body) => {
  expect((await exportCsv(body, query)).status).toBe(400);
});

test.each([
  ['without order', {}],
  ['by creation', { sort: { field: 'createdAt', direction: 1 } }],
  ['backwards, ties included', { sort: [{ field: 'createdAt', direction: -1 }] }],
  ['by two fields', { sort: [{ field: 'status' }, { field: 'totalPrice', direction: -1 }, { field: 'createdAt' }] }],
])('an export of several batches has each row once, in order: %s', async (_, search) => {
  await fillBookings(3_500);
  const { text } = await exportCsv({ fields: ['id', 'createdAt'], ...search });
  const rows = linesOf(text)
    .slice(1)
    .map((line) => line.split(','));
  expect(new Set(rows.map(([id]) => id)).size).toBe(3_500);
  const { body: found } = await api.post('/api/entities/CarsBooking/search', { fields: ['id'], ...search }, { token });
  expect(rows.slice(0, 1_000).map(([id]) => Number(id))).toEqual(found.data.map(({ id }: { id: number }) => id));
});

test('columns returns the fields of the entity', async () => {
  const { body } = await api.get('/api/entities/Cars/columns');
  expect(body.data).toContainEqual({ name: 'seats', type: 'number', required: true, values: [2, 4, 5, 7, 8] });
  expect(body.data).toContainEqual({ name: 'rating', type: 'number', required: false });
  expect(body.data).toContainEqual({ name: 'CarId', type: 'text', required: false });
  expect((await api.get('/api/entities/CarsBooking/columns')).status).toBe(401);
  const booking = await api.get('/api/entities/CarsBooking/columns', { token });
  expect(booking.body.data).toContainEqual({ name: 'pickupDate', type: 'date', required: true });
});

const many = globalThis.testDatabase === 'postgres' ? 100_000 : 20_000;
test(`export of ${many} bookings: early first byte, bounded memory, stops when the client disconnects`, async () => {
  await fillBookings(many);
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  async function download(): Promise<IncomingMessage> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = request({ host: '127.0.0.1', port, path: `${exportPath}?format=xlsx`, method: 'POST', headers });
    call.end(JSON.stringify({ sort: { field: 'createdAt', direction: 'ascending' } }));
    const [answer] = await once(call, 'response');
    return answer;
  }

  const begin = performance.now();
  const before = process.memoryUsage().rss;
  let [bytes, peak, first] = [0, 0, 0];
  for await (const chunk of await download()) {
    first ||= performance.now() - begin;
    bytes += chunk.length;
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }
  expect(bytes).toBeGreaterThan(many * 10);
  // Relative to the total, since a busy machine slows down the whole export.
  expect(first).toBeLessThan((performance.now() - begin) / 3);
  expect(peak).toBeLessThan(300 * 1_048_576);

  // Of many rows no more are counted than people page through; the rows beyond can be read.
  const { body } = await api.post(
    '/api/entities/CarsBooking/search',
    { pagination: { page: 600, size: 20 } },
    { token },
  );
  const counted = { total: 10_000, more: true, pages: 500, first: 11_981, last: 12_000 };
  expect([body.data.length, body.pagination]).toEqual([20, { current: 600, ...counted }]);
  const counts = await api.post('/api/entities/CarsBooking/count', { by: { all: [] } }, { token });
  expect(counts.body.data).toEqual([{ value: 'all', count: 10_000, more: true }]);

  const left = await download();
  await once(left, 'data');
  left.on('error', () => {});
  left.destroy();
  // An export that continued after the disconnection would delay closing by ten seconds.
  const closing = performance.now();
  await api.app.close();
  expect(performance.now() - closing).toBeLessThan(8_000);
});
