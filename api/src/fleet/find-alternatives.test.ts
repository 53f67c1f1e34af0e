import {
  type AlternativesQuery,
  addDays,
  type CalendarDay,
  countRentalDays,
  type DateRange,
  DEFAULT_SITE_SETTINGS,
  daysBetween,
  isFree,
} from 'shared-kit/domain';
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

const find = async (query: AlternativesQuery) => await api.client.findAlternatives(query);

/** Past the cut-off of the agency's 20 November. */
const FIRST_DAY = '2026-11-21';
const ASKED = { from: '2026-12-10', to: '2026-12-12' } as const;

async function book(
  carId: string,
  ...periods: readonly (readonly [CalendarDay, CalendarDay, ('canceled' | 'reserved')?])[]
) {
  const bookings = periods.map(([pickupDate, dropoffDate, status = 'reserved']) => ({
    carId,
    pickupDate,
    dropoffDate,
    status,
  }));
  await addBookings(api.database, ...bookings);
}
const starts = (windows: readonly DateRange[]) => windows.map(({ from }) => from);
const ids = (cars: readonly { readonly CarId: string }[]) => cars.map(({ CarId }) => CarId);

test('the nearest ranges of as many days are offered, the later one of two', async () => {
  await api.addCars(exampleCar());
  await book(
    'duster',
    ['2026-12-10', '2026-12-11'],
    ['2026-12-13', '2026-12-13'],
    ['2026-12-14', '2026-12-20', 'canceled'],
  );
  const { windows } = await find({ carId: 'duster', range: ASKED });
  expect(windows).toEqual([
    { from: '2026-12-07', to: '2026-12-09' },
    { from: '2026-12-14', to: '2026-12-16' },
    { from: '2026-12-06', to: '2026-12-08' },
  ]);
});

test('ranges begin on days that can be booked', async () => {
  await api.addCars(exampleCar());
  await book('duster', ['2026-11-24', '2026-12-31']);
  expect((await find({ carId: 'duster', range: ASKED })).windows[0]).toEqual({ from: FIRST_DAY, to: '2026-11-23' });
  const last = addDays('2026-11-20', DEFAULT_SITE_SETTINGS.maxDaysAhead);
  expect(starts((await find({ carId: 'duster', range: { from: '2030-01-01', to: '2030-01-03' } })).windows)).toEqual([
    last,
    addDays(last, -1),
    addDays(last, -2),
  ]);
  // Longer than any rental.
  expect((await find({ carId: 'duster', range: { from: '2026-12-01', to: '2027-12-01' } })).windows).toEqual([]);
});

test('what is offered is what the rules of availability say, for any bookings', async () => {
  await api.addCars(...['a', 'b', 'c'].map((CarId) => exampleCar({ CarId })));
  const bookings = ['a', 'b', 'c'].flatMap((carId, car) =>
    Array.from({ length: 12 }, (_, index) => {
      const pickupDate = addDays('2026-11-22', index * 9 + ((index * 7 + car * 5) % 4));
      return {
        carId,
        pickupDate,
        dropoffDate: addDays(pickupDate, (index * 5 + car * 3) % 6),
        status: 'reserved' as const,
      };
    }),
  );
  await addBookings(api.database, ...bookings);
  const nearest = (range: DateRange, carIds: readonly string[]) => {
    const days = countRentalDays(range.from, range.to);
    return Array.from({ length: 365 }, (_, index) => addDays(FIRST_DAY, index))
      .map((from) => ({ from, to: addDays(from, days - 1) }))
      .filter((window) =>
        carIds.some((id) =>
          isFree(
            bookings.filter(({ carId }) => carId === id),
            window,
            '2026-11-20',
          ),
        ),
      )
      .sort((a, b) => {
        const [first, second] = [a, b].map(({ from }) => Math.abs(daysBetween(range.from, from)));
        return Number(first) - Number(second) || (a.from < b.from ? 1 : -1);
      })
      .slice(0, 3);
  };
  for (const [offset, length] of [
    [0, 1],
    [12, 3],
    [30, 4],
    [41, 6],
    [70, 2],
    [100, 9],
  ] as const) {
    const from = addDays('2026-11-22', offset);
    const range = { from, to: addDays(from, length - 1) };
    expect((await find({ carId: 'b', range })).windows).toEqual(nearest(range, ['b']));
    expect((await find({ range })).windows).toEqual(nearest(range, ['a', 'b', 'c']));
  }
});

