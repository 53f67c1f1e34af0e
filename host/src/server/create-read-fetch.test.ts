import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadFetch } from './create-read-fetch.ts';

let server: Server;
let address: string;
/** How many of the next questions meet a connection that breaks, and how often anything was asked. */
let broken: number;
let asked: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (broken-- > 0) request.destroy();
    else if (request.url !== '/silence') request.pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  broken = 0;
  asked = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string, giveUp?: AbortSignal) =>
  createReadFetch(giveUp)(address + path, { method: 'POST', body: 'cars' });

test('a connection that breaks before the answer costs no page', async () => {
  broken = 1;
  expect(await (await read('/')).text()).toBe('cars');
  expect(asked).toBe(2);
});

test('an API that is away is asked twice, not for ever', async () => {
  broken = 5;
  await expect(read('/')).rejects.toThrow('fetch failed');
  expect(asked).toBe(2);
});

test('what nobody waits for any more is asked no further', async () => {
  const giveUp = new AbortController();
  const answer = read('/silence', giveUp.signal);
  while (asked === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  giveUp.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(asked).toBe(1);
});
