import { createServer } from 'node:net';

/** Addresses that `localhost` may resolve to. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Returns the first free port from the given one upwards; any free port for 0.
 * @param {number} from
 */
export async function findFreePort(from) {
  let port = from;
  while (!(await isFree(port))) port++;
  if (port !== 0) return port;
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Returns whether the port is free on all loopback addresses.
 * @param {number} port
 */
export async function isFree(port) {
  for (const host of LOOPBACK) {
    const code = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
      server.listen({ port, host }, () => server.close(() => resolve(undefined)));
    });
    // A machine without IPv6: nothing can listen there.
    if (code && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return false;
  }
  return true;
}
