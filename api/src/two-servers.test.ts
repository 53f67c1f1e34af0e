import { exampleCar, exampleRequest } from '../test/examples.ts';
import { STAFF, startTestApi, type TestApi } from '../test/start-test-api.ts';

let first: TestApi;
let second: TestApi;

/** Two servers on one database; the embedded one cannot have two, so there they share its connection. */
beforeAll(async () => {
  first = await startTestApi();
  second = await startTestApi({ database: first.openDatabaseAgain() });
  await first.addCars(exampleCar());
});
afterAll(async () => {
  await second.close();
  await first.close();
});

test('who signs in at one is signed in at the other, and signed out at both', async () => {
  const { body } = await first.post('/api/auth/login', STAFF);
  const token = body.data[0].accessToken;
  const read = () => second.post('/api/entities/CarsBooking/search', {}, { token });
  expect((await read()).body.data).toEqual([]);
  expect((await second.get('/api/entities/CarsBooking/columns', { token })).status).toBe(200);
  await first.post('/api/auth/logout', undefined, { token });
  expect((await second.get('/api/entities/CarsBooking/columns', { token })).status).toBe(401);
});

test('failed sign-ins are counted together', async () => {
  for (let i = 0; i < 10; i += 1)
    await [first, second][i % 2]?.post('/api/auth/login', { email: 'victim@example.com', password: `guess ${i}` });
  for (const server of [first, second])
    expect((await server.post('/api/auth/login', { email: 'victim@example.com', password: 'x' })).status).toBe(429);
});

test('of 200 attempts at both, one books; of 50 repeats at both, one is made', async () => {
  const servers = [first, second] as const;
  const race = await Promise.all(
    Array.from({ length: 200 }, (_, i) => servers[i % 2]?.post('/api/entities/CarsBooking', exampleRequest())),
  );
  expect(race.filter((answer) => answer?.status === 200)).toHaveLength(1);
  expect(race.filter((answer) => answer?.body.meta?.type === 'car_unavailable')).toHaveLength(199);
  const request = exampleRequest({ pickupDate: '2027-01-10' });
  const repeats = await Promise.all(
    Array.from({ length: 50 }, (_, i) => servers[i % 2]?.post('/api/entities/CarsBooking', request)),
  );
  expect(new Set(repeats.map((answer) => answer?.body.data?.[0].id)).size).toBe(1);
});
