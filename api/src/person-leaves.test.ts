import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { ComparedReports } from 'shared-kit/domain';
import sharp from 'sharp';
import { cookieOf } from '../test/cookie-of.ts';
import { exampleCar, exampleRequest } from '../test/examples.ts';
import { type Answer, AUTH_SECRET, startTestApi, type TestApi } from '../test/start-test-api.ts';
import type { CustomerDetails } from './customers/customer-schemas.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { createReviewToken } from './reviews/review-link.ts';

const EMAIL = 'zoubida.qwertz@mail.example';
const PERSON = {
  customerName: 'Zoubida Qwertz',
  customerEmail: EMAIL,
  customerPhone: '+33 6 98 76 54 32',
  driverLicense: 'QWERTZ-4711',
  pickupPlace: 'address',
  pickupAddress: 'Riad Qwertz, 7 Derb Secret',
  flightNumber: 'QZ 4711',
  note: 'Wheelchair of Qwertz',
} as const;
/** Every value of the person, as it may be stored. */
const TRACES = /qwertz|zoubida|698765432|98 76 54 32|derb secret|qz 4711/i;
const DAYS = { pickupDate: '2026-11-21', dropoffDate: '2026-11-23', locale: 'fr' } as const;
const STROKES = [Array.from({ length: 12 }, (_, index) => ({ x: 0.2 + index / 20, y: 0.2 + (index % 2) / 20 }))];

let api: TestApi;
let token: string;
const logged: string[] = [];

beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  api = await startTestApi({ logger: { level: 'trace', stream }, asksForReviews: true, keepsScans: true });
  token = await api.signIn();
  await api.addCars(exampleCar());
  await done(api.put('/api/paper-settings', { taxRate: 20 }, { token }));
});
afterAll(() => api.close());

/** Expects a call to succeed, and returns the first entry of its answer. */
async function done(answer: Promise<Answer>) {
  const { status, text, body } = await answer;
  if (status !== 200) throw new Error(text);
  return body.data?.[0];
}
const post = (path: string, body?: object) => done(api.post(`/api${path}`, body, { token }));

/** Goes on as on another day at noon. */
async function until(day: string): Promise<void> {
  api.time.now = new Date(`${day}T12:00:00Z`);
  await api.app.outbox.deliverDue();
  token = await api.signIn();
}

