import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';

/** Options of the log: JSON lines without personal data, that is no address, header, body or query. */
export function logOptions(level: Settings['logLevel']) {
  return {
    level,
    serializers: {
      // The options of the upload parser contain every header, the token among them.
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
