import fp from 'fastify-plugin';
import { limitInFlight } from 'shared-kit/server';
import { toErrorBody } from './error-handler.ts';
import { unavailable } from './problems.ts';

const HEALTH_PATH = '/api/health';

/**
 * Refuses requests while the server has more to do than it can. Streams and files are let in, and do not count, as the health
 * check: a server that has too much to do is not to be restarted.
 */
export const limitLoad = fp(async (app) => {
  const letIn = limitInFlight();
  app.addHook('onRequest', async (request, reply) => {
    const { config, url } = request.routeOptions;
    if (config.timeoutMs === 0 || url === HEALTH_PATH || letIn(reply.raw)) return;
    // Not thrown: each refusal would be logged as an outage of the database.
    const problem = unavailable();
    return reply.code(problem.status).headers(problem.headers).send(toErrorBody(problem, request));
  });
});
