import { BOOKING_FIELDS, type EntityField } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;
let bookingId: number;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'gone', name: 'Gone' }));
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'gone').execute();
  [bookingId = 0] = await addBookings(api.database, {}, { status: 'canceled' });
});
afterAll(() => api.close());

const search = (body: object, asStaff = false) =>
  api.post('/api/entities/CarsBooking/search', body, asStaff ? { token } : {});

describe('an anonymous caller who searches bookings', () => {
  test('gets the four public fields and no canceled booking', async () => {
    const { body } = await search({});
    expect(body.data).toEqual([
      {
        carId: 'duster',
        pickupDate: { $date: '2026-12-01' },
        dropoffDate: { $date: '2026-12-03' },
        status: 'requested',
      },
    ]);
  });

  test('gets the public fields also when staff run the same search concurrently', async () => {
    const asked = Array.from({ length: 20 }, (_, index) => search({}, index % 2 === 0));
    const answers = await Promise.all(asked);
    const fields = answers.map(({ body }) => Object.keys(body.data[0]).length);
    const forStaff = Object.values<EntityField>(BOOKING_FIELDS).filter(({ optional }) => !optional).length;
    expect(fields).toEqual(answers.map((_, index) => (index % 2 === 0 ? forStaff : 4)));
  });

  test('cannot ask for canceled ones either', async () => {
    const { body } = await search({
      query: [{ operator: 'OR', query: [{ field: 'status', operator: 'EQ', value: 'canceled' }] }],
      pagination: { page: 1, size: 10 },
    });
    expect(body).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  const condition = { field: 'customerEmail', operator: 'like', value: 'a' };
  const nest = (depth: number): object =>
    depth === 0 ? condition : { operator: depth % 2 ? 'OR' : 'and', query: [nest(depth - 1)] };

  test.each<[string, object]>([
    ['a projection', { fields: ['carId', 'customerName'] }],
    ['the id', { fields: ['id'] }],
    ['the code', { query: [{ field: 'confirmationCode', operator: 'like', value: 'A%' }] }],
    ['a filter', { query: [nest(0)] }],
    ['a filter one deep', { query: [nest(1)] }],
    ['a filter five deep', { query: [nest(5)] }],
    ['an order', { sort: { field: 'customerName', direction: 1 } }],
    ['a second order', { sort: [{ field: 'carId' }, { field: 'totalPrice', direction: -1 }] }],
    ['the time of booking', { sort: { field: 'createdAt' } }],
  ])('is refused %s', async (_, body) => {
    const answer = await search(body);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 401, meta: { type: 'Unauthorized' } });
    expect((await search(body, true)).status).toBe(200);
  });

  test.each(['CUSTOMERNAME', 'customer_name', 'bookings.customer_name', 'customerName ', 'customerName"'])(
    'gains nothing by spelling it %s',
    async (field) => {
      for (const body of [{ fields: [field] }, { sort: { field } }, { query: [{ ...condition, field }] }])
        expect((await search(body)).status).toBe(400);
    },
  );
});

test('a booking is read by staff only', async () => {
  expect((await api.get(`/api/entities/CarsBooking/${bookingId}`)).status).toBe(401);
  const { status, body } = await api.get(`/api/entities/CarsBooking/${bookingId}`, { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: bookingId, days: 3, unitPrice: 42.5, totalPrice: 127.5 });
});

test.each(['0', '99999', 'abc', '1e3', '-1', '999999999999999999999'])('booking %s gets 404', async (id) => {
  expect((await api.get(`/api/entities/CarsBooking/${id}`, { token })).status).toBe(404);
});

test('a car is read by anybody, off sale by staff only', async () => {
  expect((await api.get('/api/entities/Cars/duster')).body).toEqual(exampleCar());
  expect((await api.get('/api/entities/Cars/gone')).status).toBe(404);
  expect((await api.get('/api/entities/Cars/gone', { token })).status).toBe(200);
  expect((await api.get('/api/entities/Cars/nothing')).status).toBe(404);
  const { body } = await api.post('/api/entities/Cars/search', {}, { token });
  expect(body.data).toHaveLength(1);
});

describe('creating a car', () => {
  const { CarId: _, ...car } = exampleCar({ name: 'Renault Mégane Coupé', price: 46.99 });

  test('is for staff', async () => {
    expect((await api.post('/api/entities/Cars', car)).status).toBe(401);
  });

  test('returns the stored car with an id derived from its name', async () => {
    const { status, body } = await api.post('/api/entities/Cars', car, { token });
    expect(status).toBe(200);
    expect(body.data[0]).toEqual({
      ...car,
      archived: false,
      photographed: false,
      CarId: expect.stringMatching(/^renault-megane-coupe-[0-9a-f]{8}$/),
    });
  });

  test('applies the default values of a car', async () => {
    const { rating, features, ...rest } = car;
    const { body } = await api.post('/api/entities/Cars', { ...rest, CarId: 'mine' }, { token });
    expect(body.data[0]).toMatchObject({ rating: 4.5, features: [] });
    expect(body.data[0].CarId).not.toBe('mine');
  });

  test('names every field that is wrong', async () => {
    const wrong = { ...car, name: ' ', price: 12.345, seats: 3, fuel: 'Water', features: 'none', sold: true };
    const { status, body } = await api.post('/api/entities/Cars', wrong, { token });
    expect(status).toBe(400);
    expect(Object.keys(body.meta.fields).sort()).toEqual(['features', 'fuel', 'name', 'price', 'seats', 'sold']);
  });

  test.each([0, 0.01, 0.07, 19.99, 1.1, 4.35, 99999.99])('a price of %d is kept to the cent', async (price) => {
    const { body } = await api.post('/api/entities/Cars', { ...car, price }, { token });
    expect(body.data?.[0].price).toBe(price);
  });
});
