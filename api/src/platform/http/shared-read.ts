import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets a cache in front of the site (nginx, a CDN) answer what is the same for all visitors for a second, and for ten minutes when
 * the API is away. Browsers ask each time. What staff read may differ, and is not kept.
 */
export function letShare({ session, hasInvalidToken }: FastifyRequest, reply: FastifyReply): void {
  if (!session && !hasInvalidToken) reply.header('cache-control', 'public, max-age=0, s-maxage=1, stale-if-error=600');
}
