import { createServer } from 'node:http';

/** Both addresses that a browser may try for `localhost`. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** The browser asks again every second. */
const HEADERS = { refresh: '1', connection: 'close', 'content-type': 'text/plain' };

/**
 * Reserves the first free port from the given one upwards, until it is released; 0 reserves any.
 * A tab that asks meanwhile is told that the site is starting.
 * @param {number} from
 * @returns {Promise<{ port: number, release: () => Promise<void> }>}
 */
export async function reservePort(from) {
  for (let wanted = from; ; wanted++) {
    /** @type {import('node:http').Server[]} */
    const servers = [];
    const release = async () => {
      await Promise.all(
        servers.map((server) => {
          const isClosed = new Promise((closed) => server.close(closed));
          // An open tab keeps its connection, also without a request.
          server.closeAllConnections();
          return isClosed;
        }),
      );
    };
    let port = wanted;
    let isFree = true;
    for (const host of LOOPBACK) {
      const server = createServer((_, answer) => answer.writeHead(503, HEADERS).end('The site is starting'));
      const code = await new Promise((resolve) => {
        server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
        server.listen({ port, host }, () => resolve(undefined));
      });
      // On a machine without IPv6, no program can listen on `::1`.
      if (code) isFree &&= code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
      else servers.push(server);
      const address = code ? undefined : server.address();
      if (typeof address === 'object' && address) port = address.port;
    }
    if (isFree) return { port, release };
    await release();
  }
}
