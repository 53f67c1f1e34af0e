import { sql } from 'kysely';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from '../accounts/manage-accounts.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
beforeEach(async () => {
  await api.database.deleteFrom('cars').execute();
  await api.database.deleteFrom('audit_entries').execute();
  await api.addCars(...['a', 'b', 'c', 'd'].map((CarId) => exampleCar({ CarId, name: CarId })));
});
afterAll(() => api.close());

const move = (carId: string, before: string | null, asWho = token) =>
  api.put('/api/fleet/order', { carId, before }, { token: asWho });
/** Records the notifications of changes until `stop` is called. */
async function listen() {
  const heard: string[] = [];
  let stop = async () => {};
  await new Promise<void>((onListening, onLost) => {
    stop = api.listen('changes', { onListening, onLost, onNotification: (payload) => heard.push(payload) });
  });
  return { heard, stop };
}
const readOrder = async () => (await api.get('/api/fleet?size=100')).body.data.map(({ CarId }) => CarId);

test('a car moves before another one, to the start and to the end; a new one comes last', async () => {
  for (const [carId, before, order] of [
    ['d', 'b', 'adbc'],
    ['c', 'a', 'cadb'],
    ['c', null, 'adbc'],
    ['a', 'd', 'adbc'],
    ['c', null, 'adbc'],
    ['b', 'b', 'adbc'],
  ] as const) {
    expect((await move(carId, before)).status).toBe(200);
    expect((await readOrder()).join('')).toBe(order);
  }
  await api.addCars(exampleCar({ CarId: 'e', name: 'e' }));
  expect(await readOrder()).toEqual(['a', 'd', 'b', 'c', 'e']);
});

test('members of staff move cars, visitors do not; one that is gone is named', async () => {
  const agent = { email: 'agent@example.com', password: 'a password of an agent' };
  await manageAccounts(api.database, 'add', agent.email, { ...agent, role: 'agent' });
  const signedIn = await api.post('/api/auth/login', agent);
  expect((await move('d', 'a', signedIn.body.data[0].accessToken)).status).toBe(200);
  expect((await move('d', 'a', '')).status).toBe(401);
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'c').execute();
  for (const [carId, before] of [
    ['nobody', 'a'],
    ['a', 'nobody'],
    ['a', 'c'],
    ['c', 'a'],
  ] as const)
    expect(await move(carId, before)).toMatchObject({ status: 404, body: { meta: { reason: 'entity_not_found' } } });
  expect((await api.put('/api/fleet/order', { carId: 'a' }, { token })).body.meta.fields).toEqual({
    before: 'is required',
  });
});

test('moves of a car by one person are one entry of its history, without positions; its page has not changed', async () => {
  await api.database.deleteFrom('audit_entries').execute();
  const readChanges = async () => (await api.get('/internal/listed-cars')).body.cars.find(({ carId }) => carId === 'd');
  const before = await readChanges();
  const { heard, stop } = await listen();
  await move('d', 'c');
  await move('d', 'c');
  await move('d', 'a');
  await move('d', null);
  await stop();
  expect(await readChanges()).toEqual(before);
  const { body } = await api.get('/api/audit?entity=Cars', { token });
  expect(body.data).toMatchObject([{ key: 'd', action: 'changed', changes: [{ field: 'position' }] }]);
  expect(body.data[0]).not.toHaveProperty('changes.0.values');
  expect(heard).toHaveLength(3);
  // A change between two moves keeps them from being merged into one entry.
  await api.put('/api/entities/Cars', { CarId: 'd', seats: 4 }, { token });
  await move('d', 'a');
  expect((await api.get('/api/audit?entity=Cars', { token })).body.data).toHaveLength(3);
});

test('any number of cars fit between two others, and repositioning other cars is not recorded', async () => {
  const ids = Array.from({ length: 180 }, (_, index) => `car-${String(index).padStart(3, '0')}`);
  await api.addCars(...ids.map((CarId) => exampleCar({ CarId, name: CarId })));
  await api.database.deleteFrom('audit_entries').execute();
  const expected = ['a', 'b', 'c', 'd', ...ids];
  // Removes the gap before `car-100`, as many moves to this place would.
  await sql`UPDATE cars SET position = (SELECT position + 1 FROM cars WHERE car_id = 'car-099') WHERE car_id = 'car-100'`.execute(
    api.database,
  );
  const moved = [...ids.slice(0, 60), ...ids.slice(120)];
  for (const carId of moved) {
    await move(carId, 'car-100');
    expected.splice(expected.indexOf(carId), 1);
    expected.splice(expected.indexOf('car-100'), 0, carId);
  }
  const cars = await api.database.selectFrom('cars').select('car_id').orderBy('position').execute();
  expect(cars.map(({ car_id }) => car_id)).toEqual(expected);
  const { rows } = await sql<{ key: string }>`
    SELECT entity_key AS key FROM audit_entries WHERE actor IS NOT NULL ORDER BY id`.execute(api.database);
  expect(rows.map(({ key }) => key)).toEqual(moved);
});

test('positions without any gap are spread over the whole list, and new cars come after it', async () => {
  await sql`UPDATE cars SET position = ascii(car_id)`.execute(api.database);
  await move('d', 'b');
  await api.addCars(exampleCar({ CarId: 'e', name: 'e' }));
  expect(await readOrder()).toEqual(['a', 'd', 'b', 'c', 'e']);
});
