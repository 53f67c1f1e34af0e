import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await mkdir(join(api.mediaDir, 'cars'), { recursive: true });
  await writeFile(join(api.mediaDir, 'cars', 'a.webp'), 'a picture');
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };

test.each<[string, number, string, Record<string, string>]>([
  ['/api/nothing', 404, 'not_found', {}],
  ['/api/%zz', 404, 'not_found', {}],
  ['/%c3%28', 404, 'not_found', {}],
  ['/media/cars/', 404, 'not_found', {}],
  ['/media/%00', 400, 'invalid_request', {}],
  ['/media/cars/a.webp', 416, 'range_not_satisfiable', { range: 'bytes=900-' }],
])('GET %s gets %i with the common error body and headers', async (url, status, type, headers) => {
  const answer = await api.get(url, { headers });
  expect(answer).toMatchObject({ status, body: { code: status, meta: { type, requestId: expect.any(String) } } });
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
});

const EVIL = { origin: 'https://evil.example' };

test.each<[method: string, path: string, status: number, type: string, headers?: object, payload?: string]>([
  ['GET', '/api/audit', 401, 'Unauthorized'],
  ['GET', '/api/audit', 401, 'Unauthorized', { authorization: 'Bearer x.y.z' }],
  ['POST', '/api/entities/CarBlocks/search', 401, 'Unauthorized', json, '{}'],
  ['GET', '/api/fleet', 403, 'Forbidden', { ...EVIL, cookie: 'session=x' }],
  ['POST', '/api/my-bookings/forget', 403, 'Forbidden', { ...EVIL, ...json }, '{}'],
  ['PUT', '/api/fleet', 404, 'not_found'],
  ['PROPFIND', '/api/fleet', 404, 'not_found'],
  ['GET', '/api/docs/static/none.js', 404, 'not_found'],
  ['GET', '/media/..%2fauth-secret', 404, 'not_found'],
  ['POST', '/media/cars/a.webp', 404, 'not_found', json, '{}'],
  ['POST', '/api/auth/login', 413, 'payload_too_large', json, JSON.stringify({ email: 'x'.repeat(2_000_000) })],
  ['POST', '/api/auth/login', 415, 'unsupported_media_type', { 'content-type': 'text/plain' }, 'x'],
  ['POST', '/media/cars/a.webp', 404, 'not_found', { 'content-type': 'text/plain' }, 'x'],
])(
  '%s %s is refused by %i %s with the body of every refusal',
  async (method, url, status, type, headers = {}, payload) => {
    const answer = await api.app.inject({
      method: method as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(payload !== undefined && { payload }),
    });
    const { message } = answer.json();
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      {
        code: status,
        message: expect.stringMatching(/^[A-Z]/),
        error: message,
        meta: { type, requestId: expect.any(String) },
      },
    ]);
  },
);

test('API responses are not cacheable, in any spelling of the path', async () => {
  for (const url of [
    '/api/health',
    '/%61pi/health',
    '/a%70i/health?x',
    '/api/nothing',
    '/api/docs/',
    '/api/openapi.json',
  ])
    expect((await api.get(url)).headers['cache-control']).toBe('no-store');
});

test('until the server is ready every path under /api gets 503; media are served', async () => {
  const starting = await startTestApi({ isReady: () => false, database: api.database });
  try {
    for (const url of ['/api/health', '/api/entities/Cars/1', '/api/nothing', '/api/docs/'])
      expect(await starting.get(url)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect((await starting.get('/internal/listed-cars')).status).toBe(503);
    expect((await starting.get('/media/none.webp')).status).toBe(404);
  } finally {
    await starting.close();
  }
});

test('path traversal under /media gets 404', async () => {
  const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  const answer = once(request({ host: '127.0.0.1', port, path: '/media/../auth-secret' }).end(), 'response');
  const [{ statusCode }] = await answer;
  expect(statusCode).toBe(404);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])('%s is 415', async (type) => {
  const answer = await api.post('/api/auth/login', '{"email":"a"}', { headers: { 'content-type': type } });
  expect(answer).toMatchObject({ status: 415, body: { meta: { type: 'unsupported_media_type' } } });
});

const many = <Item>(item: (index: number) => Item) => Array.from({ length: 50_000 }, (_, index) => item(index));

test.each<[string, string, object]>([
  ['fields that are none', 'Cars/search', { fields: many(() => 1) }],
  ['orders that are none', 'CarsBooking/search', { sort: many(() => 1) }],
  ['unknown parts', 'Cars/search', { query: [Object.fromEntries(many((index) => [`k${index}`, 1]))] }],
  ['unknown fields', 'CarsBooking', Object.fromEntries(many((index) => [`k${index}`, 1]))],
])('thousands of %s get a short error body', async (_, path, body) => {
  const answer = await api.post(`/api/entities/${path}`, JSON.stringify(body), { headers: json });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.meta.fields).length).toBeLessThanOrEqual(100);
});

