import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { PERMISSIONS_POLICY } from 'shared-kit/server';
import { isApiCall } from './is-api-call.ts';

/**
 * Security headers on everything; answers of the API are data of a person and stay in no cache. The plugin works its
 * headers out anew for every answer, a third of the processor time of a search besides its database
 * (docs/benchmarks.md): here it does so once.
 */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  const security = await readSecurityHeaders();
  const personal = { ...security, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiCall(request) ? personal : security);
    done();
  });
}

async function readSecurityHeaders(): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Only what stands in front of the server knows whether the site is on https.
    strictTransportSecurity: false,
  });
  sample.get('/', async (_request, reply) => reply.getHeaders());
  const answer = await sample.inject('/');
  await sample.close();
  return { ...answer.json(), 'permissions-policy': PERMISSIONS_POLICY };
}
