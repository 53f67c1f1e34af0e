import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';

/** A path below them may hold a confirmation code. */
const OWN_BOOKINGS = ['/api/my-bookings/', '/api/online-payments/'];

/** Returns the options of the log: JSON lines without personal data, that is without IP, headers, body or query. */
export function logOptions(level: Settings['logLevel']) {
  return {
    level,
    serializers: {
      // The upload parser's options contain all headers, also the token.
      busboyOptions: () => undefined,
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
      }),
    },
  };
}

/** Returns the path without what names a customer's booking. */
function pathOf({ url, routeOptions }: FastifyRequest): string | undefined {
  const prefix = OWN_BOOKINGS.find((one) => url.startsWith(one));
  return prefix ? (routeOptions?.url ?? `${prefix}*`) : url.split('?')[0];
}
