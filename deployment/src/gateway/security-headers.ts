import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { clientErrorHandler, PERMISSIONS_POLICY } from 'shared-kit/server';

/** A year, for this host alone: what other hosts of the domain do is not for this site to say. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Sets the security headers of every answer: pages, files, calls and errors. */
export async function securityHeaders(gateway: FastifyInstance): Promise<void> {
  await gateway.register(helmet, {
    // Each page has its own; everything else is a file or a call that runs nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Only where the site is on https, which is known for each request.
    strictTransportSecurity: false,
  });
  gateway.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY);
    done();
  });
}

/** Refuses what cannot be read as HTTP, with the same headers. */
export const refuseUnreadable = clientErrorHandler((_status, reason) => ({
  headers: {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'text/plain; charset=utf-8',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  },
  body: reason,
}));
