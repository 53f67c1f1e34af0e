import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { Booking, Fine, HandoverDirection } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { type Answer, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import type { Details } from './fine-schemas.ts';

let api: TestApi;
let token: string;
let references = 0;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(
    exampleCar({ plate: '12345-A-26' }),
    exampleCar({ CarId: 'clio', name: 'Renault Clio', plate: '9-B-1' }),
  );
  token = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`TRUNCATE fines, fine_settings, bookings, payments, documents, document_series, customers, outbox CASCADE`.execute(
    api.database,
  );
  await rm(api.outboxDir, { recursive: true, force: true });
});

const path = '/api/entities/Fines';
const speeding = (changes: object = {}) => {
  references += 1;
  const when = { occurredOn: '2026-11-12', occurredTime: '14:05' };
  const from = { authority: 'Traffic office', reference: `PV-${references}`, amount: 300 };
  return { kind: 'fine', carId: 'duster', ...when, ...from, ...changes };
};
const first = <One>({ status, body }: Answer): One => {
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return body.data[0] as unknown as One;
};
type Wire = Omit<Fine, 'occurredOn' | 'deadline'> & { readonly deadline?: { $date: string } };
const enter = async (changes: object = {}) => first<Wire>(await api.post(path, speeding(changes), { token }));
const read = async (id: number) => (await api.get(`${path}/${id}`, { token })).body as unknown as Wire;
const change = (id: number, values: object) => api.put(path, { id, ...values }, { token });
const attribute = (id: number, body: object) => api.post(`/api/fines/${id}/attribution`, body, { token });

async function rent(changes: Partial<Booking> = {}): Promise<number> {
  const days = { pickupDate: '2026-11-10', dropoffDate: '2026-11-14' } as const;
  const [id = 0] = await addBookings(api.database, { ...days, status: 'returned', ...changes });
  return id;
}

async function sign(bookingId: number, direction: HandoverDirection, at: string, carId = 'duster'): Promise<void> {
  const row = { id: randomUUID(), booking_id: bookingId, car_id: carId, direction };
  const times = { created_at: at, updated_at: at, signed_at: at };
  await api.database
    .insertInto('handovers')
    .values({ ...row, ...times, values: '{}' })
    .execute();
}

test('a fine goes to who had the car at that minute, by the signed forms', async () => {
  const one = await rent({ pickupDate: '2026-11-10', dropoffDate: '2026-11-12' });
  const next = await rent({ pickupDate: '2026-11-13', dropoffDate: '2026-11-14', status: 'out' });
  await sign(one, 'pickup', '2026-11-10T10:00:00Z');
  await sign(one, 'return', '2026-11-12T09:30:00Z');
  await sign(next, 'pickup', '2026-11-12T13:00:00Z');
  const who = async (occurredTime: string) => {
    const { bookingId, attribution } = await enter({ occurredTime });
    return [bookingId, attribution];
  };
  expect(await who('09:29')).toEqual([one, 'protocol']);
  expect(await who('12:00')).toEqual([undefined, 'nobody']);
  expect(await who('14:05')).toEqual([next, 'protocol']);
});

test('a customer who got another car has the fine of the car at that time', async () => {
  const id = await rent({ carId: 'clio', carSince: '2026-11-12' });
  await sign(id, 'pickup', '2026-11-10T10:00:00Z');
  await sign(id, 'return', '2026-11-12T10:00:00Z');
  await sign(id, 'pickup', '2026-11-12T10:30:00Z', 'clio');
  await sign(id, 'return', '2026-11-14T10:00:00Z', 'clio');
  const who = async (carId: string, occurredOn: string) => (await enter({ carId, occurredOn })).bookingId;
  expect(await who('duster', '2026-11-11')).toBe(id);
  expect(await who('duster', '2026-11-13')).toBeUndefined();
  expect(await who('clio', '2026-11-11')).toBeUndefined();
  expect(await who('clio', '2026-11-13')).toBe(id);
});

