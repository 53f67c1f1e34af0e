import type { FastifyRequest } from 'fastify';

/** By the route that answers, since an address has many spellings (`/%61pi/…`); by the address when none does. */
export function isApiCall({ url, routeOptions }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/');
}
