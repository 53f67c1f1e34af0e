import { sql } from 'kysely';
import { type Car, isSameOffer } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('cars').execute();
});
afterAll(() => api.close());

/** Values of which each alone makes another offer. */
const OTHERS: readonly Partial<Car>[] = [
  { name: 'Dacia duster' },
  { type: 'Truck' },
  { seats: 7 },
  { fuel: 'Hybrid' },
  { transmission: 'Automatic' },
  { price: 42.51 },
  { features: ['Air conditioning'] },
  { features: ['Air conditioning', '4x4', '4x4'] },
  { features: [] },
  { features: ['Climatisation « été », 4 × 4'] },
  { features: ['Air conditioning,4x4'] },
];
/** Values in which cars of one offer differ. */
const ALIKE: readonly Partial<Car>[] = [
  {},
  { features: ['4x4', 'Air conditioning'] },
  { image: '/media/demo/clio-iron-blue.svg', colour: 'Blue', year: 2021, rating: 3, plate: '1-A-1', mileage: 7 },
];

test('cars are of one offer in the database when the domain says so', async () => {
  const cars = OTHERS.flatMap((other, of) =>
    ALIKE.map((alike, index) =>
      exampleCar({ CarId: `car-${of}-${index}`, ...alike, ...other, ...platesOf(of, alike) }),
    ),
  );
  await api.addCars(exampleCar({ CarId: 'first' }), ...cars);
  const { rows } = await sql<{ one: string; other: string; isSame: boolean }>`
    SELECT one.car_id AS one, other.car_id AS other, one.offer = other.offer AS "isSame"
    FROM cars AS one, cars AS other ORDER BY one.position, other.position`.execute(api.database);
  const all = [exampleCar({ CarId: 'first' }), ...cars];
  const expected = all.flatMap((one) =>
    all.map((other) => ({ one: one.CarId, other: other.CarId, isSame: isSameOffer(one, other) })),
  );
  expect(rows).toEqual(expected);
  const same = expected.filter(({ isSame }) => isSame);
  expect([all.length, same.length]).toEqual([34, 1 + 9 * 8 + 9 * 3]);
});

const platesOf = (of: number, { plate }: Partial<Car>) => (plate ? { plate: `${of}-A-1` } : {});

test('an offer is its first free car in the place of its first car, with the number of free ones and their colours', async () => {
  await api.addCars(
    exampleCar({ CarId: 'white', colour: 'White' }),
    exampleCar({ CarId: 'clio', name: 'Renault Clio', price: 30 }),
    exampleCar({ CarId: 'red', colour: 'Red' }),
    exampleCar({ CarId: 'white too', colour: 'White' }),
    exampleCar({ CarId: 'hidden', colour: 'Black', onSale: false }),
    exampleCar({ CarId: 'any colour' }),
  );
  const list = async (range?: { from: '2026-12-01'; to: '2026-12-02' }) => {
    const { cars, pagination, facets } = await api.client.searchFleet({ ...(range && { range }) });
    expect([facets.type, facets.fourByFour]).toEqual([[{ value: 'SUV', count: cars.length }], cars.length]);
    expect(pagination.total).toBe(cars.length);
    return cars.map(({ CarId, offer }) => [CarId, offer]);
  };
  expect(await list()).toEqual([
    ['white', { free: 4, colours: ['Red', 'White'] }],
    ['clio', undefined],
  ]);
  const range = { from: '2026-12-01', to: '2026-12-02' } as const;
  const period = { pickupDate: range.from, dropoffDate: range.to } as const;
  await addBookings(api.database, { carId: 'white', ...period }, { carId: 'white too', ...period });
  expect(await list(range)).toEqual([
    ['red', { free: 2, colours: ['Red'] }],
    ['clio', undefined],
  ]);
  await addBookings(api.database, { carId: 'red', ...period });
  expect(await list(range)).toEqual([
    ['any colour', undefined],
    ['clio', undefined],
  ]);
  await addBookings(api.database, { carId: 'any colour', ...period });
  expect(await list(range)).toEqual([['clio', undefined]]);
});