test('without forms the days of a booking say it; a colleague may say otherwise, and go back to what is known', async () => {
  const id = await rent();
  const other = await rent({ pickupDate: '2026-11-01', dropoffDate: '2026-11-02' });
  const fine = await enter();
  expect(fine).toMatchObject({ bookingId: id, attribution: 'days', status: 'open' });
  expect((await attribute(fine.id, { bookingId: other })).status).toBe(200);
  expect(await read(fine.id)).toMatchObject({ bookingId: other, attribution: 'staff' });
  // What a colleague said stays, also when the time is corrected.
  expect((await change(fine.id, { occurredTime: '09:00' })).status).toBe(200);
  expect(await read(fine.id)).toMatchObject({ bookingId: other, attribution: 'staff' });
  await attribute(fine.id, { bookingId: null });
  expect(await read(fine.id)).not.toHaveProperty('bookingId');
  await attribute(fine.id, {});
  expect(await read(fine.id)).toMatchObject({ bookingId: id, attribution: 'days' });
  expect((await attribute(fine.id, { bookingId: 999_999 })).status).toBe(404);
  await change(fine.id, { occurredOn: { $date: '2026-11-01' } });
  expect(await read(fine.id)).toMatchObject({ bookingId: other, attribution: 'days' });
});

test('the form asks who had the car, and offers the bookings around', async () => {
  const id = await rent();
  const far = await rent({ pickupDate: '2026-09-01', dropoffDate: '2026-09-02' });
  await rent({ pickupDate: '2026-11-20', dropoffDate: '2026-11-21', status: 'canceled' });
  const ask = (query: string) => api.get(`/api/fines/holders?carId=duster&${query}`, { token });
  const found = first<{ holder: object; candidates: { id: number }[] }>(await ask('day=2026-11-12&time=14:05'));
  expect(found.holder).toEqual({ bookingId: id, attribution: 'days' });
  expect(found.candidates.map((one) => one.id)).toEqual([id, far]);
  expect((await ask('day=2026-02-31&time=14:05')).status).toBe(400);
});

test('a fine comes once, whoever enters it again', async () => {
  const body = speeding();
  const twice = await Promise.all([1, 2].map(() => api.post(path, body, { token })));
  const again = { ...body, reference: body.reference.toLowerCase(), authority: 'TRAFFIC OFFICE' };
  const answers = [...twice, await api.post(path, again, { token })];
  expect(new Set(answers.map((answer) => first<Wire>(answer).id)).size).toBe(1);
  const other = await api.post(path, { ...body, amount: 301 }, { token });
  expect([other.status, other.body.meta.problems]).toEqual([400, { reference: { type: 'taken' } }]);
  const fine = await enter();
  const taken = await change(fine.id, { reference: body.reference });
  expect([taken.status, taken.body.meta.problems]).toEqual([400, { reference: { type: 'taken' } }]);
  expect((await api.post(path, { ...body, authority: 'Toll company' }, { token })).status).toBe(200);
});

test('what cannot be is refused', async () => {
  const status = async (changes: object) => (await api.post(path, speeding(changes), { token })).status;
  expect(await status({ carId: 'none' })).toBe(404);
  expect(await status({ occurredOn: '2026-11-21' })).toBe(400);
  expect(await status({ occurredTime: '24:00' })).toBe(400);
  expect(await status({ amount: 0 })).toBe(400);
  const fine = await enter();
  expect((await change(fine.id, { status: 'closed', basedOn: { status: 'paid' } })).body.meta.type).toBe(
    'entity_changed',
  );
});

