import type { FastifyInstance } from 'fastify';
import { trackForShutdown } from 'shared-kit/server';
import { API_UNAVAILABLE } from './describe-error.ts';

/** Makes `close` finish the requests in flight first; replies 503 to new ones, in the API's error format. */
export function addGracefulShutdown(gateway: FastifyInstance): void {
  // No other process listens on this address: a 503 is more informative than a refused connection.
  const shutdown = trackForShutdown(gateway.server, { refusesConnections: false });
  gateway.addHook('onRequest', async (_request, reply) => {
    if (shutdown.isDraining())
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(API_UNAVAILABLE);
  });
  gateway.addHook('preClose', () => shutdown.drain());
}
