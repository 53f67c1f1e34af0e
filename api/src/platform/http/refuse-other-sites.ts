import type { FastifyRequest } from 'fastify';
import { forbidden } from './problems.ts';

/** Hook that refuses requests of another site's scripts. @throws ApiProblem 403 */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (isCrossSite(request)) throw forbidden('This request came from another website');
}

/**
 * Returns whether another site's script sent the request, by the `Origin` header. On TLS, an http origin counts as another
 * site; behind a proxy that does not send `X-Forwarded-Proto` this cannot be checked.
 */
function isCrossSite({ headers, host, protocol }: FastifyRequest): boolean {
  if (headers.origin === undefined) return false;
  try {
    const origin = new URL(headers.origin);
    return origin.host !== host || (protocol === 'https' && origin.protocol !== 'https:');
  } catch {
    return true;
  }
}