test('fines are found by their own words, the car and the customer', async () => {
  await rent();
  const fine = await enter({ reference: 'R-77' });
  await enter({ carId: 'clio', occurredOn: '2026-10-01' });
  const find = async (text: string) =>
    (await api.post(`${path}/search`, { text }, { token })).body.data.map(({ id }) => id);
  for (const text of ['r-77', 'traffic r-77', '12345a', 'amélie laurent duster'])
    expect(await find(text)).toEqual([fine.id]);
  expect(await find('nobody')).toEqual([]);
  const { text } = await api.post(`${path}/export?format=csv`, { fields: ['carId', 'bookingId'] }, { token });
  expect(text).toMatch(/"?Dacia Duster, 12345-A-26"?[,;]"?EXA-/);
});

test('notice and answer are kept with the fine, and go with it', async () => {
  const fine = await enter();
  const pdf = Buffer.from('%PDF-1.7 a notice');
  const send = async (kind: string) => {
    const url = `/api/fines/${fine.id}/files/${kind}`;
    return first<Details>(await api.post(url, pdf, { token, headers: { 'content-type': 'application/pdf' } }));
  };
  for (const kind of ['notice', 'notice', 'answer']) await send(kind);
  const { files } = first<Details>(await api.get(`/api/fines/${fine.id}`, { token }));
  expect(files.map(({ kind, contentType }) => [kind, contentType])).toEqual([
    ['notice', 'application/pdf'],
    ['answer', 'application/pdf'],
  ]);
  const [notice, answer] = files.map((file) => file.id);
  expect((await api.get(`/api/fines/files/${notice}`, { token })).text).toContain('a notice');
  expect((await api.get(`/api/fines/files/${notice}`)).status).toBe(401);
  expect((await api.delete(`/api/fines/${fine.id}/files/${answer}`, { token })).status).toBe(200);
  const history = await api.get(`/api/audit?entity=Fines&key=${fine.id}`, { token });
  expect(JSON.stringify(history.body.data)).toContain('"fine_answer","values":["application/pdf",null]');
  expect((await api.delete(`${path}/${fine.id}`, { token })).status).toBe(200);
  const kept = await readdir(api.privateDir, { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toEqual([]);
});

const charge = (id: number, handlingFee = 0) => api.post(`/api/fines/${id}/charge`, { handlingFee }, { token });
const balance = async (id: number) => {
  const { body } = await api.get(`/api/payments/balances?ids=${id}`, { token });
  return body.data[0] as unknown as { open: number; paid: number };
};
const pay = (bookingId: number, purpose: string, amount: number) =>
  api.post(
    '/api/payments',
    { id: randomUUID(), bookingId, purpose, type: 'receipt', method: 'cash', amount },
    { token },
  );

test('a fine is charged once with the fee, paid as a fine, and taken back with a reason', async () => {
  const id = await rent();
  await pay(id, 'rental', 127.5);
  await pay(id, 'rental', 85);
  const fine = await enter({ amount: 300.1 });
  for (const fee of [20.05, 20.05, 0]) expect((await charge(fine.id, fee)).status).toBe(200);
  expect(await read(fine.id)).toMatchObject({ status: 'charged' });
  expect(await balance(id)).toMatchObject({ open: 320.15 });
  // What the charge says stays.
  expect((await change(fine.id, { amount: 10 })).body.meta.type).toBe('entity_changed');
  expect((await change(fine.id, { status: 'paid', deadline: '2026-12-01' })).status).toBe(200);
  expect((await attribute(fine.id, { bookingId: null })).body.meta.type).toBe('entity_changed');
  expect((await api.delete(`${path}/${fine.id}`, { token })).status).toBe(409);
  await pay(id, 'fine', 400);
  expect(await balance(id)).toMatchObject({ open: 0, paid: 532.65 });
  const { body } = await api.post(`/api/fines/${fine.id}/uncharge`, { reason: 'Contested' }, { token });
  expect((body.data[0] as unknown as Details).charges).toMatchObject([
    { kind: 'fine', amount: 300.1, dropped: true, reason: 'Contested' },
    { kind: 'handling', amount: 20.05, dropped: true },
  ]);
  expect(await balance(id)).toMatchObject({ open: 0, paid: 212.5 });
  expect((await change(fine.id, { amount: 10 })).status).toBe(200);
});

test('nobody is charged or written to when nobody had the car', async () => {
  const fine = await enter();
  expect((await charge(fine.id)).status).toBe(409);
  expect((await api.post(`/api/fines/${fine.id}/letter`, undefined, { token })).status).toBe(404);
});

test('the letter is a paper of the booking, and carries the notice by e-mail', async () => {
  const id = await rent({ locale: 'fr' });
  await sign(id, 'pickup', '2026-11-10T10:00:00Z');
  await sign(id, 'return', '2026-11-14T10:00:00Z');
  const fine = await enter();
  const pdf = { token, headers: { 'content-type': 'application/pdf' } };
  await api.post(`/api/fines/${fine.id}/files/notice`, Buffer.from('%PDF-1.7 notice'), pdf);
  await api.post(`/api/fines/${fine.id}/files/answer`, Buffer.from('%PDF-1.7 answer'), pdf);
  await charge(fine.id, 20);
  const write = () => api.post(`/api/fines/${fine.id}/letter`, undefined, { token });
  await write();
  const { letters } = first<Details>(await write());
  expect(letters.map(({ number }) => number)).toEqual(['L-2026-0002', 'L-2026-0001']);
  const stored = await api.database
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', letters[0]?.id ?? 0)
    .execute();
  expect(stored[0]).toMatchObject({ kind: 'fine_letter', booking_id: id, locale: 'fr' });
  for (const part of ['Traffic office', 'Remise à vous', '320,00', '12 novembre 2026'])
    expect(stored[0]?.snapshot).toContain(part);
  expect((await api.post(`/api/documents/${letters[0]?.id}/email`, undefined, { token })).status).toBe(200);
  await api.app.outbox.deliverDue();
  const [name = ''] = (await readdir(api.outboxDir)).filter((one) => one.endsWith('.eml'));
  const mail = await readFile(join(api.outboxDir, name), 'utf8');
  expect(mail.match(/filename=\S+/g)).toEqual(['filename=fine-letter-L-2026-0002.pdf', 'filename=notice-1.pdf']);
});

test('the owner sets the fee, the days of a deadline and those in which a fine may still come', async () => {
  const put = (body: object) => api.put('/api/fines/settings', body, { token });
  expect((await put({ handlingFee: 20.5, deadlineDays: 30, periodDays: 90 })).status).toBe(200);
  expect((await api.get('/api/fines/settings', { token })).body.data).toEqual([
    { handlingFee: 20.5, deadlineDays: 30, periodDays: 90 },
  ]);
  expect(await enter()).toMatchObject({ deadline: { $date: '2026-12-20' } });
  expect(await enter({ deadline: '2026-12-01' })).toMatchObject({ deadline: { $date: '2026-12-01' } });
  expect((await put({ deadlineDays: 0 })).status).toBe(400);
  expect((await put({})).body.data).toEqual([{}]);
  expect((await enter()).deadline).toBeUndefined();
});

test('a customer is not erased while a fine may come or is not settled, and leaves no file of one', async () => {
  const id = await rent({ customerName: 'Zoubida Qwertz', customerEmail: 'zoubida@example.com' });
  const { rows } = await sql<{ id: number }>`SELECT customer_id AS id FROM bookings WHERE id = ${id}`.execute(
    api.database,
  );
  const url = `/api/erasures/customers/${rows[0]?.id}`;
  const state = async () => (await api.get(url, { token })).body.data[0] as unknown as object;
  expect(await state()).toEqual({ hindrances: [] });
  await api.put('/api/fines/settings', { periodDays: 30 }, { token });
  const period = { kind: 'fine_period', bookingId: id, from: '2026-12-15' };
  expect(await state()).toEqual({ hindrances: [period], from: '2026-12-15' });
  const fine = await enter({ deadline: '2026-12-20', note: 'Qwertz drove' });
  const deadline = { kind: 'fine', bookingId: id, from: '2026-12-21' };
  expect(await state()).toEqual({ hindrances: [deadline, period], from: '2026-12-21' });
  await change(fine.id, { status: 'contested' });
  expect(await state()).toEqual({ hindrances: [{ kind: 'fine', bookingId: id }, period] });
  expect((await api.post(url, undefined, { token })).status).toBe(409);
  await change(fine.id, { status: 'closed' });
  await api.put('/api/fines/settings', {}, { token });
  const pdf = { token, headers: { 'content-type': 'application/pdf' } };
  await api.post(`/api/fines/${fine.id}/files/answer`, Buffer.from('%PDF-1.7 Qwertz'), pdf);
  expect((await api.post(url, undefined, { token })).status).toBe(200);
  expect(await read(fine.id)).toMatchObject({ bookingId: id });
  expect(await read(fine.id)).not.toHaveProperty('note');
  expect(first<Details>(await api.get(`/api/fines/${fine.id}`, { token })).files).toEqual([]);
});

const COLUMNS = {
  ...{ plate: 'Immatriculation', occurredOn: 'Date', reference: 'PV', amount: 'Montant', deadline: 'Echéance' },
};
const csv = (...rows: readonly string[]) => ['Immatriculation;Date;PV;Montant;Echéance', ...rows].join('\n');
const upload = (text: string, isPreview: boolean, mapping?: object) =>
  api.post('/api/fines/import', { text, isPreview, ...(mapping && { mapping }) }, { token });

test('a file is imported all or not at all, twice is once, and its columns are remembered', async () => {
  const id = await rent();
  const mapping = { columns: COLUMNS, kind: 'fine', authority: 'Traffic office' };
  const good = csv('12345 a 26;12/11/2026 14:05;PV-A;1 300,50;2026-12-12', '9-B-1;2026-11-03 9h30;PV-B;40;');
  const bad = csv('12345-A-26;12/11/2026 14:05;PV-A;300,50;', '77-Z-1;31/02/2026 25:00;;x;soon');
  expect(first<object>(await upload(bad, true, mapping))).toMatchObject({
    created: 1,
    refused: [
      { row: 3, field: 'plate', value: '77-Z-1', type: 'unknown' },
      { row: 3, field: 'occurredOn', type: 'invalid' },
      { row: 3, field: 'occurredTime', type: 'required' },
      { row: 3, field: 'reference', type: 'required' },
      { row: 3, field: 'amount', value: 'x', type: 'invalid' },
      { row: 3, field: 'deadline', value: 'soon', type: 'invalid' },
    ],
  });
  expect((await upload(bad, false, mapping)).body.meta.type).toBe('import_refused');
  const count = async () => (await api.database.selectFrom('fines').selectAll().execute()).length;
  expect(await count()).toBe(0);
  expect(first<object>(await upload(good, true))).toMatchObject({ mapping: { columns: COLUMNS }, created: 0 });
  expect(first<object>(await upload(good, false, mapping))).toMatchObject({ created: 2, known: 0, refused: [] });
  expect(await count()).toBe(2);
  expect(first<object>(await upload(good, false))).toMatchObject({ mapping, created: 0, known: 2, refused: [] });
  const { body } = await api.post(`${path}/search`, { sort: { field: 'id', direction: 1 } }, { token });
  expect(body.data).toMatchObject([
    { carId: 'duster', amount: 1300.5, occurredTime: '14:05', bookingId: id, deadline: { $date: '2026-12-12' } },
    { carId: 'clio', amount: 40, occurredTime: '09:30' },
  ]);
});

test.each([
  ['en', 'Plate,Date,Time,Authority,Reference,Amount,Due date,Note'],
  ['fr', "Immatriculation,Date de l'infraction,Heure,Autorité,N° PV,Montant,Échéance,Remarque"],
  ['es', 'Matrícula,Fecha,Hora,Autoridad,Referencia,Importe,Vencimiento,Observaciones'],
  ['ar', 'رقم اللوحة,التاريخ,الساعة,السلطة,المرجع,المبلغ,آخر أجل,ملاحظات'],
])('the columns of the first file are guessed by their headings: %s', async (_, headings) => {
  await api.database.deleteFrom('fine_settings').execute();
  const text = `${headings}\n12345-A-26,2026-11-12,14:05,Traffic office,G-1,300,2026-12-12,Speeding`;
  const fields = ['plate', 'occurredOn', 'occurredTime', 'authority', 'reference', 'amount', 'deadline', 'note'];
  const names = headings.split(',');
  expect(first<object>(await upload(text, true))).toMatchObject({
    mapping: { columns: Object.fromEntries(fields.map((field, index) => [field, names[index]])) },
    created: 1,
    refused: [],
  });
});

test('a workbook is taken as a CSV file is', async () => {
  const rows = [
    ['Plate', 'Date', 'Authority', 'Reference', 'Amount'],
    ['12345-A-26', '2026-11-12 14:05', 'Traffic office', 'W-1', 300.5],
  ];
  const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'Fines', rows }] })).toString('base64');
  const answer = await api.post('/api/fines/import', { workbook, isPreview: false }, { token });
  expect(first<object>(answer)).toMatchObject({ created: 1, refused: [] });
});

test('a booking that is deleted leaves its fines, and a car with fines its history', async () => {
  const id = await rent();
  const fine = await enter();
  await api.database.deleteFrom('bookings').where('id', '=', id).execute();
  expect(await read(fine.id)).not.toHaveProperty('bookingId');
  expect((await api.delete('/api/entities/Cars/duster', { token })).status).toBe(200);
  expect(await read(fine.id)).toMatchObject({ carId: 'duster' });
});
