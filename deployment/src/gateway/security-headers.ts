import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { clientErrorHandler, PERMISSIONS_POLICY } from 'shared-kit/server';

/** One year, without `includeSubDomains`: other hosts of the domain are independent of this site. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Sets the security headers of every response. */
export async function securityHeaders(gateway: FastifyInstance): Promise<void> {
  await gateway.register(helmet, {
    // Default for files and API responses; each page sets its own.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Set below for https requests only.
    strictTransportSecurity: false,
    // For browsers that are no longer in use; every response would carry them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  gateway.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY);
    done();
  });
}

/** Rejects malformed HTTP with the same headers. */
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
