import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
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
  for (const table of ['fines', 'bookings'] as const) await api.database.deleteFrom(table).execute();
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

test('a booking that is deleted leaves its fines, and a car with fines its history', async () => {
  const id = await rent();
  const fine = await enter();
  await api.database.deleteFrom('bookings').where('id', '=', id).execute();
  expect(await read(fine.id)).not.toHaveProperty('bookingId');
  expect((await api.delete('/api/entities/Cars/duster', { token })).status).toBe(200);
  expect(await read(fine.id)).toMatchObject({ carId: 'duster' });
});
