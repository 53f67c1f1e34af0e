import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { address } from './browser.ts';

/**
 * Starts a proxy to the product whose connections can be cut: the browser's offline mode does not affect service
 * workers in all versions.
 */
export async function startFront() {
  const product = Number(new URL(address()).port);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(product, '127.0.0.1');
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // It ends with the tests.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => once(server.listen(port, '127.0.0.1'), 'listening'),
  };
}