test.each([
  ['customerPhone', `1${' '.repeat(200_000)}x`],
  ['customerEmail', `${' '.repeat(200_000)}a@b${'.a'.repeat(200_000)}!`],
  ['customerName', ' '.repeat(500_000)],
  ['carId', `${'a'.repeat(500_000)}\n`],
])('a %s of maximum body size is validated quickly', async (field, value) => {
  const { status, body } = await api.post('/api/entities/CarsBooking', { ...exampleRequest(), [field]: value });
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields)).toEqual([field]);
});

test('text that PostgreSQL cannot store gets 400', async () => {
  const login = await api.post('/api/auth/login', { email: 'a\0@example.com', password: 'x' });
  expect(login).toMatchObject({ status: 400, body: { meta: { fields: { email: expect.any(String) } } } });
  const booking = await api.post('/api/entities/CarsBooking', exampleRequest({ carId: 'duster\0' }));
  expect(booking).toMatchObject({ status: 400, body: { meta: { fields: { carId: expect.any(String) } } } });
});

const NOT_UTF_8 = {
  status: 400,
  body: { code: 400, message: 'What was sent is not valid UTF-8', meta: { type: 'invalid_request' } },
};

test.each<[string, number[]]>([
  ['a byte that is never used', [0xff]],
  ['half a letter', [0xc3]],
  ['Latin-1', [0xe9]],
  ['a letter in more bytes than it needs', [0xc0, 0xaf]],
  ['half a surrogate pair', [0xed, 0xa0, 0x80]],
])('JSON with %s is 400', async (_, bytes) => {
  const body = Buffer.concat([
    Buffer.from('{"email":"a@example.com","password":"'),
    Buffer.from(bytes),
    Buffer.from('"}'),
  ]);
  expect(await api.post('/api/auth/login', body, { headers: json })).toMatchObject(NOT_UTF_8);
});

test('JSON parsing: multi-byte characters, a byte order mark, an empty body, malformed JSON', async () => {
  const login = (body: string) => api.post('/api/auth/login', Buffer.from(body), { headers: json });
  expect((await login('{"email":"é€😀@example.com","password":"\uFFFD"}')).status).toBe(401);
  expect((await login('\uFEFF{"email":"a@example.com","password":"b"}')).status).toBe(401);
  for (const body of ['', '{', '{"__proto__":1}'])
    expect(await login(body)).toMatchObject({ status: 400, body: { meta: { type: 'invalid_request' } } });
});

test('a call that deletes may name a content type and have no body', async () => {
  await api.addCars(exampleCar({ CarId: 'gone' }));
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const authorization = `Bearer ${await api.signIn()}`;
  const remove = (body: string) =>
    api.app.inject({
      method: 'DELETE',
      url: '/api/entities/Cars/gone',
      headers: { ...headers, authorization },
      payload: body,
    });
  expect((await remove('{')).statusCode).toBe(400);
  expect((await remove('')).statusCode).toBe(200);
  expect((await remove('')).statusCode).toBe(404);
});

test.each(['namespace', 'options', 'assetId', 'other'])('a form whose %s is not UTF-8 is 400', async (name) => {
  const [head, tail] = [`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\ncars`, '\r\n--x--\r\n'];
  const body = Buffer.concat([Buffer.from(head), Buffer.from([0xff]), Buffer.from(tail)]);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await api.post('/api/images/upload', body, { token: await api.signIn(), headers })).toMatchObject(NOT_UTF_8);
});

test.each(['/api/health', '/api/nothing', '/media/cars/a.webp', '/api/docs', '/api/openapi.json'])(
  'no page may use what it does not need because of %s',
  async (url) => {
    expect((await api.get(url)).headers['permissions-policy']).toBe(
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
  },
);

test('a full disk is 503, has a line in the log, and health says so while reading goes on', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const full = await startTestApi({ logger: { level: 'error', stream } });
  try {
    await full.addCars(exampleCar());
    expect((await full.get('/api/health')).body).toEqual({ status: 'ok' });
    await sql`CREATE FUNCTION refuse_growth() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = '53100'; END $$`.execute(
      full.database,
    );
    await sql`CREATE TRIGGER refuse_growth BEFORE INSERT ON bookings EXECUTE FUNCTION refuse_growth()`.execute(
      full.database,
    );
    const { status, body } = await full.post('/api/entities/CarsBooking', exampleRequest());
    expect([status, body.meta.type]).toEqual([503, 'service_unavailable']);
    expect(JSON.stringify(body)).not.toMatch(/space|base\/1/);
    expect(lines.join('')).toContain('No space left on the disk of DATA_DIR or of the database');
    expect((await full.get('/api/health')).body).toEqual({ status: 'storage_full' });
    expect((await full.post('/api/entities/Cars/search', {})).status).toBe(200);
    full.time.now = new Date(full.time.now.getTime() + 60_000);
    expect((await full.get('/api/health')).body).toEqual({ status: 'ok' });
  } finally {
    await full.close();
  }
});
