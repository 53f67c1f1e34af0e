import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRaw } from 'shared-kit/testing/send-raw.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const SECOND = 1_000;

let api: TestApi;
let port: number;
let token: string;

beforeAll(async () => {
  api = await startTestApi({ rateLimit: true, trustedProxies: ['loopback'] });
  port = Number(new URL(await api.app.listen({ host: '::', port: 0 })).port);
  token = await api.signIn();
});
afterAll(() => api.close());

const head = (path: string, length: number, ...headers: string[]) => [
  `POST ${path} HTTP/1.1`,
  'Host: cars.example',
  `Content-Length: ${length}`,
  'Connection: close',
  ...headers,
];
const JSON_TYPE = 'Content-Type: application/json';

/** A form of 1,000 fields and a picture of `bytes`. */
function hugeForm(bytes: number): Buffer {
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Array.from({ length: 1_000 }, (_, index) => part(`field${index}`, 'x')).join('');
  const file =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(fields + file), Buffer.alloc(bytes), Buffer.from('\r\n--b--\r\n')]);
}

describe('an error response arrives completely before the request body was sent', () => {
  const form = 'Content-Type: multipart/form-data; boundary=b';
  test.each<[number, string, string, (megabytes: number) => Buffer, () => string[]]>([
    [413, 'payload_too_large', '/api/entities/Cars/search', filled, () => [JSON_TYPE]],
    [401, 'Unauthorized', '/api/images/upload', filled, () => [form]],
    [415, 'unsupported_media_type', '/api/auth/login', filled, () => ['Content-Type: text/html']],
    [413, 'payload_too_large', '/api/images/upload', (megabytes) => hugeForm(megabytes * 1_048_576), signedInForm],
  ])('%i %s at %s', async (status, type, path, body, headers) => {
    for (const megabytes of [1.1, 30]) {
      const content = body(megabytes);
      const sent = head(path, content.length, ...headers());
      const answers = await Promise.all(Array.from({ length: 5 }, () => sendRaw(port, sent, content)));
      for (const answer of answers)
        expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*"type":"${type}".*}$`, 's'));
    }
  });

  function filled(megabytes: number): Buffer {
    return Buffer.alloc(megabytes * 1_048_576, ' ');
  }
  function signedInForm(): string[] {
    return [form, `Authorization: Bearer ${token}`];
  }
});

test('a keep-alive connection serves another request after an early error response', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` };
  for (let turn = 0; turn < 3; turn++) {
    const options = { port, host: '127.0.0.1', method: 'POST', path: '/api/images/upload', agent, headers };
    const call = request(options);
    const answered = once(call, 'response');
    call.end(hugeForm(5 * 1_048_576));
    const [answer] = await answered;
    expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([413, { code: 413 }]);
  }
  agent.destroy();
});

describe('a request with Expect: 100-continue', () => {
  const ask = async (path: string, length: number, ...headers: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...head(path, length, 'Expect: 100-continue', ...headers), '', ''].join('\r\n'));
    const [answer] = await once(socket, 'data');
    return { socket, answer: String(answer) };
  };

  test('gets 100 Continue', async () => {
    const { socket, answer } = await ask('/api/entities/Cars/search', 2, JSON_TYPE);
    expect(answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{}');
    const [found] = await once(socket, 'data');
    expect(String(found)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  test.each([
    [401, '/api/images/upload', 1_000],
    [413, '/api/entities/Cars/search', 2_000_000],
  ])('gets no 100 Continue when it is refused: %i', async (status, path, length) => {
    const { socket, answer } = await ask(path, length, JSON_TYPE);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  });
});

describe('a connection that sends too slowly', () => {
  let impatient: TestApi;
  let impatientPort: number;
  beforeAll(async () => {
    const connectionTimeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
    impatient = await startTestApi({ connectionTimeouts, database: api.database });
    impatientPort = Number(new URL(await impatient.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => impatient.close());

  test('is closed within a minute', () => {
    const { headersTimeout, requestTimeout } = api.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([20 * SECOND, 55 * SECOND]);
  });

  test.each([
    ['head', ['POST /api/auth/login HTTP/1.1']],
    ['body', [...head('/api/auth/login', 100, JSON_TYPE), '', '{"half":']],
    ['form', [...head('/api/images/upload', 100, 'Content-Type: multipart/form-data; boundary=b'), '', '--b']],
  ])('an incomplete %s times out', async (_, lines) => {
    const socket = connect(impatientPort, '127.0.0.1').on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(lines.join('\r\n'));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 4(?:08|01) .*"code":4(?:08|01)/s);
  });

  test('a slow but steady upload succeeds', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...head('/api/entities/Cars/search', 10, JSON_TYPE), '', ''].join('\r\n'));
    for (const character of '{        }') {
      await sleep(50);
      socket.write(character);
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

test.each([
  ['/api/health', 200],
  ['/api/nothing', 404],
  ['/media/cars', 404],
  ['/%zz', 404],
])('a target with a foreign host, http://evil.example%s, is treated as a path of this server', async (path, status) => {
  const sent = [`GET http://evil.example${path} HTTP/1.1`, 'Host: cars.example', 'Connection: close'];
  const answer = await sendRaw(port, sent);
  const plain = await sendRaw(port, [`GET ${path} HTTP/1.1`, ...sent.slice(1)]);
  expect([answer.slice(9, 12), plain.slice(9, 12)]).toEqual([plain.slice(9, 12), String(status)]);
  expect(answer).not.toContain('evil.example');
});

test('rate limits count an IPv6 client by its /64 network', async () => {
  let attempts = 0;
  const statusFor = async (from: string) => {
    const body = JSON.stringify({ email: `nobody${++attempts}@example.com`, password: 'a wrong guess' });
    const sent = head('/api/auth/login', body.length, JSON_TYPE, `X-Forwarded-For: ${from}`);
    return (await sendRaw(port, sent, body, '::1')).slice(9, 12);
  };
  for (let turn = 1; turn <= 10; turn++) expect(await statusFor(`2001:db8::${turn}`)).toBe('401');
  expect([await statusFor('2001:db8::11'), await statusFor('2001:db8:0:1::1')]).toEqual(['429', '401']);
});

test('malformed HTTP gets the common error body', async () => {
  const answer = await sendRaw(port, ['HELLO']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"meta":\{"type":"invalid_request"\}\}$/s);
  expect(answer).toContain('permissions-policy: camera=()');
  expect((await api.get('/api/health')).headers).toHaveProperty('permissions-policy');
});
