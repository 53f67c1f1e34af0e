import { type CarRates, DEFAULT_SITE_SETTINGS, dayPrices, type Extra } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let token: string;
let seat: number;

type Rates = Omit<CarRates, 'extras'> & { readonly extras: readonly (Extra & { readonly left?: number })[] };

beforeAll(async () => {
  api = await startTestApi({ site: { ...DEFAULT_SITE_SETTINGS, priceStep: 0.5 } });
  token = await api.signIn();
  await api.addCars(
    exampleCar({ CarId: 'duster', type: 'SUV', price: 42 }),
    exampleCar({ CarId: 'hidden', onSale: false }),
  );
  const season = (en: string, from: string, to: string) => ({ names: { en }, kind: 'season', ranges: [{ from, to }] });
  await create('PriceSeasons', { ...season('Over', '2026-11-01', '2026-11-19'), percent: 50 });
  await create('PriceSeasons', {
    ...season('Christmas', '2026-12-20', '2027-01-05'),
    percent: 10,
    prices: [
      { carId: 'duster', price: 61 },
      { type: 'SUV', price: 60 },
    ],
  });
  await create('PriceSeasons', { ...season('Spring', '2027-03-01', '2027-03-31'), percent: 7, minDays: 2 });
  await create('RentalTerms', { deposit: 500, excess: 900 });
  await create('RentalTerms', { type: 'SUV', deposit: 800 });
  await create('Extras', { names: { en: 'Gone' }, per: 'day', price: 1, active: false });
  seat = await create('Extras', { names: { en: 'Child seat' }, per: 'day', price: 4, stock: 3 });
});
afterAll(() => api.close());

async function create(name: string, body: object): Promise<number> {
  const answer = await api.post(`/api/entities/${name}`, body, { token });
  expect(answer.status).toBe(200);
  return answer.body.data[0].id;
}

async function ask(query: string) {
  const { status, body } = await api.get(`/api/rates?${query}`);
  const [rates] = (body.data ?? []) as unknown as Rates[];
  return { status, body, version: (body as unknown as { version: number }).version, rates };
}

test('the rates of a car price its days as the rules say; seasons that are over are left out', async () => {
  const { status, version, rates } = await ask('carId=duster');
  expect({ status, version }).toEqual({ status: 200, version: 7 });
  expect(rates).toMatchObject({
    seasons: [
      { names: { en: 'Christmas' }, price: 61 },
      { names: { en: 'Spring' }, percent: 7, minDays: 2 },
    ],
    terms: { deposit: 800, excess: 900 },
    priceStep: 0.5,
  });
  expect(rates?.seasons[0]).not.toHaveProperty('percent');
  expect(rates?.extras).toEqual([
    { id: seat, names: { en: 'Child seat' }, per: 'day', price: 4, stock: 3, active: true },
  ]);
  if (rates)
    expect(dayPrices(42, { from: '2027-02-28', to: '2027-03-01' }, rates).map(({ price }) => price)).toEqual([42, 45]);
});

test('of an extra with a stock it tells what is left on every day of the rental', async () => {
  const extras = [{ id: seat, quantity: 2 }];
  await addBookings(
    api.database,
    { carId: 'duster', pickupDate: '2027-05-01', dropoffDate: '2027-05-03', status: 'reserved', extras },
    { carId: 'hidden', pickupDate: '2027-05-03', dropoffDate: '2027-05-04', extras: [{ id: seat, quantity: 1 }] },
    { carId: 'duster', pickupDate: '2027-05-10', dropoffDate: '2027-05-12', status: 'canceled', extras },
  );
  const leftOn = async (from: string, to: string) =>
    (await ask(`carId=duster&from=${from}&to=${to}`)).rates?.extras.map(({ left }) => left);
  expect(await leftOn('2027-05-01', '2027-05-02')).toEqual([1]);
  expect(await leftOn('2027-05-02', '2027-05-04')).toEqual([0]);
  expect(await leftOn('2027-05-04', '2027-05-09')).toEqual([2]);
  expect(await leftOn('2027-05-10', '2027-05-12')).toEqual([3]);
});

test('without a car it tells places and the default terms alone', async () => {
  expect(await ask('')).toMatchObject({
    status: 200,
    version: 7,
    rates: { seasons: [], extras: [], places: [], terms: { deposit: 500, excess: 900 }, priceStep: 0.5 },
  });
});

test('a car that is not on sale has none; wrong days are named', async () => {
  for (const id of ['hidden', 'none'])
    expect(await ask(`carId=${id}`)).toMatchObject({ status: 404, body: { meta: { reason: 'car_gone' } } });
  const { status, body } = await ask('carId=duster&from=2027-05-01');
  expect({ status, problems: body.meta.problems }).toMatchObject({
    status: 400,
    problems: { to: { type: 'required' } },
  });
});
