import helmet from '@fastify/helmet';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { PERMISSIONS_POLICY } from 'shared-kit/server';

/**
 * Sets the security headers of every answer. Helmet computes its headers anew for each answer, a third of the processor
 * time of a search besides its database (docs/benchmarks.md): here they are read from it once.
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
    // Only the proxy in front of the server knows whether the site is on https.
    strictTransportSecurity: false,
  });
  sample.get('/', async (_request, reply) => reply.getHeaders());
  const answer = await sample.inject('/');
  await sample.close();
  return { ...answer.json(), 'permissions-policy': PERMISSIONS_POLICY };
}
