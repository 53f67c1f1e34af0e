import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER, TRACEPARENT_HEADER } from 'shared-kit/server';
import { Agent, type Dispatcher } from 'undici';
import { API_UNAVAILABLE, errorBody, UNREADABLE } from './error-body.ts';

/** Time limits of proxied requests, in milliseconds. */
export interface ApiTimeouts {
  /** Until the response headers: the API converts pictures and sends e-mails within a request. */
  readonly headersTimeout: number;
  /** Between two chunks of the response body; the whole body has no limit. */
  readonly bodyTimeout: number;
}

const API_CONNECT_TIMEOUT_MS = 2_000;
const API_HEADERS_TIMEOUT_MS = 30_000;
const API_BODY_TIMEOUT_MS = 30_000;

interface ApiProxyOptions {
  readonly apiOrigin: string;
  readonly timeouts?: Partial<ApiTimeouts> | undefined;
  /** Whether the API belongs to another site, which accepts requests of its own origin only. */
  readonly isForeign?: boolean | undefined;
}

/** Aborted when the client disconnects before the response begins. */
const clientAbortSignal = new AsyncLocalStorage<AbortSignal>();

/** Proxies `/api` and `/media` to the API; never retries a request. */
export async function apiProxy(
  calls: FastifyInstance,
  { apiOrigin, timeouts, isForeign }: ApiProxyOptions,
): Promise<void> {
  const agent = new Agent({
    connect: { timeout: API_CONNECT_TIMEOUT_MS },
    headersTimeout: API_HEADERS_TIMEOUT_MS,
    bodyTimeout: API_BODY_TIMEOUT_MS,
    ...timeouts,
  });
  calls.addHook('onClose', () => agent.destroy());
  const request = ((options, callback) =>
    agent.request({ ...options, signal: clientAbortSignal.getStore() }, callback)) as Dispatcher['request'];

  calls.setErrorHandler<FastifyError>((error, { log }, reply) => {
    const isRefused = error.statusCode !== undefined && error.statusCode < 500;
    // Not logged when the client has disconnected, as at the end of an event stream.
    if (!isRefused && !reply.raw.destroyed) log.error({ err: error }, 'Failed to proxy a request');
    return isRefused
      ? reply.code(400).send(UNREADABLE)
      : reply.code(500).send(errorBody(500, 'internal_error', 'Something went wrong on our side. Please try again.'));
  });

  for (const prefix of ['/api', '/media'])
    await calls.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: { request },
      // By default a GET with status 503 is retried ten times.
      retryMethods: [],
      // At the level `warn` the proxy also logs clients that disconnected; other errors are logged below.
      logLevel: 'error',
      preHandler: (incoming, reply, next) => {
        if (incoming.body instanceof Readable) incoming.body = detachedBody(incoming.body);
        const leaving = new AbortController();
        reply.raw.once('close', () => {
          // A response that has begun ends with its stream.
          if (!reply.raw.headersSent) leaving.abort();
        });
        clientAbortSignal.run(leaving.signal, next);
      },
      replyOptions: {
        // The API limits by client address and checks origins by host. This server already replied `100 Continue`.
        rewriteRequestHeaders: ({ id, ip, host, protocol, traceparent }, { expect, ...headers }) =>
          isForeign
            ? { ...headers, ...(headers.origin === `${protocol}://${host}` && { origin: apiOrigin }) }
            : {
                ...headers,
                [REQUEST_ID_HEADER]: id,
                ...(traceparent && { [TRACEPARENT_HEADER]: traceparent }),
                'x-forwarded-for': ip,
                'x-forwarded-host': host,
                'x-forwarded-proto': protocol,
              },
        // These headers describe the connection to the API.
        rewriteHeaders: ({ connection, 'keep-alive': keepAlive, ...headers }) => headers,
        onError: (reply, { error }) => {
          const { id: reqId } = reply.request;
          // Not by the log of the request, which is at the level `error` here.
          if (!reply.raw.destroyed) calls.log.warn({ reqId, err: error }, 'API unreachable or timed out');
          reply.code(503).header('retry-after', '2').send(API_UNAVAILABLE);
        },
      },
    });
}

/**
 * Returns the request body as a separate stream. undici destroys the body when the API responds before reading all of it,
 * and destroying the request itself would close the client's connection; `enableLingeringClose` reads the rest.
 */
function detachedBody(body: Readable): Readable {
  const detached = new PassThrough();
  // A client that disconnects half-way; nothing reads the error after the response.
  detached.on('error', () => undefined);
  body.once('close', () => {
    if (!body.readableEnded) detached.destroy(new Error('The client disconnected before its request was complete'));
  });
  body.pipe(detached);
  return detached;
}
