import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { readSettings } from '../platform/settings.ts';
import { allowedDays } from './requester.ts';

const FLEET = 60;
const LONGEST = DEFAULT_SITE_SETTINGS.maxRentalDays;
const PERSON_DAYS = Number(readSettings({}).requestLimitDays);
const FIRST = '2026-12-01';

let keeper: TestApi;
beforeAll(async () => {
  keeper = await startTestApi();
  await keeper.addCars(...Array.from({ length: 40 }, (_, index) => exampleCar({ CarId: `car-${index}` })));
});
afterAll(() => keeper.close());

/** Returns the days of cars that one address gets with rentals as long as it may, each of another person. */
async function blockFrom(days: number, { requestLimitDays = PERSON_DAYS, maxRentalDays = LONGEST } = {}) {
  await keeper.database.deleteFrom('bookings').execute();
  const site = { ...DEFAULT_SITE_SETTINGS, maxRentalDays };
  const api = await startTestApi({ requestLimitDays, site, database: keeper.database });
  const blocked: number[] = [];
  try {
    // What is left is filled with shorter rentals.
    for (let length = days; length > 0; ) {
      const who = {
        customerPhone: `+2126611${10_000 + blocked.length}`,
        customerEmail: `p${blocked.length}@example.com`,
      };
      const range = { pickupDate: FIRST, dropoffDate: addDays(FIRST, length - 1) } as const;
      const request = exampleRequest({ ...who, ...range, carId: `car-${blocked.length}` });
      const { status } = await api.post('/api/entities/CarsBooking', request);
      if (status === 200) blocked.push(length);
      else length -= 1;
    }
  } finally {
    await api.close();
  }
  return { total: blocked.reduce((sum, one) => sum + one, 0), whole: blocked.filter((one) => one === days).length };
}

test('the operations guide states what addresses can block, by what one of them gets', async () => {
  const guide = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
  const [week, long] = [await blockFrom(7), await blockFrom(LONGEST)];
  expect([week.total, long.total]).toEqual([allowedDays(PERSON_DAYS)[3], allowedDays(PERSON_DAYS)[3]]);
  expect(guide).toContain(`| Cars for ${LONGEST} days | ${FLEET} cars for |`);
  for (const addresses of [1, 10, 100]) {
    const days = addresses * long.total;
    const row = [addresses, days, addresses * week.whole, addresses * long.whole, `${days / FLEET} days`];
    expect(guide).toContain(`| ${row.join(' | ')} |`);
  }
});

test('and with a lower limit, under which a first request is taken however long', async () => {
  const guide = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8').replace(/\s+/g, ' ');
  const days = async (maxRentalDays: number) => {
    const { total } = await blockFrom(maxRentalDays, { requestLimitDays: 14, maxRentalDays });
    return Math.floor((100 * total) / FLEET);
  };
  expect(guide).toContain(`with 14, a hundred addresses block ${FLEET} cars for ${await days(LONGEST)} days`);
  expect(guide).toContain(`\`BOOKING_MAX_DAYS=14\` too makes it ${await days(14)} days`);
});
