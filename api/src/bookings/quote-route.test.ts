import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ rateLimit: true });
  await api.addCars(
    exampleCar({ price: 19.99 }),
    exampleCar({ CarId: 'sold', onSale: false }),
    exampleCar({ CarId: 'gone' }),
  );
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'gone').execute();
});
beforeEach(() => {
  api.time.now = new Date(api.time.now.getTime() + 60_000);
});
afterAll(() => api.close());

const ASKED = { carId: 'duster', pickupDate: { $date: '2026-12-01' }, dropoffDate: { $date: '2026-12-07' } };
const ask = (changes: object = {}) => api.post('/api/quote', { ...ASKED, ...changes });

test('a quote is days, price, lines and their sum', async () => {
  const { status, body } = await ask();
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      code: 200,
      data: [
        {
          days: 7,
          unitPrice: 19.99,
          lines: [{ kind: 'rental', label: 'Rental', quantity: 7, unitAmount: 19.99, amount: 139.93 }],
          totalPrice: 139.93,
        },
      ],
    },
  });
});

test('what was quoted is what is booked', async () => {
  const days = { pickupDate: '2026-12-01', dropoffDate: '2026-12-03' } as const;
  const [quoted] = (
    await ask({ ...days, pickupTime: '10:30', dropoffTime: '18:00', pickupPlace: 'airport', dropoffPlace: 'agency' })
  ).body.data;
  const { days: count, unitPrice, totalPrice } = quoted;
  const { status, body } = await api.post(
    '/api/entities/CarsBooking',
    exampleRequest({ ...days, days: count, unitPrice, totalPrice }),
  );
  expect({ status, booked: body.data[0] }).toMatchObject({ status: 200, booked: { days: 3, unitPrice, totalPrice } });
});

test('days that are booked have a price too', async () => {
  expect((await ask({ pickupDate: '2026-12-02', dropoffDate: '2026-12-02' })).body.data[0].totalPrice).toBe(19.99);
});

test.each(['sold', 'gone', 'unknown'])('a car that is not offered has no quote: %s', async (carId) => {
  expect(await ask({ carId })).toMatchObject({ status: 404, body: { meta: { reason: 'car_gone' } } });
});

test.each([
  ['reversed', '2026-12-03', '2026-12-01'],
  ['past', '2026-11-10', '2026-11-12'],
  ['today after the cut-off', '2026-11-20', '2026-11-21'],
  ['too far ahead', '2029-01-01', '2029-01-02'],
  ['too long', '2026-12-01', '2027-03-20'],
  ['no dates', 'soon', '2026-02-30'],
  ['missing', undefined, undefined],
])('days that cannot be booked are refused as a booking of them is: %s', async (_, pickupDate, dropoffDate) => {
  const { status, body } = await ask({ pickupDate, dropoffDate });
  const request = { ...exampleRequest({ unitPrice: 19.99 }), pickupDate, dropoffDate };
  const booking = await api.post('/api/entities/CarsBooking', request);
  const { fields, problems } = body.meta;
  expect(status).toBe(400);
  expect(booking).toMatchObject({ status: 400, body: { meta: { fields, problems } } });
  expect(Object.keys(fields)).toEqual(Object.keys(booking.body.meta.fields));
});

test('fields that are unknown or invalid are named', async () => {
  const { status, body } = await ask({ pickupTime: 'ten', dropoffPlace: 'moon', insurance: [], carId: '' });
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields).sort()).toEqual(['carId', 'dropoffPlace', 'insurance', 'pickupTime']);
});

test('a client is limited, staff are not', async () => {
  api.time.now = new Date(NOON.getTime() + 3_600_000);
  const token = await api.signIn();
  for (let count = 0; count < 120; count += 1) expect((await ask()).status).toBe(200);
  const { status, headers } = await ask();
  expect([status, headers['retry-after']]).toEqual([429, '60']);
  expect((await api.post('/api/quote', ASKED, { token })).status).toBe(200);
});
