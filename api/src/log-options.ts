import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';

/** Lines of JSON without anything about a person: no address, no header, no body, no query. */
export function logOptions(level: Settings['logLevel']) {
  return {
    level,
    serializers: {
      // The parser of uploads is told every header, the token among them.
      busboyOptions: () => undefined,
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
      }),
    },
  };
}
