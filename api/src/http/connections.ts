import type { FastifyInstance } from 'fastify';
import { type ConnectionTimeouts, clientErrorHandler, lingeringClose, PERMISSIONS_POLICY } from 'shared-kit/server';

/** What Fastify is told of connections. */
export function connectionOptions(timeouts: ConnectionTimeouts) {
  return {
    http: timeouts,
    // Fastify sets its own, which is none, over that of `http`.
    requestTimeout: timeouts.requestTimeout,
    // What is in flight was answered before: see addGracefulShutdown, which also refuses what comes later.
    forceCloseConnections: true,
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
  };
}

/** Answers calls before their body has arrived, and asks for a body only where the call is not refused by its head. */
export function addEarlyAnswers(app: FastifyInstance): void {
  lingeringClose(app.server);
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', async ({ headers, routeOptions }, reply, payload) => {
    const isTooLarge = Number(headers['content-length'] ?? 0) > (routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY);
    if (headers.expect && !isTooLarge) reply.raw.writeContinue();
    return payload;
  });
}

const TYPES: Readonly<Record<number, string>> = { 408: 'request_timeout', 431: 'headers_too_large' };
const refuseUnreadable = clientErrorHandler((code, message) => ({
  headers: {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'permissions-policy': PERMISSIONS_POLICY,
    'x-content-type-options': 'nosniff',
  },
  body: JSON.stringify({ code, message, error: message, meta: { type: TYPES[code] ?? 'invalid_request' } }),
}));
