import type { FastifyInstance } from 'fastify';
import { trackForShutdown } from 'shared-kit/server';
import { API_UNAVAILABLE } from './describe-error.ts';

/** Lets `close` answer what is in flight first; what arrives meanwhile is answered 503, in the shape of the API's errors. */
export function addGracefulShutdown(gateway: FastifyInstance): void {
  // Nothing else listens for visitors of this address: a refused connection would tell them less.
  const shutdown = trackForShutdown(gateway.server, { refusesConnections: false });
  gateway.addHook('onRequest', async (_request, reply) => {
    if (shutdown.isDraining())
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(API_UNAVAILABLE);
  });
  gateway.addHook('preClose', () => shutdown.drain());
}
