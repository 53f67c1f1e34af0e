import { type RawBuilder, sql } from 'kysely';
import { CAR_TYPES, type Car, quote, ratesOf } from 'shared-kit/domain';
import { createDraw, drawPriceRules, drawRange } from 'shared-kit/testing/draw-price-rules.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { rangePrices } from './total-price-sql.ts';

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
      ({ rules, range, step }) => sql`${rangePrices(rules, range, step).totalCents()}::float8`,
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
