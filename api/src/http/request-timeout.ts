import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody } from './error-handler.ts';
import { unavailable } from './problems.ts';

/** What works on many things, or waits for others than the database. */
const TAKES_ITS_TIME = /^\/api\/(?:docs|entities\/[^/]+\/(?:batch|delete|export)$|images\/upload$|mailing\/send$)/;

/**
 * Answers 503 when a call takes longer. A single wait for the database is limited by itself; a call that waits for a
 * connection first, and then behind a lock, would add them up. Fastify's `handlerTimeout` ends as soon as the body is
 * read.
 */
export function requestTimeout(app: FastifyInstance, timeoutMs: number): void {
  // Before every other hook, which may ask the database too.
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url?.startsWith('/api/') && !TAKES_ITS_TIME.test(url)) watch(request, reply, timeoutMs);
    done();
  });
}

function watch(request: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  let timer = setTimeout(giveUp, timeoutMs);
  reply.raw.once('close', () => clearTimeout(timer));

  function giveUp() {
    if (reply.sent) return;
    // A phone that is slow to tell what it wants is not the database's fault.
    if (request.raw.complete) answerUnavailable(request, reply);
    else timer = setTimeout(giveUp, timeoutMs);
  }
}

/** Past Fastify, which would complain about what the call itself answers later. */
function answerUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ code: 'ANSWER_TIMEOUT' }, 'the database does not answer');
  const problem = unavailable();
  const headers = { ...reply.getHeaders(), ...problem.headers, 'content-type': 'application/json; charset=utf-8' };
  reply.hijack();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.statusCode = problem.status;
  reply.raw.end(JSON.stringify(toErrorBody(problem, request)));
}
