import { addDays, type BookingRequest } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { CARS_ENTITY } from '../cars/cars-entity.ts';
import { insertEntities } from '../entities/write-entities.ts';
import { insertBooking } from './insert-booking.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await insertEntities(opened.database, CARS_ENTITY, [exampleCar()]);
});
afterAll(() => opened.close());

const insert = (request: BookingRequest) =>
  insertBooking(opened.database, request, 'digest', new Date('2026-11-20T12:00:00Z'));

const ROUNDS = 40;

// The attempts of many servers: nothing but the database stands between them. A plain INSERT falls into deadlocks.
test(`200 statements at once, ${ROUNDS} rounds: one books, the others do nothing, none fails`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pickupDate = addDays('2026-12-01', round * 3);
    const attempts = Array.from({ length: 200 }, () => insert(exampleRequest({ pickupDate })));
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
  }
}, 120_000);

test('50 statements at once with one code: one books', async () => {
  const confirmationCode = 'ONE-CODE';
  const attempts = Array.from({ length: 50 }, (_, index) =>
    insert(exampleRequest({ confirmationCode, pickupDate: addDays('2027-06-01', index * 3) })),
  );
  expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
});

test('another price, or a car that is not offered: nothing', async () => {
  expect(await insert(exampleRequest({ unitPrice: 42.49, pickupDate: '2027-11-01' }))).toBeUndefined();
  await opened.database.updateTable('cars').set({ archived: true }).execute();
  expect(await insert(exampleRequest({ pickupDate: '2027-11-01' }))).toBeUndefined();
});