test('similar cars are free: of the class, then near in price, then in seats', async () => {
  await api.addCars(
    exampleCar({ CarId: 'asked', price: 40 }),
    exampleCar({ CarId: 'taken', price: 40 }),
    exampleCar({ CarId: 'hidden', price: 40, onSale: false }),
    exampleCar({ CarId: 'other class', type: 'Sedan', price: 40 }),
    exampleCar({ CarId: 'other seats', price: 44, seats: 7 }),
    exampleCar({ CarId: 'dear', price: 80 }),
    exampleCar({ CarId: 'near', price: 36 }),
  );
  await book('asked', ['2026-12-10', '2026-12-12']);
  await book('taken', ['2026-12-12', '2026-12-12']);
  const { cars } = await find({ carId: 'asked', range: ASKED });
  expect(ids(cars)).toEqual(['near', 'other seats', 'dear']);
  expect(cars[0]).not.toHaveProperty('plate');
  // The visitor's filters take precedence over the class of the car.
  const filtered = await find({ carId: 'asked', range: ASKED, filters: { types: ['Sedan'] } });
  expect(ids(filtered.cars)).toEqual(['other class', 'near', 'other seats']);
  // No cars are offered for days that cannot be booked.
  expect((await find({ carId: 'asked', range: { from: '2026-11-20', to: '2026-11-22' } })).cars).toEqual([]);
});

test('a car of the same offer comes first, also against the filters, and one of each other offer follows', async () => {
  await api.addCars(
    exampleCar({ CarId: 'near', price: 43 }),
    exampleCar({ CarId: 'near too', price: 43 }),
    exampleCar({ CarId: 'asked' }),
    exampleCar({ CarId: 'taken twin' }),
    exampleCar({ CarId: 'twin' }),
    exampleCar({ CarId: 'twin too' }),
    exampleCar({ CarId: 'taken', name: 'Dacia Jogger', price: 50 }),
    exampleCar({ CarId: 'free', name: 'Dacia Jogger', price: 50 }),
  );
  const other = async (carId: string, filters = {}) => ids((await find({ carId, range: ASKED, filters })).cars);
  // Also while it is free itself.
  expect(await other('asked')).toEqual(['taken twin', 'near', 'taken']);
  for (const carId of ['asked', 'taken twin', 'taken']) await book(carId, ['2026-12-11', '2026-12-11']);
  expect(await other('asked')).toEqual(['twin', 'near', 'free']);
  expect(await other('asked', { types: ['Sedan'], maxPrice: 10 })).toEqual(['twin', 'near', 'free']);
  expect(await other('taken')).toEqual(['free', 'near', 'twin']);
  expect(ids((await find({ range: ASKED })).cars)).toEqual(['near', 'twin', 'free']);
});

test('without a car: ranges of any car that matches, and the cars that match most of the filters', async () => {
  await api.addCars(
    exampleCar({ CarId: 'dear', type: 'SUV', price: 90 }),
    exampleCar({ CarId: 'clio', type: 'Hatchback', price: 30 }),
    exampleCar({ CarId: 'only', type: 'SUV', price: 45 }),
  );
  await book('only', ['2026-12-09', '2026-12-11']);
  const { windows, cars } = await find({ range: ASKED, filters: { types: ['SUV'], maxPrice: 50 } });
  expect(starts(windows)).toEqual(['2026-12-12', '2026-12-13', '2026-12-14']);
  expect(ids(cars)).toEqual(['dear', 'clio']);
});

test('an archived or off-sale car has no dates, but similar cars; an unknown one the first free cars', async () => {
  await api.addCars(
    exampleCar({ CarId: 'clio', type: 'Hatchback', price: 30 }),
    exampleCar({ CarId: 'tucson', price: 60 }),
    exampleCar({ CarId: 'off sale', price: 55, onSale: false }),
    exampleCar({ CarId: 'gone', price: 55 }),
  );
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'gone').execute();
  for (const carId of ['gone', 'off sale']) {
    const { windows, cars } = await find({ carId, range: ASKED });
    expect([windows, ids(cars)]).toEqual([[], ['tucson', 'clio']]);
  }
  const unknown = await find({ carId: 'nobody', range: ASKED });
  expect([unknown.windows, ids(unknown.cars)]).toEqual([[], ['clio', 'tucson']]);
});

test.each([
  ['from=2026-12-10', ['to']],
  ['from=2026-12-10&to=2026-12-09', ['to']],
  ['from=x&to=2026-12-09&carId=', ['carId']],
  ['from=2026-12-10&to=2026-12-12&type=Boat&maxPrice=-1', ['type', 'maxPrice']],
])('%s is refused, naming %j', async (query, fields) => {
  const { status, body } = await api.get(`/api/alternatives?${query}`);
  expect([status, Object.keys(body.meta.fields).sort()]).toEqual([400, [...fields].sort()]);
});
