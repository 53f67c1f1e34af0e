import { photosOf } from 'shared-kit/domain';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());
beforeEach(() => api.database.updateTable('staff_accounts').set({ role: 'owner' }).execute());

async function addCar(changes: object = {}) {
  const { CarId: _, ...car } = exampleCar();
  return await api.post('/api/entities/Cars', { ...car, ...changes }, { token });
}
const changeCar = (changes: object) => api.put('/api/entities/Cars', changes, { token });
const becomeAgent = () => api.database.updateTable('staff_accounts').set({ role: 'agent' }).execute();

describe('a number plate', () => {
  test('is stored in capitals with single spaces, and is unique: the car that has it is named', async () => {
    const clio = (await addCar({ name: 'Renault Clio', plate: '  12345  a-6 ' })).body.data[0];
    expect(clio.plate).toBe('12345 A-6');
    const taken = {
      status: 400,
      body: {
        meta: {
          type: 'validation_failed',
          fields: { plate: 'is the number plate of Renault Clio' },
          problems: { plate: { type: 'plate_taken', car: 'Renault Clio' } },
        },
      },
    };
    expect(await addCar({ plate: '12345 A-6' })).toMatchObject(taken);
    expect(await addCar({ plate: '12345a6' })).toMatchObject(taken);
    const duster = (await addCar({ plate: '12346-A-6' })).body.data[0];
    expect(await changeCar({ CarId: duster.CarId, plate: '12345 a-6' })).toMatchObject(taken);
    // A car may be saved with its own plate.
    expect((await changeCar({ CarId: clio.CarId, plate: '12345 A-6' })).status).toBe(200);
    const cleared = await changeCar({ CarId: clio.CarId, plate: '' });
    expect(cleared.body.data[0]).not.toHaveProperty('plate');
    expect((await changeCar({ CarId: duster.CarId, plate: '12345 A-6' })).status).toBe(200);
  });

  test('of a car that was sold off can be entered again', async () => {
    const old = (await addCar({ plate: '1-B-1' })).body.data[0];
    await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', old.CarId).execute();
    expect((await addCar({ plate: '1-B-1' })).status).toBe(200);
  });

  test('twice in a batch is refused', async () => {
    const { CarId: _, ...car } = exampleCar({ plate: '2-B-2' });
    const answer = await api.post('/api/entities/Cars/batch', [car, car], { token });
    expect(answer).toMatchObject({ status: 400, body: { meta: { problems: { plate: { type: 'plate_taken' } } } } });
  });
});

test('a picture has a focal point at the end of its address; anything else there is refused', async () => {
  const { CarId, image } = (await addCar()).body.data[0];
  const focused = `${image}#focus=0.25,0.5`;
  expect((await changeCar({ CarId, image: focused, images: [focused] })).body.data[0]).toMatchObject({
    image: focused,
    images: [focused],
  });
  for (const end of ['#focus=2,0', '#x', '#focus=0.25,0.5#focus=0.25,0.5'])
    expect(await changeCar({ CarId, image: image + end })).toMatchObject({
      status: 400,
      body: { meta: { problems: { image: { type: 'image_not_allowed' } } } },
    });
});

test.each([
  { image: '/media/demo/a.svg', images: [] },
  { image: '/media/demo/a.svg#focus=0,0.5', images: ['/media/demo/b.svg'] },
  { image: '/media/demo/a.svg', images: ['/media/cars/b/800.webp#focus=0,0.5'] },
  { image: '/media/cars/b/800.webp', images: [] },
])('whether %j has a photograph is known to the database as to the site', async (pictures) => {
  const { CarId } = (await addCar()).body.data[0];
  await api.database.updateTable('cars').set(pictures).where('car_id', '=', CarId).execute();
  const query = [
    { field: 'CarId', operator: 'EQ', value: CarId },
    { field: 'photographed', operator: 'EQ', value: photosOf(pictures).length > 0 },
  ];
  expect((await api.post('/api/entities/Cars/search', { query }, { token })).body.data).toHaveLength(1);
  expect((await api.post('/api/entities/Cars/search', { query })).status).toBe(401);
});

test('an agent changes everything but the price', async () => {
  const { CarId, price } = (await addCar()).body.data[0];
  await becomeAgent();
  expect(await changeCar({ CarId, price: price + 1 })).toMatchObject({
    status: 403,
    body: { meta: { reason: 'forbidden_role' } },
  });
  const changed = await changeCar({ CarId, price, mileage: 48_000, onSale: false });
  expect(changed).toMatchObject({ status: 200, body: { data: [{ price, mileage: 48_000, onSale: false }] } });
  expect((await addCar()).status).toBe(403);
});

test('a car that is not on sale is listed only for staff that include hidden cars', async () => {
  const { CarId } = (await addCar({ onSale: false, plate: '3-B-3' })).body.data[0];
  const query = [{ field: 'CarId', operator: 'EQ', value: CarId }];
  const search = (body: object, call = {}) => api.post('/api/entities/Cars/search', { query, ...body }, call);
  expect((await search({})).body.data).toEqual([]);
  expect((await search({}, { token })).body.data).toEqual([]);
  expect((await search({ includeHidden: true, text: '3b3' }, { token })).body.data).toHaveLength(1);
  expect((await search({ includeHidden: true })).status).toBe(401);
  expect((await api.get(`/api/entities/Cars/${CarId}`)).status).toBe(404);
});
