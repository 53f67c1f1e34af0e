import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

interface Schema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, { readonly enum?: unknown; readonly description?: string }>>;
}
interface Operation {
  readonly summary?: string;
  readonly security?: unknown;
  readonly requestBody: { readonly content: Record<'application/json', { readonly schema: Schema }> };
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the OpenAPI 3.1 document has every call with its permissions and parameters', async () => {
  const { status, text } = await api.get('/api/openapi.json');
  expect(status).toBe(200);
  const body: Document = JSON.parse(text);
  expect(body.openapi).toBe('3.1.0');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const ofEntity = (name: string) => [
    `GET /api/entities/${name}/{id}`,
    `POST /api/entities/${name}`,
    `POST /api/entities/${name}/batch`,
    `PUT /api/entities/${name}`,
    `PUT /api/entities/${name}/batch`,
    `POST /api/entities/${name}/search`,
    `POST /api/entities/${name}/delete`,
    `DELETE /api/entities/${name}/{id}`,
    `GET /api/entities/${name}/columns`,
    `POST /api/entities/${name}/export`,
  ];
  expect(calls.sort()).toEqual(
    [
      ...ofEntity('Cars'),
      ...ofEntity('CarsBooking'),
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'GET /api/auth/session',
      'PUT /api/auth/session',
      'GET /api/availability',
      'GET /api/health',
      'POST /api/images/upload',
      'DELETE /api/images',
      'POST /api/mailing/send',
    ].sort(),
  );
  const create = body.paths['/api/entities/Cars']?.post;
  const schema = create?.requestBody.content['application/json'].schema;
  expect(schema?.required).toEqual(['name', 'image', 'type', 'seats', 'fuel', 'transmission', 'price']);
  expect(schema?.properties.seats?.enum).toEqual([2, 4, 5, 7, 8]);
  expect(create?.security).toEqual([{ bearer: [] }, { session: [] }]);
  expect(body.paths['/api/entities/Cars/search']?.post?.security).toBeUndefined();
  const change = body.paths['/api/entities/CarsBooking']?.put?.requestBody.content['application/json'].schema;
  expect(change?.properties.basedOnStatus?.description).toContain('booking_changed');
  expect(change?.required).toEqual(['id']);
});

test('every call has a summary', async () => {
  const { paths }: Document = JSON.parse((await api.get('/api/openapi.json')).text);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '' }]) => [`${method} ${path}`, summary.length > 5]),
  );
  expect(calls).toEqual(calls.map(([call]) => [call, true]));
});

test('the documentation page loads scripts of this origin only', async () => {
  const page = await api.get('/api/docs/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('swagger-ui');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';/);
});
