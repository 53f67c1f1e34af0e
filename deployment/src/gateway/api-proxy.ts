import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { API_UNAVAILABLE, describeError } from './describe-error.ts';

/** How long the API may be silent. */
export interface ApiTimeouts {
  /** Until an answer begins: it converts pictures and sends e-mails within a call. */
  readonly headersTimeout: number;
  /** Between two parts of an answer, of an export for example; as a whole it takes the time it takes. */
  readonly bodyTimeout: number;
}

const API_CONNECT_TIMEOUT_MS = 2_000;
const API_HEADERS_TIMEOUT_MS = 30_000;
const API_IDLE_TIMEOUT_MS = 30_000;

interface ApiProxyOptions {
  readonly apiOrigin: string;
  readonly timeouts?: Partial<ApiTimeouts> | undefined;
}

/** Aborted when the client leaves before the answer begins. */
const departure = new AsyncLocalStorage<AbortSignal>();

/** Passes calls and pictures on to the API, each exactly once, and its answers back. */
export async function apiProxy(calls: FastifyInstance, { apiOrigin, timeouts }: ApiProxyOptions): Promise<void> {
  const agent = new Agent({
    connect: { timeout: API_CONNECT_TIMEOUT_MS },
    headersTimeout: API_HEADERS_TIMEOUT_MS,
    bodyTimeout: API_IDLE_TIMEOUT_MS,
    ...timeouts,
  });
  calls.addHook('onClose', () => agent.destroy());
  const request = ((options, callback) =>
    agent.request({ ...options, signal: departure.getStore() }, callback)) as Dispatcher['request'];

  calls.setErrorHandler<FastifyError>((error, { log }, reply) => {
    const isRefused = error.statusCode !== undefined && error.statusCode < 500;
    if (!isRefused) log.error(error, 'A call could not be passed on');
    return isRefused
      ? reply.code(400).send(describeError(400, 'invalid_request', 'The request could not be read'))
      : reply
          .code(500)
          .send(describeError(500, 'internal_error', 'Something went wrong on our side. Please try again.'));
  });

  for (const prefix of ['/api', '/media'])
    await calls.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: { request },
      // Otherwise a GET that is answered 503 is repeated ten times.
      retryMethods: [],
      // The proxy's own warnings also concern clients who left; the others are logged below.
      logLevel: 'error',
      preHandler: (incoming, reply, next) => {
        if (incoming.body instanceof Readable) incoming.body = detachedBody(incoming.body);
        const leaving = new AbortController();
        reply.raw.once('close', () => {
          // An answer that is on its way ends with its stream.
          if (!reply.raw.headersSent) leaving.abort();
        });
        departure.run(leaving.signal, next);
      },
      replyOptions: {
        // Who asked, and under which address: the API limits by the one and tells foreign origins by the other.
        // A client that expects `100 Continue` was told so by this server.
        rewriteRequestHeaders: ({ ip, host, protocol }, { expect, ...headers }) => ({
          ...headers,
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        }),
        // They speak of the connection to the API.
        rewriteHeaders: ({ connection, 'keep-alive': keepAlive, ...headers }) => headers,
        onError: (reply, { error }) => {
          if (!reply.raw.destroyed) calls.log.warn(error, 'The API did not answer');
          reply.code(503).header('retry-after', '2').send(API_UNAVAILABLE);
        },
      },
    });
}

/**
 * The body of a request as a stream that may be destroyed: undici does so when the API answers before it has read
 * everything, and a destroyed request takes the client's connection with it. The rest is left to `enableLingeringClose`.
 */
function detachedBody(body: Readable): Readable {
  const detached = new PassThrough();
  // A client that leaves half-way; nobody reads the error once the call is answered.
  detached.on('error', () => undefined);
  body.once('close', () => {
    if (!body.readableEnded) detached.destroy(new Error('The client left before its request was complete'));
  });
  body.pipe(detached);
  return detached;
}
