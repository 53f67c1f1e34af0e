import { type RawBuilder, sql } from 'kysely';
import { addDays, CAR_TYPES, type CalendarDay, type Car, dayPrices, quote, ratesOf } from 'shared-kit/domain';
import { createDraw, drawPriceRules, drawRange } from 'shared-kit/testing/draw-price-rules.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { dayPriceBounds, rangePrices } from './total-price-sql.ts';

let api: TestApi;
const draw = createDraw(36);
const CARS: readonly Car[] = Array.from({ length: 12 }, (_, nth) =>
  exampleCar({
    CarId: `car-${nth}`,
    type: CAR_TYPES[nth % CAR_TYPES.length] ?? CAR_TYPES[0],
    price: nth === 0 ? 0 : draw(20_000) / 100,
  }),
);

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(...CARS);
});
afterAll(() => api.close());

test('the totals in SQL are those of the quotes', async () => {
  const ids = CARS.map(({ CarId }) => CarId);
  const drawn = Array.from({ length: 2_000 }, () => ({
    rules: drawPriceRules(draw, ids),
    range: drawRange(draw),
    step: [0.01, 0.25, 1, 5][draw(4)] ?? 1,
  }));
  const ROUND = 100;
  for (let first = 0; first < drawn.length; first += ROUND) {
    const round = drawn.slice(first, first + ROUND);
    const totals: RawBuilder<unknown>[] = round.map(
      ({ rules, range, step }) => sql`${rangePrices(rules, range, step).lowestCents()}::float8`,
    );
    const { rows } = await sql<{ id: string; totals: number[] }>`
      SELECT car_id AS id, ARRAY[${sql.join(totals)}] AS totals FROM cars`.execute(api.database);
    expect(rows).toHaveLength(CARS.length);
    for (const { id, totals: found } of rows) {
      const car = CARS.find(({ CarId }) => CarId === id) as Car;
      const expected = round.map(({ rules, range, step }) =>
        Math.round(quote({ unitPrice: car.price, range, rates: ratesOf(rules, car, step) }).totalPrice * 100),
      );
      expect(found).toEqual(expected);
    }
  }
});

test('the bounds in SQL are the lowest and the highest price of the days', async () => {
  const ids = CARS.map(({ CarId }) => CarId);
  const drawn = Array.from({ length: 40 }, () => ({
    rules: drawPriceRules(draw, ids),
    range: { from: addDays('2026-12-01', draw(200)), to: addDays('2027-06-20', draw(200)) },
    step: [0.01, 5][draw(2)] ?? 1,
  }));
  const bounds = drawn.flatMap(({ rules, range, step }) => {
    const { lowestCents, highestCents } = dayPriceBounds(rules, range, step);
    return [sql`${lowestCents()}::float8`, sql`${highestCents()}::float8`];
  });
  const { rows } = await sql<{ id: string; bounds: number[] }>`
    SELECT car_id AS id, ARRAY[${sql.join(bounds)}] AS bounds FROM cars`.execute(api.database);
  for (const car of CARS) {
    const expected = drawn.flatMap(({ rules, range, step }) => {
      const rates = ratesOf(rules, car, step);
      const prices: number[] = [];
      for (let day: CalendarDay = range.from; day <= range.to; day = addDays(day, 1))
        prices.push(...dayPrices(car.price, { from: day, to: day }, rates).map(({ price }) => Math.round(price * 100)));
      return [Math.min(...prices), Math.max(...prices)];
    });
    expect(rows.find(({ id }) => id === car.CarId)?.bounds).toEqual(expected);
  }
});
