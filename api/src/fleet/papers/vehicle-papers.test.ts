import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type Type from 'typebox';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { VehicleRecords } from './vehicle-schemas.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7 a policy');

let api: TestApi;
let token: string;
let cars = 0;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

async function addCar(changes: Parameters<typeof exampleCar>[0] = {}): Promise<string> {
  cars += 1;
  const CarId = `car-${cars}`;
  await api.addCars(exampleCar({ CarId, ...changes }));
  return CarId;
}
const put = (path: string, body: object) => api.put(`/api/${path}`, body, { token });
const remove = (path: string) => api.delete(`/api/${path}`, { token });
const read = async (carId: string) =>
  (await api.get(`/api/vehicle-papers?carId=${carId}`, { token })).body.data[0] as unknown as Type.Static<
    typeof VehicleRecords
  >;
const insurance = (carId: string, changes: object = {}) => ({
  carId,
  kind: 'insurance',
  validFrom: '2026-01-01',
  validTo: '2026-12-15',
  ...changes,
});
const send = (paperId: string, bytes: Buffer, type: string) =>
  api.post(`/api/vehicle-papers/${paperId}/files`, bytes, { token, headers: { 'content-type': type } });
const listFiles = async () =>
  (await readdir(api.privateDir, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length;

test('a paper is written once, changed by who has seen it, and deleted; the history of the car has all of it', async () => {
  const carId = await addCar();
  const id = randomUUID();
  const body = insurance(carId, { number: ' P-1 ', cost: 4200.5, note: 'Broker Alami' });
  for (const status of [200, 200]) expect((await put(`vehicle-papers/${id}`, body)).status).toBe(status);
  const [paper] = (await read(carId)).papers;
  expect(paper).toEqual({ ...body, id, number: 'P-1', files: [], updatedAt: expect.stringMatching(/^2026.*Z$/) });

  const later = { ...body, validTo: '2027-01-31' };
  expect((await put(`vehicle-papers/${id}`, later)).body.meta.type).toBe('entity_changed');
  api.time.now = new Date(api.time.now.getTime() + 1_000);
  expect((await put(`vehicle-papers/${id}`, { ...later, basedOn: paper?.updatedAt })).status).toBe(200);
  const stale = { ...later, cost: 1, basedOn: paper?.updatedAt };
  expect((await put(`vehicle-papers/${id}`, stale)).body.meta.type).toBe('entity_changed');
  expect((await remove(`vehicle-papers/${id}`)).status).toBe(200);
  expect((await remove(`vehicle-papers/${id}`)).status).toBe(404);

  const history = await api.get(`/api/audit?entity=Cars&key=${carId}`, { token });
  expect(history.body.data.slice(0, 3)).toMatchObject(
    [
      ['2026-01-01_2027-01-31 · P-1 · 4200.50 · Broker Alami', null],
      ['2026-01-01_2026-12-15 · P-1 · 4200.50 · Broker Alami', '2026-01-01_2027-01-31 · P-1 · 4200.50 · Broker Alami'],
      [null, '2026-01-01_2026-12-15 · P-1 · 4200.50 · Broker Alami'],
    ].map((values) => ({ actor: { kind: 'staff' }, changes: [{ field: 'vehicle.paper_insurance', values }] })),
  );
});

test('what cannot be a paper is refused by field', async () => {
  const carId = await addCar();
  const write = (changes: object) => put(`vehicle-papers/${randomUUID()}`, insurance(carId, changes));
  expect((await write({ validTo: '2025-12-31' })).body.meta.fields).toHaveProperty('validTo');
  expect((await write({ validFrom: '2026-02-30' })).body.meta.fields).toHaveProperty('validFrom');
  expect((await write({ validTo: '9999-12-31' })).body.meta.fields).toHaveProperty('validTo');
  expect((await write({ cost: 1.005, kind: 'x', note: '' })).body.meta.fields).toMatchObject({
    cost: expect.anything(),
    kind: expect.anything(),
    note: expect.anything(),
  });
  expect((await write({ carId: 'none' })).body.meta.reason).toBe('car_gone');
});

test('a paper has files, which staff alone read, and which go with it', async () => {
  const carId = await addCar();
  const id = randomUUID();
  await put(`vehicle-papers/${id}`, insurance(carId));
  const before = await listFiles();
  for (const [bytes, type] of [
    [PDF, 'application/pdf'],
    [PDF, 'application/pdf'],
    [PNG, 'image/png'],
  ] as const)
    expect((await send(id, bytes, type)).status).toBe(200);
  expect((await send(id, Buffer.from('<html>'), 'application/pdf')).body.meta.reason).toBe('unsupported_image');
  expect((await send(randomUUID(), PDF, 'application/pdf')).status).toBe(404);
  const files = (await read(carId)).papers[0]?.files ?? [];
  expect(files.map(({ contentType }) => contentType).sort()).toEqual(['application/pdf', 'image/jpeg']);

  const pdf = files.find(({ contentType }) => contentType === 'application/pdf')?.id ?? '';
  const shown = await api.get(`/api/vehicle-papers/files/${pdf}`, { token });
  expect([shown.status, shown.text]).toEqual([200, PDF.toString()]);
  expect((await api.get(`/api/vehicle-papers/files/${pdf}`)).status).toBe(401);
  // No photograph of a hand-over, and no paper of a booking.
  expect((await api.get(`/api/photos/${pdf}`, { token })).status).toBe(404);

  expect((await remove(`vehicle-papers/${id}/files/${pdf}`)).status).toBe(200);
  expect((await remove(`vehicle-papers/${id}/files/${pdf}`)).status).toBe(404);
  expect(await listFiles()).toBe(before + 1);
  await remove(`vehicle-papers/${id}`);
  expect(await listFiles()).toBe(before);
});

test('work on a car has files as papers have', async () => {
  const carId = await addCar();
  const id = randomUUID();
  await put(`vehicle-services/${id}`, { carId, kind: 'oil', plannedOn: '2026-12-07' });
  const before = await listFiles();
  const add = (bytes: Buffer, type: string) =>
    api.post(`/api/vehicle-services/${id}/files`, bytes, { token, headers: { 'content-type': type } });
  expect([(await add(PDF, 'application/pdf')).status, (await add(PNG, 'image/png')).status]).toEqual([200, 200]);
  expect((await add(Buffer.from('<html>'), 'image/png')).status).toBe(415);
  const bill = (await read(carId)).services[0]?.files.find(({ contentType }) => contentType === 'application/pdf');
  expect((await api.get(`/api/vehicle-papers/files/${bill?.id}`, { token })).text).toBe(PDF.toString());
  expect((await remove(`vehicle-papers/${id}/files/${bill?.id}`)).status).toBe(404);
  expect((await remove(`vehicle-services/${id}/files/${bill?.id}`)).status).toBe(200);
  const gone = await remove(`vehicle-services/${id}/files/${bill?.id}`);
  expect([gone.status, gone.body.meta]).toMatchObject([404, { entity: 'VehicleServices' }]);
  const history = await api.get(`/api/audit?entity=Cars&key=${carId}`, { token });
  expect(history.body.data[0]).toMatchObject({
    changes: [{ field: 'vehicle.workFile_oil', values: ['application/pdf', null] }],
  });
  expect(await listFiles()).toBe(before + 1);
  await remove(`vehicle-services/${id}`);
  expect(await listFiles()).toBe(before);
});

test('work is planned with a block in one call, moved with it, done, and deleted', async () => {
  const carId = await addCar();
  const id = randomUUID();
  const plan = { carId, kind: 'oil', plannedOn: '2026-12-07', blockedTo: '2026-12-08' };
  const blocks = async () =>
    (
      await api.database
        .selectFrom('bookings')
        .select(['pickup_date', 'dropoff_date'])
        .where('car_id', '=', carId)
        .where('kind', '=', 'service')
        .execute()
    ).map((block) => `${block.pickup_date} ${block.dropoff_date}`);
  for (let times = 0; times < 2; times += 1) expect((await put(`vehicle-services/${id}`, plan)).status).toBe(200);
  expect(await blocks()).toEqual(['2026-12-07 2026-12-08']);
  const change = async (changes: object) => {
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    const basedOn = (await read(carId)).services[0]?.updatedAt;
    return await put(`vehicle-services/${id}`, { ...plan, basedOn, ...changes });
  };
  expect((await change({ plannedOn: '2026-12-09', blockedTo: '2026-12-09' })).status).toBe(200);
  expect(await blocks()).toEqual(['2026-12-09 2026-12-09']);
  expect((await change({ plannedOn: '2026-12-09', blockedTo: undefined })).status).toBe(200);
  expect(await blocks()).toEqual([]);

  const dates = { pickupDate: '2026-12-20', dropoffDate: '2026-12-22' } as const;
  await addBookings(api.database, { carId, ...dates });
  const taken = await change({ plannedOn: '2026-12-21', blockedTo: '2026-12-21' });
  expect(taken.body.meta.type).toBe('car_unavailable');
  expect((await read(carId)).services[0]?.plannedOn).toBe('2026-12-09');

  expect((await change({ plannedOn: '2026-12-10', blockedTo: '2026-12-11' })).status).toBe(200);
  const done = { plannedOn: '2026-12-10', doneOn: '2026-12-10', kilometers: 52_000, cost: 900, blockedTo: undefined };
  expect((await change(done)).status).toBe(200);
  expect(await blocks()).toEqual(['2026-12-10 2026-12-11']);
  expect((await remove(`vehicle-services/${id}`)).status).toBe(200);
  expect(await blocks()).toEqual(['2026-12-10 2026-12-11']);

  const other = randomUUID();
  await put(`vehicle-services/${other}`, { ...plan, plannedOn: '2026-12-14', blockedTo: '2026-12-14' });
  await remove(`vehicle-services/${other}`);
  expect(await blocks()).toEqual(['2026-12-10 2026-12-11']);
});

test('what is due: papers by their days, service by days or by the kilometers of signed hand-overs', async () => {
  const carId = await addCar({ name: 'Renault Clio', plate: '1234-A-26', mileage: 40_000 });
  const sold = await addCar();
  for (const [index, car] of [carId, sold].entries())
    await put(`vehicle-papers/${randomUUID()}`, insurance(car, { validTo: `2026-12-1${index}` }));
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', sold).execute();
  await put('service-intervals', { carId, kind: 'oil', everyDays: 365, everyKilometers: 10_000 });
  const done = { carId, kind: 'oil', plannedOn: '2026-10-01', doneOn: '2026-10-01', kilometers: 39_000 };
  await put(`vehicle-services/${randomUUID()}`, done);

  const dues = async () => {
    const { data } = (await api.get('/api/vehicle-papers/due', { token })).body;
    return (data as unknown as { carId: string }[]).filter((due) => [carId, sold].includes(due.carId));
  };
  const car = { carId, carName: 'Renault Clio', plate: '1234-A-26' };
  const paper = { ...car, what: 'paper', kind: 'insurance', day: '2026-12-10' };
  expect(await dues()).toEqual([paper]);
  const none = await addCar();
  const { data } = (await api.get('/api/vehicle-papers/cars', { token })).body;
  const documented = (data as unknown as { carId: string }[]).map((each) => each.carId);
  expect([carId, sold, none].map((id) => documented.includes(id))).toEqual([true, false, false]);
  expect((await read(carId)).kilometers).toBe(40_000);

  const [bookingId = 0] = await addBookings(api.database, { carId, status: 'returned' });
  const at = api.time.now.toISOString();
  const handover = {
    booking_id: bookingId,
    car_id: carId,
    direction: 'return',
    created_at: at,
    updated_at: at,
  } as const;
  const values = (kilometers: number) => JSON.stringify({ kilometers });
  await api.database
    .insertInto('handovers')
    .values([
      { ...handover, id: randomUUID(), values: values(48_500), signed_at: at },
      { ...handover, id: randomUUID(), values: values(60_000) },
    ])
    .execute();
  expect((await dues()).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toEqual([
    paper,
    { ...car, what: 'service', kind: 'oil', day: '2027-10-01', kilometersLeft: 500 },
  ]);
  await put('service-intervals', { carId, kind: 'oil' });
  expect(await dues()).toEqual([paper]);
});

test('a car that was never rented goes with its papers and files', async () => {
  const carId = await addCar();
  const id = randomUUID();
  await put(`vehicle-papers/${id}`, insurance(carId));
  await put('service-intervals', { carId, kind: 'oil', everyDays: 30 });
  await send(id, PDF, 'application/pdf');
  expect((await remove(`entities/Cars/${carId}`)).status).toBe(200);
  const tables = ['vehicle_papers', 'service_intervals'] as const;
  for (const table of tables)
    expect(await api.database.selectFrom(table).selectAll().where('car_id', '=', carId).execute()).toEqual([]);
  const files = api.database.selectFrom('private_files').select('id').where('vehicle_paper_id', '=', id);
  expect(await files.execute()).toEqual([]);
});

test('an interval of all cars is so for those without one of their own, and may be none on one', async () => {
  const [carId, other] = [await addCar(), await addCar()];
  const all = { kind: 'tyres', everyKilometers: 40_000 };
  expect((await put('service-intervals/defaults', all)).body.data).toEqual([all]);
  const intervals = async (id: string) => (await read(id)).intervals;
  expect(await intervals(carId)).toEqual([{ ...all, carId, isDefault: true }]);
  expect((await read(carId)).defaults).toEqual([all]);
  const { data } = (await api.get('/api/vehicle-papers/due', { token })).body;
  expect((data as unknown as { carId: string; kind: string }[]).filter((due) => due.carId === carId)).toMatchObject([
    { what: 'service', kind: 'tyres' },
  ]);
  const own = { carId, kind: 'tyres', everyDays: 700 };
  await put('service-intervals', own);
  expect(await intervals(carId)).toEqual([own]);
  await put('service-intervals', { carId, kind: 'tyres' });
  expect(await intervals(carId)).toEqual([]);
  expect((await read(carId)).dues).toEqual([]);
  await put('service-intervals', { carId, kind: 'tyres', isAsDefault: true });
  expect(await intervals(carId)).toEqual([{ ...all, carId, isDefault: true }]);
  await put('service-intervals/defaults', { kind: 'tyres' });
  expect([await intervals(carId), await intervals(other)]).toEqual([[], []]);
});
