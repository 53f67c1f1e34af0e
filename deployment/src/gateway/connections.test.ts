import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { enableLingeringClose, PERMISSIONS_POLICY } from 'shared-kit/server';
import { sendRaw } from 'shared-kit/testing/send-raw.ts';
import { publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { buildGateway, type GatewayOptions } from './gateway.ts';

let folder: string;
let options: GatewayOptions;
let api: FastifyInstance;
let busyCalls = 0;
let gateway: FastifyInstance;
let port: number;
const others: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'connections-'));
  api = fastify();
  enableLingeringClose(api.server);
  const refuse = (status: number) => ({
    onRequest: async () => {
      throw Object.assign(new Error('refused early'), { statusCode: status });
    },
  });
  for (const status of [401, 415, 429]) api.post(`/api/refuse/${status}`, refuse(status), async () => undefined);
  api.post('/api/refuse/413', async () => undefined);
  api.addContentTypeParser('image/webp', (_request, payload, done) => {
    let bytes = 0;
    payload.on('data', (chunk) => {
      bytes += chunk.length;
    });
    payload.once('end', () => done(null, bytes));
  });
  api.post('/api/upload', async ({ body }) => ({ bytes: body }));
  api.get('/api/busy', async (_request, reply) => {
    busyCalls++;
    return reply.code(503).header('retry-after', '5').send({ busy: true });
  });
  api.get('/api/seen', async ({ headers }) => ({ from: headers['x-forwarded-for'] }));
  api.get('/api/silent', () => new Promise(() => undefined));
  const apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
  options = { store: await publishSmallBuilds(folder), site: DEFAULT_SITE_SETTINGS, apiOrigin, logLevel: 'silent' };
  [gateway, port] = await start();
});
afterAll(async () => {
  await Promise.all([gateway, ...others].map((server) => server.close()));
  api.server.closeAllConnections();
  await api.close();
  await rm(folder, { recursive: true });
});

async function start(changes: Partial<GatewayOptions> = {}): Promise<[FastifyInstance, number]> {
  const started = await buildGateway({ ...options, ...changes });
  const { port: bound } = new URL(await started.listen({ host: '127.0.0.1', port: 0 }));
  return [started, Number(bound)];
}

const head = (target: string, length: number, ...headers: string[]) => [
  `POST ${target} HTTP/1.1`,
  'Host: cars.example',
  `Content-Length: ${length}`,
  ...headers,
];

test.each([413, 401, 415, 429])('a %i response arrives completely before the request body was sent', async (status) => {
  for (const megabytes of [1.1, 5, 30]) {
    const body = Buffer.alloc(megabytes * 1_048_576);
    const sent = head(`/api/refuse/${status}`, body.length, 'Content-Type: application/json', 'Connection: close');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendRaw(port, sent, body)));
    for (const answer of answers)
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*"statusCode":${status}`, 's'));
  }
});

test('a keep-alive connection serves another request after an early error response', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; turn < 3; turn++) {
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/refuse/401', agent });
    const answered = once(call, 'response');
    call.end(Buffer.alloc(5 * 1_048_576));
    const [answer] = await answered;
    expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([401, { message: 'refused early' }]);
  }
  agent.destroy();
});

test('a request that gets 503 from the API is not retried', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/busy`);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([503, '5', { busy: true }]);
  expect(busyCalls).toBe(1);
});

test('a request times out when the API does not respond', async () => {
  const [impatient, bound] = await start({ apiTimeouts: { headersTimeout: 200 } });
  others.push(impatient);
  const answer = await fetch(`http://127.0.0.1:${bound}/api/silent`);
  expect([answer.status, await answer.json()]).toMatchObject([503, { meta: { type: 'service_unavailable' } }]);
});

