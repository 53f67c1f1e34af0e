import helmet from '@fastify/helmet';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { PERMISSIONS_POLICY } from 'shared-kit/server';

/**
 * Sets security headers on every response. Helmet recomputes them per response, a third of a search's processor time
 * without the database (docs/benchmarks.md): here they are computed once.
 */
export const securityHeaders = fp(async (app) => {
  const headers = await readHelmetHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

async function readHelmetHeaders(): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Only the proxy in front knows whether the site uses https.
    strictTransportSecurity: false,
  });
  sample.get('/', async (_request, reply) => reply.getHeaders());
  const answer = await sample.inject('/');
  await sample.close();
  return { ...answer.json(), 'permissions-policy': PERMISSIONS_POLICY };
}
