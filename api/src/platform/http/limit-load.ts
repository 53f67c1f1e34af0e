import fp from 'fastify-plugin';
import { limitInFlight } from 'shared-kit/server';
import { HEALTH_PATH } from '../health/health-route.ts';
import { sendProblem } from './error-handler.ts';
import { unavailable } from './problems.ts';

/**
 * Responds 503 while too many requests are in flight. Streams, files and the health check are neither counted nor refused: a server
 * under load must not be restarted.
 */
export const limitLoad = fp(async (app) => {
  const letIn = limitInFlight();
  app.addHook('onRequest', async (request, reply) => {
    const { config, url } = request.routeOptions;
    if (config.timeoutMs === 0 || url === HEALTH_PATH || letIn(reply.raw)) return;
    return sendProblem(unavailable(), request, reply);
  });
});
