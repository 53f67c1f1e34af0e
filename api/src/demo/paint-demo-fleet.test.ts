import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { paintDemoFleet } from './paint-demo-fleet.ts';

let api: TestApi;
let demo: string;
beforeAll(async () => {
  api = await startTestApi();
  demo = join(api.mediaDir, 'demo');
  const images = ['duster-iron-blue', 'no-such-body-iron-blue', 'duster-no-such-paint'];
  await api.addCars(...images.map((name) => exampleCar({ CarId: name, image: `/media/demo/${name}.svg` })));
});
afterAll(() => api.close());

test('a demo image URL without a template does not prevent the start', async () => {
  await paintDemoFleet(api.database, api.mediaStore);
  expect(await readdir(demo)).toEqual(['duster-iron-blue.svg']);
});

test('servers that start at once do not disturb each other', async () => {
  await rm(demo, { recursive: true });
  await Promise.all(Array.from({ length: 10 }, () => paintDemoFleet(api.database, api.mediaStore)));
  expect(await readdir(demo)).toEqual(['duster-iron-blue.svg']);
});
