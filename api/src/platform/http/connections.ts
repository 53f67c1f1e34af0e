import fp from 'fastify-plugin';
import type { AnswerProblemType } from 'shared-kit/domain';
import {
  type ConnectionTimeouts,
  clientErrorHandler,
  enableLingeringClose,
  PERMISSIONS_POLICY,
  trackForShutdown,
} from 'shared-kit/server';
import { HEALTH_PATH } from '../health/health-route.ts';
import { sendProblem } from './error-handler.ts';
import { unavailable } from './problems.ts';

/** Returns Fastify's options for connections. */
export function connectionOptions(timeouts: ConnectionTimeouts) {
  return {
    http: timeouts,
    // Fastify's default, no limit, would override that of `http`.
    requestTimeout: timeouts.requestTimeout,
    // The graceful shutdown below completes requests in flight and refuses later ones itself.
    forceCloseConnections: true,
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
  };
}

/**
 * Responds to requests before their body has arrived, sends `100 Continue` only if the headers are accepted, and makes
 * `close` complete requests in flight first. During the shutdown new connections are refused, so that a load balancer uses
 * another server; requests on open connections are served, since a proxy may not repeat them, and the health check gets 503.
 */
export const connections = fp(async (app) => {
  enableLingeringClose(app.server);
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', async ({ headers, routeOptions }, reply, payload) => {
    const isTooLarge = Number(headers['content-length'] ?? 0) > (routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY);
    if (headers.expect && !isTooLarge) reply.raw.writeContinue();
    return payload;
  });

  const shutdown = trackForShutdown(app.server, { refusesConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!shutdown.isDraining() || request.routeOptions.url !== HEALTH_PATH) return;
    return sendProblem(unavailable(), request, reply);
  });
  app.addHook('preClose', () => shutdown.drain());
});

const TYPES: Readonly<Record<number, AnswerProblemType>> = { 408: 'request_timeout', 431: 'headers_too_large' };
const answerUnreadable = clientErrorHandler((code, message) => ({
  headers: {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'permissions-policy': PERMISSIONS_POLICY,
    'x-content-type-options': 'nosniff',
  },
  body: JSON.stringify({ code, message, error: message, meta: { type: TYPES[code] ?? 'invalid_request' } }),
}));
