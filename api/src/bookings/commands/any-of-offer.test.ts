import type { OfferRequest } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ rateLimit: false });
  await api.addCars(
    exampleCar({ CarId: 'white', colour: 'White' }),
    exampleCar({ CarId: 'hidden', colour: 'White', onSale: false }),
    exampleCar({ CarId: 'dear', colour: 'White', price: 50 }),
    exampleCar({ CarId: 'red', colour: 'Red' }),
    exampleCar({ CarId: 'white too', colour: 'White' }),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('outbox').execute();
  await api.database.deleteFrom('bookings').execute();
});

const ask = (): OfferRequest => ({ ...exampleRequest({ carId: 'white' }), anyOfOffer: true });
const book = (request: object, options = {}) => api.post('/api/entities/CarsBooking', request, options);
const carOf = ({ body }: Awaited<ReturnType<typeof book>>) => body.data?.[0].carId ?? body.meta.type;

test('a taken car is replaced by a free one of its offer, of its colour first, until none is free', async () => {
  const booked: string[] = [];
  for (let index = 0; index < 4; index += 1) booked.push(carOf(await book(ask())));
  expect(booked).toEqual(['white', 'white too', 'red', 'car_unavailable']);
  const bookings = await api.database.selectFrom('bookings').select(['unit_price', 'total_price']).execute();
  expect(bookings).toEqual(Array(3).fill({ unit_price: 42.5, total_price: 127.5 }));
  const emails = await api.database.selectFrom('outbox').select('kind').where('kind', '=', 'requested').execute();
  expect(emails).toHaveLength(3);
});

test('without asking for it, and for staff, a taken car is refused', async () => {
  await book(ask());
  expect(carOf(await book({ ...ask(), anyOfOffer: false }))).toBe('car_unavailable');
  const { anyOfOffer: _, ...plain } = ask();
  expect(carOf(await book(plain))).toBe('car_unavailable');
  const byStaff = { ...ask(), staff: {} };
  expect(carOf(await book(byStaff, { token: await api.signIn() }))).toBe('car_unavailable');
});

test('visitors who ask at once get one car each; a repeated request gets its own', async () => {
  const requests = [ask(), ask(), ask(), ask()];
  const answers = await Promise.all(requests.map((request) => book(request)));
  const cars = answers.map(carOf);
  expect([...cars].sort()).toEqual(['car_unavailable', 'red', 'white', 'white too']);
  const again = await Promise.all(requests.map((request) => book(request)));
  expect(again.map(carOf)).toEqual(cars);
  // With the same code and without the option too: it is the same request.
  const plain = await Promise.all(requests.map((request) => book({ ...request, anyOfOffer: false })));
  expect(plain.map(carOf)).toEqual(cars);
  expect(await api.database.selectFrom('bookings').select('id').execute()).toHaveLength(3);
});
