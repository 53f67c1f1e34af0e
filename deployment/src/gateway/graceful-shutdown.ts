import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { trackForShutdown } from 'shared-kit/server';
import { API_UNAVAILABLE } from './error-body.ts';

const EVENTS_PATH = '/api/events';

/** Makes `close` finish the requests in flight first; replies 503 to new ones, in the API's error format. */
export function addGracefulShutdown(gateway: FastifyInstance): void {
  // No other process listens on this address: a 503 is more informative than a refused connection.
  const shutdown = trackForShutdown(gateway.server, { refusesConnections: false });
  gateway.decorate('isDraining', shutdown.isDraining);
  // They have no end that could be waited for; browsers connect again by themselves.
  const eventStreams = new Set<ServerResponse>();
  gateway.addHook('onRequest', async ({ url }, { raw }) => {
    if (url.split('?')[0] !== EVENTS_PATH) return;
    eventStreams.add(raw);
    raw.once('close', () => eventStreams.delete(raw));
  });
  gateway.addHook('onRequest', async (_request, reply) => {
    if (shutdown.isDraining())
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(API_UNAVAILABLE);
  });
  gateway.addHook('preClose', async () => {
    const drained = shutdown.drain();
    for (const stream of eventStreams) stream.destroy();
    await drained;
  });
}
