import type { FastifyRequest } from 'fastify';

const SESSION_TIMEOUT_MS = 5_000;

/**
 * Asks the API about the session in the request's cookie; undefined without a cookie. Browsers do not send it with links
 * and forms of other sites. The answer is ok for a valid staff session.
 * @throws Error when the API does not answer
 */
export async function fetchStaffSession(
  { headers: { cookie } }: FastifyRequest,
  apiOrigin: string,
): Promise<Response | undefined> {
  if (!cookie) return undefined;
  return fetch(`${apiOrigin}/api/auth/session`, {
    headers: { cookie },
    signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
  });
}
