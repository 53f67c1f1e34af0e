import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { enableLingeringClose } from './lingering-close.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that rejects every request before it has read the body. */
async function startRefusingServer(options: Parameters<typeof enableLingeringClose>[1] = {}): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(401, { 'content-length': 7 });
    response.end('refused');
  });
  enableLingeringClose(server, options);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Sends a head and `bytes` of body regardless of the response. Returns all received data when the connection has ended.
 */
async function send(port: number, connection: string, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes));
  // The next request of a client on a kept-alive connection.
  socket.end(connection === 'close' ? '' : 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await closed;
  return received;
}

test.each([1, 5, 30])('an error response arrives completely although %i MB of body follow it', async (megabytes) => {
  const port = await startRefusingServer();
  for (let round = 0; round < 10; round++)
    expect(await send(port, 'close', megabytes * 1_048_576)).toMatch(/^HTTP\/1\.1 401 .*\r\n\r\nrefused$/s);
});

test('a keep-alive connection serves its next request', async () => {
  const port = await startRefusingServer();
  expect((await send(port, 'keep-alive', 5 * 1_048_576)).match(/refused/g)).toHaveLength(2);
});

test('reading an endless body stops at the size limit', async () => {
  const port = await startRefusingServer({ maxBytes: 1_048_576 });
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536), Buffer.from('\r\n')]);
  while (!socket.destroyed) {
    socket.write(chunk);
    await sleep(1);
  }
  await closed;
});

test.each(['close', 'keep-alive'])('reading a stalled body stops at the timeout (%s)', async (connection) => {
  const port = await startRefusingServer({ timeoutMs: 100 });
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\nContent-Length: 1000000\r\n\r\nhalf`);
  await once(socket, 'end');
  expect(received).toContain('refused');
  // On a half-open connection, only a write detects that the other side has closed it.
  const writing = setInterval(() => socket.write('x'), 50);
  await closed;
  clearInterval(writing);
});
