import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { requestIdOf } from 'shared-kit/server';
import { publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { apiProxy } from './api-proxy.ts';
import { buildGateway } from './gateway.ts';
import { RequestLog, requestMonitoring } from './request-log.ts';

let folder: string;
let gateway: FastifyInstance;
let port: string;

/** An API whose responses never end, except short ones; a request to `/api/late` gets no response at all. */
const api = createServer((asked, answer) => {
  if (asked.url === '/api/late') return;
  if (asked.url === '/api/events') {
    answer.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    answer.write('retry: 1000\n\n');
    return;
  }
  answer.writeHead(200, { 'content-type': 'text/csv' });
  if (asked.url?.includes('/short')) return answer.end();
  answer.write('confirmationCode,customerName\r\n');
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calls-'));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  gateway = await buildGateway({
    store: await publishSmallBuilds(folder),
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    logLevel: 'silent',
  });
  port = new URL(await gateway.listen({ host: '127.0.0.1', port: 0 })).port;
});
afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true });
});

test('each call has one line in the log, by its id and trace, without its path', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const own = fastify({ logger: { level: 'trace', stream }, logController: new RequestLog(), genReqId: requestIdOf });
  await own.register(requestMonitoring, {});
  await own.register(apiProxy, { apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const [trace, id] = ['4bf92f3577b34da6a3ce929d0e0e4736', 'of-a-proxy-in-front'];
  const headers = { 'x-request-id': id, traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const { statusCode } = await own.inject({ url: '/api/my-bookings/K7M-2QX/short?phone=0612345678', headers });
  await own.inject('/media/K7M-2QX/short');
  await own.close();
  expect(statusCode).toBe(200);
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Request answered');
  expect(answered).toEqual([
    expect.objectContaining({ reqId: id, traceId: trace, method: 'GET', route: '/api/*', status: 200 }),
    expect.objectContaining({ route: '/media/*', status: 200, ms: expect.any(Number) }),
  ]);
  expect(lines.join('')).not.toMatch(/K7M|0612345678|127\.0\.0\.1/);
});

function ask(pathname: string, options: RequestOptions = {}) {
  const asking = request({ host: '127.0.0.1', port, path: pathname, ...options }).end();
  asking.on('error', () => undefined);
  return asking;
}

async function answerTo(pathname: string, options: RequestOptions = {}) {
  const [answer] = await once(ask(pathname, options), 'response');
  return answer as IncomingMessage;
}

test.each([undefined, 'br', 'gzip'])('the first row of an export arrives before its last (%s)', async (encoding) => {
  const answer = await answerTo('/api/export', { headers: encoding ? { 'accept-encoding': encoding } : {} });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const [bytes] = await once(answer, 'data');
  expect(bytes.length).toBeGreaterThan(0);
  answer.destroy();
});

test('events arrive one by one and uncompressed, and a graceful stop does not wait for their end', async () => {
  const own = await buildGateway({
    store: { root: path.join(folder, 'store') },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    logLevel: 'silent',
  });
  const url = `${await own.listen({ host: '127.0.0.1', port: 0 })}/api/events`;
  const reached = once(api, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const [answer] = (await once(request(url, { headers: { 'accept-encoding': 'br' } }).end(), 'response')) as [
    IncomingMessage,
  ];
  const [, events] = await reached;
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store, no-transform' });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(String((await once(answer, 'data'))[0])).toBe('retry: 1000\n\n');
  events.write(':\n\n');
  expect(String((await once(answer, 'data'))[0])).toBe(':\n\n');
  const ended = Promise.all([once(answer, 'error'), once(events, 'close')]);
  const closed = own.close();
  await ended;
  // The gateway still responds with 503: the stream ended before the time limit of the shutdown.
  expect((await fetch(url)).status).toBe(503);
  await closed;
});

test('a client that disconnects before the response begins aborts the request to the API', async () => {
  const reached = once(api, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const asking = ask('/api/late');
  const [, answer] = await reached;
  const ended = once(answer, 'close');
  asking.destroy();
  await ended;
});

test('a request that cannot be proxied gets the common error body', async () => {
  const answer = await answerTo('/api/../internal/listed-cars');
  const [body] = await once(answer, 'data');
  expect([answer.statusCode, JSON.parse(String(body))]).toMatchObject([
    400,
    { code: 400, meta: { type: 'invalid_request' } },
  ]);
});

test.each([
  ['TRACE', '/api/fleet', 404, 'not_found'],
  ['PROPFIND', '/api', 404, 'not_found'],
  ['SEARCH', '/media/cars/a.webp', 404, 'not_found'],
  ['QUERY', '/api/fleet', 400, 'invalid_request'],
  ['GET', '/api/..%2f..%2fetc', 400, 'invalid_request'],
  ['GET', '/media/%2e%2e/secret', 400, 'invalid_request'],
])(
  '%s %s, which does not reach the API, gets %i with the common error body',
  async (method, pathname, status, type) => {
    const answer = await answerTo(pathname, { method });
    let text = '';
    for await (const chunk of answer) text += chunk;
    expect([answer.statusCode, JSON.parse(text)]).toEqual([
      status,
      { code: status, message: expect.any(String), error: expect.any(String), meta: { type } },
    ]);
  },
);

test.each(['TRACE', 'PROPFIND'])('%s of a page or a file gets a line', async (method) => {
  for (const pathname of ['/cars', '/releases/host/h1/main.js', '/apiary']) {
    const answer = await answerTo(pathname, { method });
    let text = '';
    for await (const chunk of answer) text += chunk;
    expect([answer.statusCode, text]).toEqual([404, 'Not found']);
  }
});

test('that the API does not answer is logged with the id of the request', async () => {
  const own = await buildGateway({
    store: { root: path.join(folder, 'store') },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
  });
  const warned = jest.spyOn(own.log, 'warn');
  const answer = await own.inject({ url: '/api/fleet', headers: { 'x-request-id': '0af7651916cd43dd' } });
  expect(answer.statusCode).toBe(503);
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ reqId: '0af7651916cd43dd' }),
    'API unreachable or timed out',
  );
  await own.close();
});
