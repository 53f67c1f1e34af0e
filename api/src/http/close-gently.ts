import type { FastifyInstance } from 'fastify';

/** How long a stop waits for what is in flight. */
const PATIENCE_MS = 10_000;

/**
 * Lets a stop finish what is in flight, and then be over: a connection that was busy when the stop began would
 * otherwise be kept alive for another minute.
 */
export function closeGently(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
