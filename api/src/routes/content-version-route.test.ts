import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  token = await api.signIn();
});
afterAll(() => api.close());

async function version(): Promise<string> {
  const { status, body, headers } = await api.get('/internal/content-version');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  return body.version;
}

// Other databases of the same server count as well, and other tests write into theirs: one quiet moment will do.
test('reading changes nothing', async () => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const before = await version();
    await api.post('/api/entities/Cars/search', { entity: 'Cars' });
    await api.get('/api/availability?from=2026-12-01&to=2026-12-03');
    if ((await version()) === before) return;
  }
  throw new Error('The version changed every time');
});

test.each<[string, () => Promise<{ status: number }>]>([
  ['a booking', () => api.post('/api/entities/CarsBooking', exampleRequest())],
  ['a new price', () => api.put('/api/entities/Cars', { CarId: 'duster', price: 51 }, { token })],
  ['a car taken off sale', () => api.delete('/api/entities/Cars/duster', { token })],
])('%s changes the version', async (_, write) => {
  const before = await version();
  expect((await write()).status).toBe(200);
  expect(await version()).not.toBe(before);
});

test('what is written past the server changes it too', async () => {
  const before = await version();
  await api.database.updateTable('cars').set({ price: 11 }).execute();
  expect(await version()).not.toBe(before);
});
