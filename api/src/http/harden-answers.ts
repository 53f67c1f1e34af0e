import type { FastifyInstance } from 'fastify';
import { isApiCall } from './is-api-call.ts';

/** Whether the site is on https knows only what stands in front of the server: no `Strict-Transport-Security`. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Answers of the API are data of a person and stay in no cache. */
const API_HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

/**
 * Security headers on everything. As a table and not by a plugin, which worked them out anew for every answer: a third
 * of the processor time of a search besides its database (docs/benchmarks.md).
 */
export function hardenAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiCall(request) ? API_HEADERS : SECURITY_HEADERS);
    done();
  });
}
