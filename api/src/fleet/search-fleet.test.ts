import type { FleetQuery } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(
    exampleCar({ CarId: 'duster', price: 45, plate: '1-A-1', mileage: 9 }),
    exampleCar({ CarId: 'clio', type: 'Hatchback', fuel: 'Gasoline', price: 30, features: [] }),
    exampleCar({ CarId: 'lodgy', type: 'SUV', seats: 7, price: 55.5, features: ['Quatre roues : 4 × 4'] }),
    exampleCar({
      CarId: 'zoe',
      type: 'Hatchback',
      fuel: 'Electric',
      transmission: 'Automatic',
      price: 30,
      features: [],
    }),
    exampleCar({ CarId: 'coupe', type: 'Coupe', seats: 2, price: 90, features: ['14x44 wheels'], onSale: false }),
    exampleCar({ CarId: 'roadster', type: 'Convertible', seats: 2, price: 90, features: ['14x44 wheels'] }),
  );
  const period = { pickupDate: '2026-12-01', dropoffDate: '2026-12-05' } as const;
  await addBookings(
    api.database,
    { carId: 'clio', ...period, status: 'reserved' },
    { carId: 'zoe', ...period, status: 'canceled' },
  );
});
afterAll(() => api.close());

const search = async (query: FleetQuery) => await api.client.searchFleet(query);
const idsOf = async (query: FleetQuery) => (await search(query)).cars.map(({ CarId }) => CarId);

test.each<[FleetQuery, readonly string[]]>([
  [{}, ['duster', 'clio', 'lodgy', 'zoe', 'roadster']],
  [{ sort: 'price' }, ['clio', 'zoe', 'duster', 'lodgy', 'roadster']],
  [{ sort: '-price' }, ['roadster', 'lodgy', 'duster', 'clio', 'zoe']],
  [{ sort: '-seats' }, ['lodgy', 'duster', 'clio', 'zoe', 'roadster']],
  [{ range: { from: '2026-12-05', to: '2026-12-09' } }, ['duster', 'lodgy', 'zoe', 'roadster']],
  [{ types: ['SUV', 'Convertible'] }, ['duster', 'lodgy', 'roadster']],
  [{ types: ['SUV'], seats: [7, 8] }, ['lodgy']],
  [{ transmissions: ['Automatic'], fuels: ['Electric', 'Hybrid'] }, ['zoe']],
  [{ fourByFour: true }, ['duster', 'lodgy']],
  [{ maxPrice: 45 }, ['duster', 'clio', 'zoe']],
  [{ size: 2, page: 2, sort: 'price' }, ['duster', 'lodgy']],
  [{ size: 0 }, []],
  [{ page: 9 }, []],
])('%j finds %j', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids);
});

test('counts of a filter apply the other filters, and are 0 for values without a free car', async () => {
  const range = { from: '2026-12-01', to: '2026-12-02' } as const;
  const { facets, prices, pagination } = await search({ range, types: ['Hatchback'], maxPrice: 50, size: 0 });
  expect(facets).toEqual({
    type: [
      { value: 'SUV', count: 1 },
      { value: 'Hatchback', count: 1 },
      { value: 'Convertible', count: 0 },
    ],
    transmission: [
      { value: 'Automatic', count: 1 },
      { value: 'Manual', count: 0 },
    ],
    fuel: [
      { value: 'Gasoline', count: 0 },
      { value: 'Diesel', count: 0 },
      { value: 'Electric', count: 1 },
    ],
    seats: [
      { value: 2, count: 0 },
      { value: 5, count: 1 },
      { value: 7, count: 0 },
    ],
    fourByFour: 0,
  });
  expect(prices).toEqual({ lowest: 30, highest: 30 });
  expect(pagination).toEqual({ current: 1, total: 1, pages: 0, first: 0, last: 0 });
  // The prices that a filter of the price can choose from.
  expect((await search({ maxPrice: 1 })).prices).toEqual({ lowest: 30, highest: 90 });
  expect(await search({ types: ['Truck'] })).not.toHaveProperty('prices');
});

test('a cache in front of the site may keep for a second what visitors read, and nothing that staff read', async () => {
  const token = await api.signIn();
  for (const url of ['/api/fleet', '/api/availability?from=2026-12-01&to=2026-12-03']) {
    expect((await api.get(url)).headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=600');
    expect((await api.get(url, { token })).headers['cache-control']).toBe('no-store');
    expect((await api.get(`${url}${url.includes('?') ? '&' : '?'}from=x`)).headers['cache-control']).toBe('no-store');
  }
});

test('a page has its pagination, and only public fields, also for staff', async () => {
  const { cars, pagination } = await search({ size: 2 });
  expect(pagination).toEqual({ current: 1, total: 5, pages: 3, first: 1, last: 2 });
  const { CarId, name } = exampleCar({ CarId: 'duster' });
  expect(cars[0]).toMatchObject({ CarId, name, price: 45 });
  const asStaff = await api.get('/api/fleet', { token: await api.signIn() });
  for (const car of asStaff.body.data)
    for (const field of ['plate', 'mileage', 'archived']) expect(car).not.toHaveProperty(field);
});

test.each([
  ['type=Boat', ['type']],
  ['seats=5&seats=3', ['seats', 'seats.1']],
  ['maxPrice=cheap&page=0&size=101', ['maxPrice', 'page', 'size']],
  ['fourByFour=no', ['fourByFour']],
  ['sort=name', ['sort']],
  ['from=2026-12-01', ['to']],
  ['from=2026-12-01&to=2026-02-30', ['to']],
  ['from=2026-12-03&to=2026-12-01', ['to']],
  ['colour=red', ['colour']],
])('%s is refused, naming %j', async (query, fields) => {
  const { status, body } = await api.get(`/api/fleet?${query}`);
  expect([status, Object.keys(body.meta.fields)]).toEqual([400, fields]);
});
