import type { CalendarDay } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { insertEntities } from '../../entities/write-entities.ts';
import { CARS_ENTITY } from '../cars/cars-entity.ts';

const BLOCKS = '/api/entities/CarBlocks';
const FROM: CalendarDay = '2026-12-07';
const TO: CalendarDay = '2026-12-09';

let api: TestApi;
let token: string;
let cars = 0;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

/** A car of its own for each test. */
async function addCar(changes: Parameters<typeof exampleCar>[0] = {}): Promise<string> {
  cars += 1;
  const carId = `car-${cars}`;
  await insertEntities(api.database, CARS_ENTITY, [exampleCar({ CarId: carId, ...changes })]);
  return carId;
}
const block = (carId: string, changes: object = {}) => ({ carId, from: FROM, to: TO, reason: 'service', ...changes });
const create = (body: object) => api.post(BLOCKS, body, { token });
const change = (body: object) => api.put(BLOCKS, body, { token });
const book = (carId: string, pickupDate: CalendarDay, dropoffDate: CalendarDay) =>
  api.post('/api/entities/CarsBooking', exampleRequest({ carId, pickupDate, dropoffDate }));

test('a block is created, moved, lengthened and deleted', async () => {
  const carId = await addCar();
  const created = await create(block(carId, { note: ' Timing belt ' }));
  expect(created.status).toBe(200);
  const [{ id, ...stored }] = created.body.data;
  expect(stored).toEqual({
    carId,
    from: { $date: FROM },
    to: { $date: TO },
    reason: 'service',
    note: 'Timing belt',
  });

  const other = await addCar();
  const moved = await change({ id, carId: other, to: '2026-12-20', reason: 'owner', note: '' });
  expect(moved.body.data).toEqual([
    { id, carId: other, from: { $date: FROM }, to: { $date: '2026-12-20' }, reason: 'owner' },
  ]);

  expect((await api.delete(`${BLOCKS}/${id}`, { token })).status).toBe(200);
  expect((await api.get(`${BLOCKS}/${id}`, { token })).status).toBe(404);
});

test('a block makes the car unavailable like a booking, but is not a rental', async () => {
  const carId = await addCar();
  const [{ id }] = (await create(block(carId))).body.data;
  expect((await book(carId, '2026-12-09', '2026-12-10')).body.meta).toEqual({
    type: 'car_unavailable',
    requestId: expect.any(String),
  });
  const query = [{ field: 'carId', operator: 'EQ', value: carId }];
  const periods = await api.post('/api/entities/CarsBooking/search', {
    query,
    fields: ['carId', 'pickupDate', 'dropoffDate'],
  });
  expect(periods.body.data).toEqual([{ carId, pickupDate: { $date: FROM }, dropoffDate: { $date: TO } }]);

  const rentals = await api.post('/api/entities/CarsBooking/search', { query }, { token });
  expect(rentals.body.data).toEqual([]);
  expect((await api.get(`/api/entities/CarsBooking/${id}`, { token })).status).toBe(404);
  const asBooking = await api.put('/api/entities/CarsBooking', { id, status: 'out' }, { token });
  expect(asBooking.status).toBe(404);
});

test('a rental is no block', async () => {
  const carId = await addCar();
  const [{ id }] = (await book(carId, '2026-12-09', '2026-12-10')).body.data;
  expect((await api.get(`${BLOCKS}/${id}`, { token })).status).toBe(404);
  expect((await change({ id, note: 'x' })).status).toBe(404);
  expect((await api.delete(`${BLOCKS}/${id}`, { token })).status).toBe(404);
  const found = await api.post(
    `${BLOCKS}/search`,
    { query: [{ field: 'carId', operator: 'EQ', value: carId }] },
    { token },
  );
  expect(found.body.data).toEqual([]);
});

test('a conflict is reported, and the block is unchanged', async () => {
  const carId = await addCar();
  const [{ id }] = (await create(block(carId))).body.data;
  const [{ id: bookingId }] = (await book(carId, '2026-12-12', '2026-12-14')).body.data;
  const answer = await change({ id, to: '2026-12-12' });
  expect(answer.status).toBe(409);
  expect(answer.body.meta).toMatchObject({
    type: 'car_unavailable',
    conflicts: [
      expect.objectContaining({
        id: bookingId,
        kind: 'rental',
        customerName: 'Amélie Laurent',
        pickupDate: '2026-12-12',
        dropoffDate: '2026-12-14',
      }),
    ],
  });
  expect((await api.get(`${BLOCKS}/${id}`, { token })).body).toMatchObject({ to: { $date: TO } });
  const second = await create(block(carId, { reason: 'damage' }));
  expect(second.body.meta).toMatchObject({ type: 'car_unavailable', conflicts: [{ id, kind: 'service' }] });
});

test.each([
  [{ from: TO, to: FROM }, 'to', 'reversed'],
  [{ from: '2026-12-01', to: '2029-12-01' }, 'to', 'rental_too_long'],
  [{ from: '2025-12-01' }, 'from', 'past'],
  [{ from: '2026-02-30' }, 'from', 'not_a_date'],
  [{ reason: 'rental' }, 'reason', 'not_one_of'],
])('%j is refused at %s', async (changes, field, type) => {
  const answer = await create(block(await addCar(), changes));
  expect(answer.status).toBe(400);
  expect(answer.body.meta).toMatchObject({ problems: { [field]: { type } } });
});

test('a block may have begun some days ago, and an old one be lengthened', async () => {
  const created = await create(block(await addCar(), { from: '2026-11-10' }));
  const [{ id }] = created.body.data;
  await api.database.updateTable('bookings').set({ pickup_date: '2025-11-10' }).where('id', '=', id).execute();
  expect((await change({ id, to: '2026-12-11' })).status).toBe(200);
});

test('a car off sale can be blocked, a deleted one cannot; a car goes with its blocks', async () => {
  const offSale = await addCar({ onSale: false });
  expect((await create(block(offSale))).status).toBe(200);
  expect((await api.delete(`/api/entities/Cars/${offSale}`, { token })).status).toBe(200);
  expect((await api.get(`/api/entities/Cars/${offSale}`, { token })).status).toBe(404);

  const soldOff = await addCar();
  await book(soldOff, '2026-12-12', '2026-12-14');
  await api.delete(`/api/entities/Cars/${soldOff}`, { token });
  expect((await create(block(soldOff))).body.meta).toMatchObject({ reason: 'car_gone' });
});

test('blocks are for staff only', async () => {
  const carId = await addCar();
  const calls = [
    api.post(`${BLOCKS}/search`, {}),
    api.post(BLOCKS, block(carId)),
    api.put(BLOCKS, { id: 1 }),
    api.delete(`${BLOCKS}/1`),
    api.get(`${BLOCKS}/1`),
    api.get(`${BLOCKS}/columns`),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 401));
});

test('who blocked a car is in its history', async () => {
  const [{ id }] = (await create(block(await addCar()))).body.data;
  const entries = await api.database
    .selectFrom('audit_entries')
    .select(['entity', 'action', 'actor'])
    .where('entity_key', '=', String(id))
    .execute();
  expect(entries).toEqual([{ entity: 'CarBlocks', action: 'created', actor: expect.stringMatching(/^\d+$/) }]);
});
