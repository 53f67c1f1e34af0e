import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';

/** Returns the options of the log: JSON lines without personal data, that is without IP, headers, body or query. */
export function logOptions(level: Settings['logLevel']) {
  return {
    level,
    serializers: {
      // The upload parser's options contain all headers, also the token.
      busboyOptions: () => undefined,
      // Not its path, which may hold a confirmation code.
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
      }),
    },
  };
}
