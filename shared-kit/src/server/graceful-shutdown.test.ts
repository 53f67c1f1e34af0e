import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GracefulShutdown, type ShutdownOptions, trackForShutdown } from './graceful-shutdown.ts';

let server: Server;
let shutdown: GracefulShutdown;
let port: number;

/** Starts a server whose responses take 100 ms. */
async function start(options: ShutdownOptions): Promise<void> {
  server = createServer(async (_request, response) => {
    if (shutdown.isDraining() && !options.refusesConnections) return void response.writeHead(503).end();
    await sleep(100);
    response.end();
  });
  shutdown = trackForShutdown(server, options);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(): Promise<IncomingMessage> {
  const [answer] = await once(request({ port, host: '127.0.0.1', agent: false }).end(), 'response');
  return answer.resume();
}

test('no request sent around the shutdown is aborted', async () => {
  await start({ refusesConnections: false });
  const calls = Array.from({ length: 64 }, () => ask());
  await Promise.race(calls);
  calls.push(...Array.from({ length: 64 }, () => ask()));
  await new Promise(setImmediate);
  const drained = shutdown.drain().then(() => server.closeAllConnections());
  for (const { statusCode, headers } of (await Promise.all(calls)).slice(64)) {
    expect([200, 503]).toContain(statusCode);
    expect(headers.connection).toBe('close');
  }
  await drained;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test.each([true, false])(
  'what is in flight is answered; new connections are refused: %s',
  async (refusesConnections) => {
    await start({ refusesConnections });
    const calls = Array.from({ length: 32 }, () => ask());
    for (let arrived = 0; arrived < 32; arrived++) await once(server, 'request');
    const drained = shutdown.drain();
    if (refusesConnections) {
      while (server.listening) await new Promise(setImmediate);
      await expect(ask()).rejects.toThrow('ECONNREFUSED');
    } else expect((await ask()).statusCode).toBe(503);
    for (const { statusCode, headers } of await Promise.all(calls))
      expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await drained;
  },
);

test('a request on a keep-alive connection gets 503, and the connection is closed', async () => {
  await start({ refusesConnections: false });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  const drained = shutdown.drain();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 .*\r\nconnection: close\r\n/is);
  await once(socket, 'close');
  await drained;
});

test('where connections are refused, those that are open are served until the port is closed', async () => {
  await start({ refusesConnections: true });
  const socket = connect(port, '127.0.0.1');
  const get = async () => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return String((await once(socket, 'data'))[0]);
  };
  await get();
  const first = get();
  await once(server, 'request');
  const drained = shutdown.drain();
  const closed = once(socket, 'close');
  expect(await first).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
  await drained;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('the shutdown does not wait longer than its timeout', async () => {
  await start({ refusesConnections: false, timeoutMs: 200 });
  server.removeAllListeners('request');
  shutdown = trackForShutdown(server, { refusesConnections: false, timeoutMs: 200 });
  ask().catch(() => undefined);
  await once(server, 'request');
  await shutdown.drain();
});
