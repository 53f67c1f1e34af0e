import type { FastifyInstance } from 'fastify';
import { gracefulShutdown } from 'shared-kit/server';
import { toErrorBody } from './error-handler.ts';
import { unavailable } from './problems.ts';

/**
 * Lets `close` answer what is in flight first. New connections are refused meanwhile, so that a load balancer turns to
 * another server; calls on connections that are already open are answered 503.
 */
export function addGracefulShutdown(app: FastifyInstance): void {
  const shutdown = gracefulShutdown(app.server, { refusesConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!shutdown.isDraining()) return;
    // The log's line for an error with this status names the database.
    const problem = unavailable();
    return reply.code(problem.status).headers(problem.headers).send(toErrorBody(problem, request));
  });
  app.addHook('preClose', () => shutdown.drain());
}
