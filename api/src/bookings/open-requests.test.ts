import { addDays } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi({ requestHoldHours: 5, trustedProxies: ['127.0.0.1'] });
  token = await api.signIn();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'clio', name: 'Renault Clio' }));
});
beforeEach(() => api.database.deleteFrom('bookings').execute());
afterAll(() => api.close());

interface Found {
  readonly count: number;
  readonly usual: number;
  readonly isUnusual: boolean;
  readonly ids: readonly number[];
  readonly common: readonly { readonly kind: string; readonly value?: string; readonly ids: readonly number[] }[];
  readonly held: readonly { readonly id: number; readonly until: { readonly $date: string } }[];
}
const read = async () => (await api.get('/api/open-requests', { token })).body.data[0] as unknown as Found;

/** Asks for the car on one day each; every request from another address, with another phone number and browser. */
async function ask(count: number, first = 0): Promise<void> {
  for (let index = first; index < first + count; index += 1) {
    const day = addDays('2026-12-01', index);
    const body = exampleRequest({
      pickupDate: day,
      dropoffDate: day,
      customerPhone: `+21266${index}00000`.slice(0, 13),
      customerEmail: `guest${index}@mail.example`,
    });
    const headers = { 'x-forwarded-for': `192.0.2.${index + 1}` };
    expect((await api.post('/api/entities/CarsBooking', body, { headers })).status).toBe(200);
  }
}

test('ten requests within an hour are unusual, and what they have in common is named; answered ones do not count', async () => {
  await ask(9);
  expect(await read()).toMatchObject({ count: 9, isUnusual: false, common: [] });
  await ask(1, 9);
  const found = await read();
  expect(found).toMatchObject({ count: 10, isUnusual: true });
  expect(found.ids).toHaveLength(10);
  expect(found.common.map(({ kind, value, ids }) => [kind, value, ids.length])).toEqual([
    ['car', 'Dacia Duster', 10],
    ['email', 'mail.example', 10],
  ]);
  await api.put('/api/entities/CarsBooking', { id: found.ids[0], status: 'reserved' }, { token });
  expect(await read()).toMatchObject({ count: 9, isUnusual: false });
});

test('a busy agency is warned of more than five times the usual number', async () => {
  // 2.5 bookings an hour.
  const bookings = Array.from({ length: 420 }, (_, index) => {
    const pickupDate = addDays('2027-01-01', index);
    return { carId: 'clio', pickupDate, dropoffDate: pickupDate, createdAt: '2026-11-18T10:00:00.000Z' };
  });
  await addBookings(api.database, ...bookings);
  await ask(12);
  expect(await read()).toMatchObject({ count: 12, usual: 2.5, isUnusual: false });
  await ask(1, 12);
  expect(await read()).toMatchObject({ count: 13, isUnusual: true });
});

test('what lapses within a day is named; the route is for staff', async () => {
  await ask(1);
  const { held, ids } = await read();
  const until = new Date(NOON.getTime() + 5 * 3_600_000).toISOString();
  expect(held).toEqual([{ id: ids[0], until: { $date: until } }]);
  expect((await api.get('/api/open-requests')).status).toBe(401);
});