/** Returns the tables with a trace of the person in any column of any row. */
async function searchTables(): Promise<readonly string[]> {
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

/** Returns the files of the API: those that contain a trace as text, and all private ones, whose content is compressed. */
async function searchFiles() {
  const folders = { mails: api.outboxDir, media: api.mediaDir };
  const found: string[] = [];
  for (const folder of Object.values(folders))
    for (const name of await listFiles(folder))
      if (TRACES.test(name) || TRACES.test(await readFile(join(folder, name), 'latin1'))) found.push(name);
  return { found, ofPerson: (await listFiles(api.privateDir)).length };
}
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** Returns the rows and files of a backup in which the person stands. */
async function searchBackup(): Promise<readonly string[]> {
  const file = join(api.outboxDir, `../backup-${randomUUID()}.gz`);
  await writeBackup(api.database, api, file);
  return String(gunzipSync(await readFile(file)))
    .split('\n')
    .filter((line) => TRACES.test(line));
}

/** Returns the figures of the month without those by country, which the phone number tells. */
async function report() {
  const { body } = await api.get('/api/reports?from=2026-11-01&to=2026-11-30', { token });
  const { countries, ...figures } = (body.data[0] as unknown as ComparedReports).period;
  return figures;
}

/** Signs a form of the booking in which the person stands wherever one can write. */
async function sign(bookingId: number, direction: 'pickup' | 'return', kilometers: number, more: object) {
  const id = randomUUID();
  await post('/handovers', { id, bookingId, direction });
  const values = {
    kilometers,
    fuel: 8,
    driverName: PERSON.customerName,
    licenseNumber: 'QWERTZ-4711',
    idNumber: 'QWERTZ 1',
  };
  const notes = { notes: 'Seat for Zoubida', place: PERSON.pickupAddress };
  await done(api.patch(`/api/handovers/${id}`, { values: { ...values, ...notes } }, { token }));
  const mark = { view: 'left', x: 0.4, y: 0.6, kind: 'scratch', note: `By Qwertz at the ${direction}` };
  await done(api.put(`/api/handovers/${id}/damages/${randomUUID()}`, mark, { token }));
  const create = { width: 40 + (kilometers % 7), height: 30, channels: 3 as const, background: 'red' };
  const photo = await sharp({ create }).jpeg().toBuffer();
  const sha256 = createHash('sha256').update(photo).digest('hex');
  const headers = { 'content-type': 'image/jpeg' };
  await done(api.put(`/api/handovers/${id}/photos/${sha256}`, photo, { token, headers }));
  const signing = {
    signerName: PERSON.customerName,
    strokes: STROKES,
    sentence: 'I, Zoubida Qwertz, agree.',
    locale: 'fr',
  };
  await post(`/handovers/${id}/sign`, { ...signing, ...more });
}

test('who leaves is erased once nothing is open, and is nowhere then but on the invoice; the figures stay', async () => {
  const before = { tables: await searchTables(), files: await searchFiles() };
  expect(before).toEqual({ tables: [], files: { found: [], ofPerson: 0 } });

  // A visitor books, changes details, asks for other days.
  const booked = await api.post('/api/bookings', exampleRequest({ ...PERSON, ...DAYS }));
  const { id: bookingId, confirmationCode } = await done(Promise.resolve(booked));
  const headers = { cookie: cookieOf(booked.headers['set-cookie'] as string[]) };
  const own = (call: string, body: object) =>
    done(api.post(`/api/my-bookings/${call}`, { confirmationCode, ...body }, { headers }));
  await own('change', { basedOnStatus: 'requested', note: 'Two wheelchairs of Qwertz' });
  await post(`/bookings/${bookingId}/status`, { status: 'reserved', notifyCustomer: true });
  await own('request', { dropoffDate: { $date: '2026-11-24' }, totalPrice: 170 });
  const asked = await done(api.get('/api/change-requests', { token }));
  await post(`/bookings/${bookingId}/decline-change`, { createdAt: asked?.createdAt });
  const adjustments = [{ label: 'Discount of Qwertz', amount: -5 }];
  const { totalPrice } = (await post(`/bookings/${bookingId}/move`, { adjustments })) ?? {};
  await post(`/bookings/${bookingId}/change`, { staffNote: 'Knows Qwertz', basedOnStatus: 'reserved' });
  await post('/mailing/send', { to: EMAIL, subject: 'For Zoubida', body: 'Dear Zoubida', bookingId });
  await post('/mailing/send', { to: EMAIL, subject: 'For Zoubida', body: 'Dear Zoubida' });

  // Staff know the customer, warn of her, and go on all the same.
  const [known] = (await api.get(`/api/customers/of-booking/${bookingId}`, { token })).body.data;
  const customer = Number(known.id);
  await done(api.put('/api/entities/Customers', { id: customer, staffNote: 'Cousin of Qwertz' }, { token }));
  await post(`/customers/${customer}/documents`, { kind: 'id', number: 'QWERTZ 4712' });
  const { documents } = (await done(api.get(`/api/customers/${customer}`, { token }))) as never as CustomerDetails;
  const scans = `/api/customers/${customer}/documents/${documents[0]?.id}/scans`;
  const passport = Buffer.from('%PDF-1.7 passport of Zoubida');
  await done(api.post(scans, passport, { token, headers: { 'content-type': 'application/pdf' } }));
  await post(`/customers/${customer}/flags`, { reason: 'Zoubida drives too fast', reviewOn: '2027-11-01' });
  const paper = { carId: 'duster', kind: 'insurance', validFrom: '2026-01-01', validTo: '2026-11-01' };
  await done(api.put(`/api/vehicle-papers/${randomUUID()}`, paper, { token }));

  await until('2026-11-21');
  const erasure = `/api/erasures/customers/${customer}`;
  const hindrance = async () => {
    const { status, body } = await api.post(erasure, undefined, { token });
    return [status, body.meta?.type, (body.meta as { conflicts?: { from?: string } }).conflicts?.from];
  };
  expect(await hindrance()).toEqual([409, 'booking_open', '2026-11-24']);

  const pay = (payment: object) => ({ id: randomUUID(), bookingId, purpose: 'rental', method: 'cash', ...payment });
  const mistake = pay({ type: 'receipt', amount: 5, note: 'From Qwertz' });
  await post('/payments', mistake);
  await post(`/payments/${mistake.id}/void`, { reason: 'Zoubida paid by card' });
  await post('/payments', pay({ type: 'receipt', amount: totalPrice, note: 'By Qwertz', mailReceipt: true }));
  const hold = pay({ type: 'hold', purpose: 'deposit', amount: 500, note: 'Card of Qwertz' });
  await post('/payments', hold);
  const override = { override: 'Zoubida promised', papersReason: 'The policy of Qwertz is at the broker' };
  await sign(bookingId, 'pickup', 48_000, override);

  await until('2026-11-23');
  const charge = { kind: 'other', label: 'Bag of Qwertz', quantity: 1, unitAmount: 20, amount: 20 };
  await sign(bookingId, 'return', 48_100, { charges: [charge] });
  // A sum and a deposit have no day from which it works.
  expect(await hindrance()).toEqual([409, 'booking_open', undefined]);
  await post('/payments', pay({ type: 'receipt', amount: 20 }));
  expect(await hindrance()).toEqual([409, 'booking_open', undefined]);
  await post('/payments', pay({ type: 'release', purpose: 'deposit', amount: 500, holdId: hold.id }));
  const [invoice] = (await api.post('/api/invoices', { bookingId }, { token })).body.data;

  await until('2026-11-24');
  const link = createReviewToken(AUTH_SECRET, { id: bookingId, customerEmail: EMAIL });
  await done(
    api.post('/api/reviews', { token: link, stars: 4, text: 'Qwertz is happy', name: 'Zoubida', locale: 'fr' }),
  );
  const papers = (await api.get(`/api/documents?bookingId=${bookingId}`, { token })).body.data;
  for (const { id } of papers) {
    const { statusCode } = await api.app.inject({
      url: `/api/documents/${id}/file`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(200);
  }
  const dataFile = await api.get(`/api/customers/${customer}/data`, { token });
  for (const part of ['scans/1-id.pdf', 'Qwertz is happy', 'Two wheelchairs', 'Dear Zoubida', 'Bag of Qwertz'])
    expect(dataFile.text).toContain(part);
  await api.app.outbox.deliverDue();

  const places = await searchTables();
  for (const table of [
    'audit_entries',
    'bookings',
    'customers',
    'damages',
    'documents',
    'handovers',
    'outbox',
    'payments',
    'reviews',
  ])
    expect(places).toContain(table);
  const files = await searchFiles();
  expect([files.found.length > 5, files.ofPerson > 5]).toEqual([true, true]);
  expect((await searchBackup()).length).toBeGreaterThan(10);
  const figures = await report();
  logged.length = 0;

  expect((await api.get(erasure, { token })).body.data).toEqual([{ hindrances: [] }]);
  await post(`/erasures/customers/${customer}`);

  // The law demands the invoice; its file is made again when it is read.
  expect(await searchTables()).toEqual(['documents', 'invoices']);
  const kept = await sql<{ id: number }>`SELECT id FROM documents WHERE snapshot ~* 'qwertz|zoubida'`.execute(
    api.database,
  );
  expect(kept.rows.map(({ id }) => Number(id))).toEqual([Number(invoice.id)]);
  expect(await searchFiles()).toEqual({ found: [], ofPerson: 0 });
  expect(await searchBackup()).toEqual(Array(2).fill(expect.stringContaining('invoice')));
  expect(await report()).toEqual(figures);
  expect((await api.get(`/api/customers/${customer}`, { token })).status).toBe(404);
  expect((await api.get('/api/my-bookings', { headers })).body.data).toEqual([]);
  const { body: found } = await api.post('/api/customers/find', { phone: PERSON.customerPhone }, { token });
  expect(found.data).toEqual([]);

  // Nobody is written to any more, and nothing was logged.
  await until('2026-12-24');
  expect(await searchFiles()).toEqual({ found: [], ofPerson: 0 });
  expect(logged.filter((line) => TRACES.test(line))).toEqual([]);
});
