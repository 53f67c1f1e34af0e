import { addDays } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const TODAY = '2026-11-20';
/** Before the same-day cut-off, so that visitors can book today. */
const MORNING = new Date('2026-11-20T06:00:00Z');
const THIS_WEEK = { from: TODAY, to: '2026-11-22' } as const;

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  api.time.now = MORNING;
  token = await api.signIn();
  await api.addCars(
    exampleCar(),
    exampleCar({ CarId: 'clio', type: 'Hatchback' }),
    exampleCar({ CarId: 'zoe', type: 'Hatchback', fuel: 'Electric' }),
  );
  await addBookings(
    api.database,
    { carId: 'duster', pickupDate: '2026-11-10', dropoffDate: '2026-11-17', status: 'out' },
    { carId: 'zoe', pickupDate: '2026-11-10', dropoffDate: '2026-11-19', status: 'active' },
    { carId: 'clio', pickupDate: '2026-11-10', dropoffDate: '2026-11-17', status: 'returned' },
  );
});
afterAll(() => api.close());

const free = async (range: { readonly from: string; readonly to: string }) => {
  const { body } = await api.get(`/api/fleet?from=${range.from}&to=${range.to}`);
  return body.data.map(({ CarId }) => CarId);
};

test('lists, counts and alternatives know a car that is not back, until today', async () => {
  expect(await free(THIS_WEEK)).toEqual(['clio']);
  expect(await free({ from: '2026-11-21', to: '2026-11-22' })).toEqual(['duster', 'clio', 'zoe']);
  const { body } = await api.get(`/api/fleet?from=${TODAY}&to=${TODAY}`);
  expect(body.pagination.total).toBe(1);
  const { body: taken } = await api.get(`/api/availability?from=${TODAY}&to=2026-11-22`);
  expect(taken.data).toEqual([{ carId: 'duster' }, { carId: 'zoe' }]);
  const { windows, cars } = await api.client.findAlternatives({ carId: 'duster', range: THIS_WEEK });
  expect(windows[0]).toEqual({ from: '2026-11-21', to: '2026-11-23' });
  expect(cars.map(({ CarId }) => CarId)).toEqual(['clio']);
});

test('a booking that begins today is refused like one over booked days; staff are told who has the car', async () => {
  const request = exampleRequest({ pickupDate: TODAY, dropoffDate: '2026-11-22' });
  const refused = await api.post('/api/entities/CarsBooking', request);
  expect([refused.status, refused.body.message]).toEqual([409, 'The car is not available for this period']);
  const byStaff = await api.post('/api/entities/CarsBooking', { ...request, staff: {} }, { token });
  expect([byStaff.status, byStaff.body.meta]).toMatchObject([
    409,
    { type: 'car_unavailable', conflicts: [{ status: 'out', dropoffDate: '2026-11-17' }] },
  ]);
  const later = exampleRequest({ pickupDate: '2026-11-21', dropoffDate: '2026-11-22' });
  expect((await api.post('/api/entities/CarsBooking', later)).status).toBe(200);
});

test('a booking that has the days keeps them; one that would take the car for today is refused', async () => {
  const [id] = await addBookings(api.database, { carId: 'zoe', pickupDate: TODAY, dropoffDate: '2026-11-24' });
  const change = (changes: object) => api.put('/api/entities/CarsBooking', { id, ...changes }, { token });
  for (const kept of [{ status: 'reserved' }, { dropoffDate: { $date: '2026-11-25' } }, { note: 'Child seat' }])
    expect((await change(kept)).status).toBe(200);
  expect((await change({ carId: 'duster' })).status).toBe(409);
  expect((await change({ pickupDate: { $date: addDays(TODAY, 3) } })).status).toBe(200);
  expect((await change({ pickupDate: { $date: TODAY } })).status).toBe(409);
  // The car comes back.
  await api.database.updateTable('bookings').set({ status: 'returned' }).where('status', '=', 'active').execute();
  expect((await change({ pickupDate: { $date: TODAY } })).status).toBe(200);
});
