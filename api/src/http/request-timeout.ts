import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { toErrorBody } from './error-handler.ts';
import { unavailable } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Time limit of the route instead of the scope's, milliseconds; 0 for none: it works on many things, or waits for
     * something other than the database.
     */
    timeoutMs?: number;
  }
}

/**
 * Answers 503 when a request of the scope takes longer than its route's `timeoutMs`, or the scope's. The database's own
 * limits hold for each step (a connection, a lock, a query), and the steps add up; this one holds for all of them.
 * Fastify's `handlerTimeout` would end as soon as the body is read.
 * @param options.timeoutMs undefined for no limit at all, as with the embedded database
 */
export const requestTimeout = fp<{ timeoutMs?: number | undefined }>(async (app, { timeoutMs: scopeTimeoutMs }) => {
  if (scopeTimeoutMs === undefined) return;
  // First of the scope's hooks: later ones ask the database too.
  app.addHook('onRequest', (request, reply, done) => {
    const timeoutMs = request.routeOptions.config.timeoutMs ?? scopeTimeoutMs;
    if (timeoutMs > 0) watch(request, reply, timeoutMs);
    done();
  });
});

function watch(request: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  let timer = setTimeout(expire, timeoutMs);
  reply.raw.once('close', () => clearTimeout(timer));

  function expire() {
    if (reply.sent) return;
    // A client that is slow to send its body is not the database's fault.
    if (request.raw.complete) answerUnavailable(request, reply);
    else timer = setTimeout(expire, timeoutMs);
  }
}

/** Written past Fastify, which would complain about the handler's own, later answer. */
function answerUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ code: 'REQUEST_TIMEOUT' }, 'the database does not answer');
  const problem = unavailable();
  const headers = { ...reply.getHeaders(), ...problem.headers, 'content-type': 'application/json; charset=utf-8' };
  reply.hijack();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.statusCode = problem.status;
  reply.raw.end(JSON.stringify(toErrorBody(problem, request)));
}
