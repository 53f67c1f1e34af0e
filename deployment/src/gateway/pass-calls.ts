import { AsyncLocalStorage } from 'node:async_hooks';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Agent, type Dispatcher } from 'undici';

/** Aborted when the one who asked is gone before the answer began. */
const left = new AsyncLocalStorage<AbortSignal>();

/** Calls and pictures go to the API, and its answers back. */
export async function passCalls(calls: FastifyInstance, { apiOrigin }: { readonly apiOrigin: string }): Promise<void> {
  const agent = new Agent();
  calls.addHook('onClose', () => agent.destroy());
  const request = ((options, callback) =>
    agent.request({ ...options, signal: left.getStore() }, callback)) as Dispatcher['request'];

  calls.setErrorHandler<FastifyError>((error, { log }, reply) => {
    const isRefused = error.statusCode !== undefined && error.statusCode < 500;
    if (!isRefused) log.error(error, 'A call could not be passed on');
    return isRefused
      ? reply.code(400).send(describe(400, 'invalid_request', 'The request could not be read'))
      : reply.code(500).send(describe(500, 'internal_error', 'Something went wrong on our side. Please try again.'));
  });

  for (const prefix of ['/api', '/media'])
    await calls.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: { request },
      // What the proxy warns of is told below, but for readers who left.
      logLevel: 'error',
      preHandler: (_request, reply, next) => {
        const leaving = new AbortController();
        reply.raw.once('close', () => {
          // An answer that is on its way ends with its stream.
          if (!reply.raw.headersSent) leaving.abort();
        });
        left.run(leaving.signal, next);
      },
      replyOptions: {
        // Who asked, and under which address: the API limits by the one and tells foreign origins by the other.
        rewriteRequestHeaders: ({ ip, host, protocol }, headers) => ({
          ...headers,
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply, { error }) => {
          if (!reply.raw.destroyed) calls.log.warn(error, 'The API did not answer');
          reply
            .code(503)
            .header('retry-after', '2')
            .send(describe(503, 'service_unavailable', API_DOWN));
        },
      },
    });
}

const API_DOWN = 'The booking service is not available right now. Please try again in a moment.';

/** An error in the shape of all errors of the API. */
function describe(code: number, type: string, message: string) {
  return { code, message, error: message, meta: { type } };
}