test('curl gets 100 Continue before it sends 2 MB', async () => {
  const picture = path.join(folder, 'picture.webp');
  await writeFile(picture, Buffer.alloc(2 * 1_048_576));
  const words = ['-sS', '-X', 'POST', '-H', 'content-type: image/webp', '-H', 'expect: 100-continue'];
  const address = `http://127.0.0.1:${port}/api/upload`;
  const { stdout } = await promisify(execFile)('curl', [...words, '--data-binary', `@${picture}`, address]);
  expect(JSON.parse(stdout)).toEqual({ bytes: 2 * 1_048_576 });
});

describe('a connection that sends too slowly', () => {
  test('is closed within a minute', () => {
    const { headersTimeout, requestTimeout } = gateway.server;
    expect([headersTimeout, requestTimeout]).toEqual([20_000, 55_000]);
  });

  test.each([
    ['head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['body', 'POST /api/upload HTTP/1.1\r\nHost: a\r\nContent-Type: image/webp\r\nContent-Length: 1000\r\n\r\nhalf'],
    ['body of a page', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf'],
  ])('half a %s', async (_, text) => {
    const timeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
    const [impatient, bound] = await start({ connectionTimeouts: timeouts });
    others.push(impatient);
    const socket = connect(bound, '127.0.0.1').on('error', () => undefined);
    socket.resume().write(text);
    await new Promise((resolve) => socket.once('close', resolve));
  });

  test('a slow but steady upload succeeds', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...head('/api/upload', 10, 'Content-Type: image/webp', 'Connection: close'), '', ''].join('\r\n'));
    for (let sent = 0; sent < 10; sent++) {
      await sleep(100);
      socket.write('x');
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('{"bytes":10}');
    socket.destroy();
  });
});

test.each(['/?preview=off', '/cars?preview=public@v1', '/cars', '/api/../x', '/nowhere', '/%zz'])(
  'a target with a foreign host, http://evil.example%s, leads to no other site',
  async (target) => {
    const answer = await sendRaw(port, [
      `GET http://evil.example${target} HTTP/1.1`,
      'Host: cars.example',
      'Connection: close',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toContain('evil.example');
    const plain = await sendRaw(port, [`GET ${target} HTTP/1.1`, 'Host: cars.example', 'Connection: close']);
    expect(answer.slice(0, 12)).toBe(plain.slice(0, 12));
  },
);

test("listens on IPv6, and forwards the client's address", async () => {
  const other = await buildGateway(options);
  others.push(other);
  const address = await other.listen({ host: '::', port: 0 });
  expect(address).toMatch(/^http:\/\/\[::1?\]:\d+$/);
  const { port: bound } = new URL(address);
  const seen = async (host: string) => (await fetch(`http://${host}:${bound}/api/seen`)).json();
  expect([await seen('[::1]'), await seen('127.0.0.1')]).toEqual([{ from: '::1' }, { from: '::ffff:127.0.0.1' }]);
  expect((await fetch(`http://[::1]:${bound}/`)).status).toBe(200);
});

test('every response has Permissions-Policy, and over https Strict-Transport-Security', async () => {
  const targets = [
    '/',
    '/releases/host/v1/main.abc.js',
    '/releases/host/v1/gone.js',
    '/api/seen',
    '/favicon.svg',
    '/%zz',
  ];
  for (const target of targets) {
    const policy = { 'permissions-policy': PERMISSIONS_POLICY };
    const overHttp = await gateway.inject(target);
    expect(overHttp.headers).toMatchObject(policy);
    expect(overHttp.headers).not.toHaveProperty('strict-transport-security');
    const headers = { 'x-forwarded-proto': 'https' };
    const overHttps = await gateway.inject({ url: target, headers });
    expect(overHttps.headers).toMatchObject({ ...policy, 'strict-transport-security': 'max-age=31536000' });
    const claimed = await gateway.inject({ url: target, headers, remoteAddress: '203.0.113.7' });
    expect(claimed.headers).not.toHaveProperty('strict-transport-security');
  }
  expect(await sendRaw(port, ['HELLO'])).toContain(`\r\npermissions-policy: ${PERMISSIONS_POLICY}\r\n`);
});
