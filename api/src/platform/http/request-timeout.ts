import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { toErrorBody } from './error-handler.ts';
import { unavailable } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Time limit of the route instead of the scope's, milliseconds; 0 for none, in routes that process batches or wait for
     * something other than the database.
     */
    timeoutMs?: number;
  }
}

/**
 * Responds 503 when a request takes longer than its route's `timeoutMs`, or the scope's. Timeouts per step (connection,
 * lock, query) add up; this one bounds the whole request. Fastify's `handlerTimeout` ends once the body is read.
 * @param options.timeoutMs undefined for no limit at all, as with the embedded database
 */
export const requestTimeout = fp<{ timeoutMs?: number | undefined }>(async (app, { timeoutMs: scopeTimeoutMs }) => {
  if (scopeTimeoutMs === undefined) return;
  const stops = new WeakMap<FastifyRequest, () => void>();
  // First of the scope's hooks: later ones query the database too.
  app.addHook('onRequest', (request, reply, done) => {
    const timeoutMs = request.routeOptions.config.timeoutMs ?? scopeTimeoutMs;
    if (timeoutMs > 0) stops.set(request, startTimer(request, reply, timeoutMs));
    done();
  });
  // A response that has begun is sent however slowly the client reads it: a 503 would go out with its headers, such as
  // `content-encoding`.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    stops.get(request)?.();
    done();
  });
});

/** Starts the timer of a request. Returns a function that stops it. */
function startTimer(request: FastifyRequest, reply: FastifyReply, timeoutMs: number): () => void {
  let timer = setTimeout(expire, timeoutMs);
  const stop = () => clearTimeout(timer);
  reply.raw.once('close', stop);
  return stop;

  function expire() {
    if (reply.sent) return;
    // The client is still sending its body: restart the timer.
    if (request.raw.complete) answerUnavailable(request, reply);
    else timer = setTimeout(expire, timeoutMs);
  }
}

/** Bypasses Fastify (hijack): the handler's later reply would raise an error. */
function answerUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ code: 'REQUEST_TIMEOUT' }, 'Request timed out');
  const problem = unavailable();
  const headers = { ...reply.getHeaders(), ...problem.headers, 'content-type': 'application/json; charset=utf-8' };
  reply.hijack();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.statusCode = problem.status;
  reply.raw.end(JSON.stringify(toErrorBody(problem, request)));
}
