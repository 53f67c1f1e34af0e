import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const failure = {
  remote: 'public',
  failure: 'unreachable',
  message: 'Remote "public" could not be loaded',
  path: '/cars',
  entry: '/releases/public/4f2/remoteEntry.js',
};

test('a failure is taken without an answer to read', async () => {
  expect((await api.post('/api/client-errors', failure)).status).toBe(204);
});

test.each<[string, object]>([
  ['a query, which may carry personal data', { path: '/car/x?name=Amina' }],
  ['another application', { remote: 'shop' }],
  ['a long message', { message: 'x'.repeat(301) }],
  ['a field that is not asked for', { email: 'amina@example.com' }],
])('%s is refused', async (_, change) => {
  expect((await api.post('/api/client-errors', { ...failure, ...change })).status).toBe(400);
});

test('a body that is too large is refused', async () => {
  expect((await api.post('/api/client-errors', { ...failure, message: 'x'.repeat(3000) })).status).toBe(413);
});
