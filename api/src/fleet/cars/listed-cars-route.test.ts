import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const listed = async () => (await api.get('/internal/listed-cars')).body.cars;

test('a car on sale is listed with its last change; a deleted one is not listed', async () => {
  const token = await api.signIn();
  const created = await api.post('/api/entities/Cars', exampleCar(), { token });
  const [car] = created.body.data;
  const [before] = await listed();
  expect(before).toEqual({ carId: car.CarId, changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });

  await api.put('/api/entities/Cars', { CarId: car.CarId, price: car.price }, { token });
  expect(await listed()).toEqual([before]);

  await api.put('/api/entities/Cars', { CarId: car.CarId, price: car.price + 1 }, { token });
  const [after] = await listed();
  expect(Date.parse(after.changedAt)).toBeGreaterThan(Date.parse(before.changedAt));

  await api.delete(`/api/entities/Cars/${car.CarId}`, { token });
  expect(await listed()).toEqual([]);
});

test('cars that visitors cannot tell apart are listed as the first of them', async () => {
  const ids = async () => (await listed()).map(({ carId }: { carId: string }) => carId);
  await api.addCars(
    exampleCar({ CarId: 'hidden', onSale: false }),
    exampleCar({ CarId: 'white', colour: 'White' }),
    exampleCar({ CarId: 'clio', name: 'Renault Clio' }),
    exampleCar({ CarId: 'red', colour: 'Red' }),
  );
  expect(await ids()).toEqual(['white', 'clio']);
  await api.database.updateTable('cars').set({ on_sale: false }).where('car_id', '=', 'white').execute();
  expect(await ids()).toEqual(['clio', 'red']);
});
