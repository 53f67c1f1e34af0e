/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTransport, type TransportOptions } from './transport.ts';

interface Call {
  readonly method: string | undefined;
  readonly token: string | undefined;
  readonly body: string;
}

let server: Server;
let calls: Call[];
let answer: (response: ServerResponse, request: IncomingMessage, call: Call) => void;

beforeEach(async () => {
  calls = [];
  answer = (response) => response.end('{"code":200,"data":[]}');
  server = createServer(async (request, response) => {
    const body = await text(request);
    const call = { method: request.method, token: request.headers.authorization, body };
    calls.push(call);
    answer(response, request, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const transport = (options: Partial<TransportOptions> = {}) =>
  createTransport({ baseUrl: baseUrl(), getToken: () => 'a', onAuthFail: () => undefined, ...options });
const refuse = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);

test('a call sends its token and its body as JSON, an anonymous call no token', async () => {
  const { request } = transport();
  await request('/api/entities/Cars', { method: 'POST', body: { name: 'Clio' } });
  await request('/api/entities/Cars', { anonymous: true });
  expect(calls).toEqual([
    { method: 'POST', token: 'Bearer a', body: '{"name":"Clio"}' },
    { method: 'GET', token: undefined, body: '' },
  ]);
});

test.each<[string, number, string, string]>([
  ['the message of the answer', 409, '{"message":"The car is taken"}', 'The car is taken'],
  ['a word for 401', 401, '', 'Unauthorized'],
  ['a word for 403', 403, '', 'Forbidden'],
  ['a word for 403 without a reason', 403, '{"error":"no"}', 'Forbidden'],
  ['the text of the status', 404, '<html>', 'Not Found'],
  ['the text of the status before an empty message', 502, '{"message":""}', 'Bad Gateway'],
])('the error message comes from %s', async (_, status, body, message) => {
  answer = refuse(status, body);
  await expect(transport().request('/')).rejects.toMatchObject({ name: 'ApiError', status, message });
});

test('the error message of an answer without text is one of the client', async () => {
  answer = (response) => response.socket?.end('HTTP/1.1 502 \r\ncontent-length: 0\r\n\r\n');
  await expect(transport().request('/')).rejects.toMatchObject({ status: 502, message: 'Request failed' });
});

test.each([401, 403])('%i calls back with the error body and the refused token', async (status) => {
  answer = refuse(status, '{"error":"Your account was disabled"}');
  const onAuthFail = jest.fn();
  await expect(transport({ onAuthFail }).request('/')).rejects.toThrow();
  expect(onAuthFail.mock.calls).toEqual([[{ error: 'Your account was disabled' }, 'a']]);
});

test('concurrent refused calls are repeated with the new token after one refresh', async () => {
  let token = 'old';
  let areRefused: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    areRefused = resolve;
  });
  const refresh = jest.fn(async () => {
    await refused;
    token = 'new';
  });
  answer = (response, _, call) => {
    if (call.token === 'Bearer new') return void response.end('"done"');
    response.writeHead(401).end('{}');
    if (calls.length === 3) setTimeout(areRefused, 50);
  };
  const onAuthFail = jest.fn();
  const { request } = transport({ getToken: () => token, refresh, onAuthFail });
  expect(await Promise.all([request('/a'), request('/b'), request('/c')])).toEqual(['done', 'done', 'done']);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(onAuthFail).not.toHaveBeenCalled();
});

test('a call is repeated only once, and the next one refreshes again', async () => {
  answer = refuse(401, '{}');
  const [refresh, onAuthFail] = [jest.fn(async () => undefined), jest.fn()];
  const { request } = transport({ refresh, onAuthFail });
  for (const refreshes of [1, 2]) {
    await expect(request('/')).rejects.toMatchObject({ status: 401 });
    expect([calls.length, refresh.mock.calls.length, onAuthFail.mock.calls.length]).toEqual([
      2 * refreshes,
      refreshes,
      refreshes,
    ]);
  }
});

test('after a failed refresh the refusal is thrown', async () => {
  answer = refuse(401, '{}');
  const refresh = async () => Promise.reject(new Error('gone'));
  const onAuthFail = jest.fn();
  await expect(transport({ refresh, onAuthFail }).request('/')).rejects.toMatchObject({ status: 401 });
  expect(onAuthFail).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(1);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['a connection that breaks', (response) => response.destroy()],
  ['an answer that is no JSON', (response) => response.end('<html>')],
  ['half an answer', (response) => response.end('{"code":200,"da')],
])('%s throws an error with status 0 (outcome unknown)', async (_, broken) => {
  answer = broken;
  await expect(transport().request('/')).rejects.toMatchObject({
    status: 0,
    message: 'We could not reach the server. Please check your connection and try again.',
  });
});

test('a call times out after 20 seconds', async () => {
  answer = () => undefined;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const sent = transport().request('/');
  const failed = expect(sent).rejects.toMatchObject({ status: 0 });
  await jest.advanceTimersByTimeAsync(19_900);
  await jest.advanceTimersByTimeAsync(200);
  await failed;
  jest.useRealTimers();
});
