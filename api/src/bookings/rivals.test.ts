import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { carColumns } from '../fleet/car-columns.ts';
import { letRivalsWait, waitForRival } from './rivals.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.insertInto('cars').values(carColumns('duster', exampleCar())).execute();
});
afterAll(() => opened.close());

const wait = () => waitForRival(opened.database, exampleRequest());

test('who comes while nobody is at the car waits for nothing', async () => {
  expect(await wait()).toBeUndefined();
});

test('rivals learn what they meet after the attempt, also after one that failed', async () => {
  const failing = letRivalsWait(opened.database, 'duster', () => Promise.reject(new Error('connection terminated')));
  const rivals = [wait(), wait()];
  await expect(failing).rejects.toThrow('connection terminated');
  expect(await Promise.all(rivals)).toEqual([
    { price: 42.5, isTaken: false },
    { price: 42.5, isTaken: false },
  ]);
  expect(await wait()).toBeUndefined();
});

test('behind an attempt that takes too long they try alone', async () => {
  let end = (): void => {};
  const slow = letRivalsWait(
    opened.database,
    'duster',
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  expect(await wait()).toBeUndefined();
  end();
  await slow;
});

test('in a transaction nobody waits', async () => {
  await opened.database.transaction().execute(async (transaction) => {
    const work = letRivalsWait(transaction, 'duster', async () => 'booked');
    expect(await waitForRival(transaction, exampleRequest())).toBeUndefined();
    expect(await work).toBe('booked');
  });
});
