import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { insertEntities } from '../../entities/write-entities.ts';
import { CARS_ENTITY } from '../../fleet/cars/cars-entity.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  const cars = Array.from({ length: 40 }, (_, index) => exampleCar({ CarId: `car-${index}` }));
  await insertEntities(api.database, CARS_ENTITY, cars);
});
afterAll(() => api.close());

const search = (accepted?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/entities/Cars/search',
    payload: {},
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a long answer for "%s" is sent as %s', async (accepted, encoding, decompress) => {
  const plain = await search();
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const { headers, rawPayload } = await search(accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') });
  expect(rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 4);
  expect(decompress(rawPayload).toString()).toBe(plain.body);
});

test('an export is compressed as it streams; a short answer is sent as it is', async () => {
  const headers = { authorization: `Bearer ${await api.signIn()}`, 'accept-encoding': 'br' };
  const file = await api.app.inject({
    method: 'POST',
    url: '/api/entities/Cars/export?format=csv',
    payload: {},
    headers,
  });
  expect([file.statusCode, file.headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(file.rawPayload).toString()).toContain('car-39');
  const short = await api.app.inject({ url: '/api/entities/Cars/none', headers });
  expect([short.statusCode, short.headers['content-encoding']]).toEqual([404, undefined]);
});
