import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import type { HandoverDirection } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { signForPaper } from '../../../test/sign-for-paper.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { verifyDocuments } from './verify-documents.ts';

const HANDOVER = '0b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d21';
const RETURN = '1b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d22';
let api: TestApi;
let token: string;
let bookingId: number;
let code: string;
/** Of the browser that booked. */
let cookie: string;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar({ plate: '12345-أ-26' }));
  token = await api.signIn();
  const request = exampleRequest({
    customerName: '王小明',
    customerEmail: 'wang@example.com',
    pickupDate: '2026-11-25',
  });
  const { status, body, headers } = await api.post('/api/entities/CarsBooking', request);
  expect(status).toBe(200);
  bookingId = body.data[0].id;
  code = body.data[0].confirmationCode;
  cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
});
afterAll(() => api.close());

const list = async () =>
  (await api.get(`/api/documents?bookingId=${bookingId}`, { token })).body.data as unknown as Row[];
const draft = (languages: object) =>
  api.post('/api/documents', { bookingId, kind: 'agreement', ...languages }, { token });
interface Row {
  readonly id: number;
  readonly voidedAt?: string;
  readonly kind: string;
  readonly number: string;
  readonly version: number;
  readonly isSigned: boolean;
}

async function readPdf(id: number, query = ''): Promise<string> {
  const response = await api.app.inject({
    url: `/api/documents/${id}/file${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  return await pdfText(response.rawPayload);
}

const sign = (id: string, direction: HandoverDirection, values: object) =>
  signForPaper(api, { id, bookingId, direction, values, locale: 'fr' });

test('what the owner sets stands on papers from then on, and a changed clause is a new version', async () => {
  const settings = {
    sellerName: 'Zellige Cars SARL',
    sellerNumbers: [{ label: 'ICE', value: '001234567000089' }],
    clauses: { fr: 'La voiture reste au Maroc.\nInterdit de fumer.', ar: 'تبقى السيارة في المغرب.' },
  };
  expect((await api.put('/api/paper-settings', settings, { token })).body.data[0]).toMatchObject({ clausesVersion: 1 });
  const again = await api.put('/api/paper-settings', { ...settings, taxRate: 20 }, { token });
  expect(again.body.data).toEqual([{ ...settings, taxRate: 20, clausesVersion: 1 }]);
  expect((await api.put('/api/paper-settings', { colour: 'red' }, { token })).status).toBe(400);
  expect((await api.get('/api/paper-settings')).status).toBe(401);
});

test('an agreement to be printed is in two languages, and a further one is its next version', async () => {
  const first = await draft({ locale: 'fr', secondLocale: 'ar' });
  expect(first.body.data).toMatchObject([{ number: 'A-2026-0001', version: 1, secondLocale: 'ar', isSigned: false }]);
  const text = await readPdf(first.body.data[0].id);
  for (const expected of [
    'Contrat de location',
    'A-2026-0001',
    'Zellige Cars SARL',
    'ICE 001234567000089',
    '王小明',
    'Dacia Duster',
    '12345-أ-26',
    '127,50 €',
    'Interdit de fumer.',
    'Conditions générales, version 1',
    code,
  ])
    expect(text).toContain(expected);
  const second = await draft({ locale: 'fr', secondLocale: 'ar' });
  expect(second.body.data).toMatchObject([{ number: 'A-2026-0001', version: 2 }]);
  expect((await draft({ locale: 'de' })).status).toBe(400);
  expect(
    (await api.post('/api/documents', { bookingId: 999, kind: 'agreement', locale: 'en' }, { token })).status,
  ).toBe(404);
});

test('a signed hand-over becomes an agreement, which the customer gets by mail and on the page of the booking', async () => {
  await sign(HANDOVER, 'pickup', { kilometers: 48_210, fuel: 8, accessories: ['papers'], driverName: 'Wang X.' });
  const [signed] = await list();
  expect(signed).toMatchObject({ kind: 'agreement', number: 'A-2026-0001', version: 3, isSigned: true });
  const text = await readPdf(signed?.id ?? 0);
  for (const expected of [
    '48 210 km',
    '8/8',
    'Papiers de la voiture',
    'Je suis d’accord (100 %).',
    'Wang X.',
    'version 3',
  ])
    expect(text).toContain(expected);

  await api.app.outbox.deliverDue();
  const names = (await readdir(api.outboxDir)).sort();
  const mails = await Promise.all(names.map(async (name) => simpleParser(await readFile(join(api.outboxDir, name)))));
  const carrying = mails.find(({ attachments }) =>
    attachments.some(({ contentType }) => contentType === 'application/pdf'),
  );
  expect(carrying).toMatchObject({
    to: { text: 'wang@example.com' },
    attachments: [{ filename: 'agreement-A-2026-0001-v3.pdf' }],
  });
  expect(await pdfText(carrying?.attachments[0]?.content as Buffer)).toBe(text);

  const own = await api.get(`/api/my-bookings/${code}/documents`, { headers: { cookie } });
  expect(own.body.data).toMatchObject([{ id: signed?.id, isSigned: true }]);
  expect((await api.get(`/api/documents/${signed?.id}/file`, { headers: { cookie } })).status).toBe(200);
});

test('strangers get no paper, and customers no draft', async () => {
  const [signed, unsigned] = await list();
  const url = (paper: Row | undefined) => `/api/documents/${paper?.id}/file`;
  expect((await api.get(url(signed))).status).toBe(404);
  expect((await api.get(url(unsigned), { headers: { cookie } })).status).toBe(404);
  expect((await api.get(`/api/my-bookings/${code}/documents`)).status).toBe(404);
  expect((await api.get(url(signed), { headers: { cookie, origin: 'https://evil.example' } })).status).toBe(403);
  expect((await api.get(url(signed), { token: 'forged' })).status).toBe(401);
});

test('a return becomes a sheet with readings, damage and charges', async () => {
  await api.database
    .insertInto('damages')
    .values({
      id: '2b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d23',
      car_id: 'duster',
      handover_id: null,
      view: 'left',
      x: 0.4,
      y: 0.5,
      kind: 'scratch',
      note: 'Porte (avant)',
      found_at: NOON.toISOString(),
    })
    .execute();
  await sign(RETURN, 'return', { kilometers: 48_910, fuel: 6 });
  const [sheet] = await list();
  expect(sheet).toMatchObject({ kind: 'return_sheet', number: 'R-2026-0001', version: 1 });
  const text = await readPdf(sheet?.id ?? 0);
  for (const expected of [
    '48 910 km (à la remise : 48 210 km)',
    '700 km',
    '6/8 (à la remise : 8/8)',
    'Rayure',
    'Porte (avant)',
    'Carburant manquant',
    '30,00 €',
  ])
    expect(text).toContain(expected);
});

test('a payment becomes a receipt, once', async () => {
  const payment = {
    id: '3b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d24',
    bookingId,
    ...{ purpose: 'deposit', type: 'hold', method: 'cash', amount: 500 },
  };
  for (let call = 0; call < 2; call += 1)
    expect((await api.post('/api/payments', payment, { token })).status).toBe(200);
  const receipts = (await list()).filter(({ kind }) => kind === 'receipt');
  expect(receipts).toMatchObject([{ number: 'P-2026-0001', version: 1 }]);
  const text = await readPdf(receipts[0]?.id ?? 0);
  for (const expected of ['Receipt', 'Deposit, to be given back', 'Cash', '€500.00']) expect(text).toContain(expected);
});

test('a receipt and any other paper is mailed when staff ask for it, a draft is not', async () => {
  await api.app.outbox.deliverDue();
  const sentBefore = (await readdir(api.outboxDir)).length;
  const payment = { id: '4b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d25', bookingId, mailReceipt: true };
  const record = { ...payment, purpose: 'rental', type: 'receipt', method: 'cash', amount: 100 };
  for (let call = 0; call < 2; call += 1) expect((await api.post('/api/payments', record, { token })).status).toBe(200);
  const papers = await list();
  const sheet = papers.find(({ kind }) => kind === 'return_sheet');
  const unsigned = papers.find(({ kind, isSigned }) => kind === 'agreement' && !isSigned);
  expect((await api.post(`/api/documents/${sheet?.id}/email`, {}, { token })).status).toBe(200);
  expect((await api.post(`/api/documents/${unsigned?.id}/email`, {}, { token })).status).toBe(404);
  await api.app.outbox.deliverDue();
  const { body } = await api.get(`/api/mailing/bookings/${bookingId}`, { token });
  const emails = body.data as unknown as readonly { id: number; kind: string }[];
  const receipt = emails.filter(({ kind }) => kind === 'receipt');
  expect(receipt).toHaveLength(1);
  // Sent again, it carries the paper again.
  expect((await api.post('/api/mailing/resend', { id: receipt[0]?.id }, { token })).status).toBe(200);
  await api.app.outbox.deliverDue();
  const names = (await readdir(api.outboxDir)).sort().slice(sentBefore);
  const mails = await Promise.all(names.map(async (name) => simpleParser(await readFile(join(api.outboxDir, name)))));
  const attached = mails.flatMap(({ attachments }) => attachments.map(({ filename }) => filename));
  expect(attached.sort()).toEqual([
    'receipt-P-2026-0002.pdf',
    'receipt-P-2026-0002.pdf',
    'return-sheet-R-2026-0001.pdf',
  ]);
});

test('the receipt of a voided payment says so to staff and customer, and stays as it was written', async () => {
  const receipt = async () => (await list()).find(({ number }) => number === 'P-2026-0002');
  const { id = 0, voidedAt } = (await receipt()) ?? {};
  expect(voidedAt).toBeUndefined();
  expect(await readPdf(id)).not.toContain('Not valid');
  const read = () => api.database.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  const written = await read();
  const reason = { reason: 'Typed twice' };
  expect((await api.post(`/api/payments/${written?.subject}/void`, reason, { token })).status).toBe(200);
  expect(await receipt()).toMatchObject({ voidedAt: NOON.toISOString() });
  const own = (await api.get(`/api/my-bookings/${code}/documents`, { headers: { cookie } })).body.data;
  expect((own as unknown as readonly Row[]).filter((paper) => paper.voidedAt).map((paper) => paper.id)).toEqual([id]);
  expect(await readPdf(id)).toContain('Not valid: this payment was voided on 20 November 2026');
  expect(await readPdf(id, '?secondLocale=fr')).toContain(
    'Non valable : ce paiement a été invalidé le 20 novembre 2026',
  );
  expect(await read()).toEqual(written);
});

test('a paper is never changed, and a changed snapshot or file is found', async () => {
  const options = { database: api.database, documentStore: api.documentStore };
  expect(await verifyDocuments(options)).toMatchObject({ differences: [] });
  const change = sql`UPDATE documents SET snapshot = replace(snapshot, '王小明', 'X') WHERE number = 'R-2026-0001'`;
  await expect(change.execute(api.database)).rejects.toThrow('never changed');
  await sql`ALTER TABLE documents DISABLE TRIGGER documents_keep`.execute(api.database);
  await change.execute(api.database);
  expect((await verifyDocuments(options)).differences).toEqual([
    'return_sheet R-2026-0001, version 1: the snapshot was changed',
  ]);
});

test('numbers have no gap when papers of many bookings come at once and some fail', async () => {
  const requests = Array.from({ length: 12 }, (_, index) =>
    exampleRequest({
      pickupDate: `2027-0${1 + Math.floor(index / 4)}-${String(1 + (index % 4) * 5).padStart(2, '0')}` as never,
    }),
  );
  const ids: number[] = [];
  for (const request of requests)
    ids.push((await api.post('/api/entities/CarsBooking', request, { token })).body.data[0].id);
  const written = await Promise.all(
    [...ids, 999_999].map((id) =>
      api.post('/api/documents', { bookingId: id, kind: 'agreement', locale: 'en' }, { token }),
    ),
  );
  const numbers = written.flatMap(({ status, body }) =>
    status === 200 ? [(body.data[0] as unknown as Row).number] : [],
  );
  expect(numbers.sort()).toEqual(ids.map((_, index) => `A-2026-${String(index + 2).padStart(4, '0')}`));
});

test('an erasure removes the papers of a customer, but an invoice stays, and so does its booking', async () => {
  await sql`INSERT INTO documents (booking_id, kind, number, version, locale, snapshot, snapshot_sha256, created_at)
    VALUES (${bookingId}, 'invoice', 'F-1', 1, 'en', '{}', '', now())`.execute(api.database);
  await api.database.updateTable('bookings').set({ status: 'returned' }).where('id', '=', bookingId).execute();
  expect((await api.post('/api/erasures', { ids: [bookingId] }, { token })).status).toBe(200);
  expect((await list()).map(({ kind }) => kind)).toEqual(['invoice']);
  const booked = await api.post('/api/entities/CarsBooking', exampleRequest({ pickupDate: '2027-05-01' }), { token });
  const [{ id }] = booked.body.data;
  await sql`INSERT INTO documents (booking_id, kind, number, version, locale, snapshot, snapshot_sha256, created_at)
    VALUES (${id}, 'invoice', 'F-2', 1, 'en', '{}', '', now())`.execute(api.database);
  const { status, body } = await api.delete(`/api/entities/CarsBooking/${id}`, { token });
  expect([status, body.meta.type]).toEqual([409, 'booking_invoiced']);
});
