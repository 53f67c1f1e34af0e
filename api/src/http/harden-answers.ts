import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApiCall } from './is-api-call.ts';

/** Security headers on everything; answers of the API are data of a person and stay in no cache. */
export async function hardenAnswers(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Only what stands in front of the server knows whether the site is on https.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
}