test('the offer of one car alone counts its free cars, also when this one is taken or gone', async () => {
  await api.addCars(
    exampleCar({ CarId: 'white', colour: 'White' }),
    exampleCar({ CarId: 'clio', name: 'Renault Clio' }),
    exampleCar({ CarId: 'red', colour: 'Red' }),
    exampleCar({ CarId: 'blue', colour: 'Blue' }),
  );
  const range = { from: '2026-12-01', to: '2026-12-02' } as const;
  await addBookings(api.database, { carId: 'white', pickupDate: range.from, dropoffDate: range.to });
  const find = async (query: Parameters<typeof api.client.searchFleet>[0]) => {
    const { cars, pagination, facets } = await api.client.searchFleet(query);
    expect(facets.fourByFour).toBe(pagination.total);
    return cars.map(({ CarId, offer }) => [CarId, offer]);
  };
  expect(await find({ carId: 'white' })).toEqual([['white', { free: 3, colours: ['Blue', 'Red', 'White'] }]]);
  expect(await find({ carId: 'white', range })).toEqual([['red', { free: 2, colours: ['Blue', 'Red'] }]]);
  expect(await find({ carId: 'clio', range })).toEqual([['clio', undefined]]);
  expect(await find({ carId: 'nothing' })).toEqual([]);
});

test('pages and orders are of offers', async () => {
  const copies = (name: string, values: Partial<Car>) =>
    ['a', 'b', 'c'].map((copy) => exampleCar({ CarId: `${name}-${copy}`, name, ...values }));
  await api.addCars(
    ...copies('duster', { price: 40 }),
    ...copies('clio', { price: 20 }),
    ...copies('lodgy', { price: 40, seats: 7 }),
  );
  const find = async (query: Parameters<typeof api.client.searchFleet>[0]) => {
    const { cars, pagination } = await api.client.searchFleet(query);
    return [cars.map(({ CarId }) => CarId), pagination.total];
  };
  expect(await find({})).toEqual([['duster-a', 'clio-a', 'lodgy-a'], 3]);
  expect(await find({ sort: 'price' })).toEqual([['clio-a', 'duster-a', 'lodgy-a'], 3]);
  expect(await find({ sort: '-seats', size: 2 })).toEqual([['lodgy-a', 'duster-a'], 3]);
  expect(await find({ sort: '-price', size: 2, page: 2 })).toEqual([['clio-a'], 3]);
  expect(await find({ seats: [7] })).toEqual([['lodgy-a'], 1]);
});

test('without days, a car with a higher price of its own in a season is an offer of its own', async () => {
  await api.addCars(
    exampleCar({ CarId: 'white', colour: 'White' }),
    exampleCar({ CarId: 'red', colour: 'Red' }),
    exampleCar({ CarId: 'blue', colour: 'Blue' }),
  );
  const token = await api.signIn();
  const july = { from: '2027-07-01', to: '2027-07-31' };
  const season = { names: { en: 'July' }, kind: 'season', ranges: [july], prices: [{ carId: 'blue', price: 60 }] };
  const created = await api.post('/api/entities/PriceSeasons', season, { token });
  expect(created.status).toBe(200);
  const { cars, pagination, facets } = await api.client.searchFleet({});
  expect(cars.map(({ CarId, offer, dayPrices }) => [CarId, offer, dayPrices])).toEqual([
    ['white', { free: 2, colours: ['Red', 'White'] }, { lowest: 42.5, highest: 42.5 }],
    ['blue', undefined, { lowest: 42.5, highest: 60 }],
  ]);
  expect([pagination.total, facets.type]).toEqual([2, [{ value: 'SUV', count: 2 }]]);
  const days = async (range: { from: '2026-12-01'; to: '2026-12-02' } | { from: '2027-07-01'; to: '2027-07-02' }) =>
    (await api.client.searchFleet({ range })).cars.map(({ CarId }) => CarId);
  expect(await days({ from: '2026-12-01', to: '2026-12-02' })).toEqual(['white']);
  expect(await days({ from: '2027-07-01', to: '2027-07-02' })).toEqual(['white', 'blue']);
  await api.delete(`/api/entities/PriceSeasons/${created.body.data[0].id}`, { token });
});
