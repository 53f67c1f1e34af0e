import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import fp from 'fastify-plugin';
import { invalid, invalidUtf8 } from './problems.ts';

/** Deeper than any valid body, and safe for recursive functions. */
const MAX_DEPTH = 20;

/** Accepts JSON bodies in valid UTF-8 of limited depth; others get 415 or 400. Uploads add their own parser. */
export const requestBody = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  // Fastify's own parser replaces invalid UTF-8 by U+FFFD, which would be stored.
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Clients set the content type of every call, also of one without a body.
    if (body.length === 0 && request.method === 'DELETE') return done(null);
    return isUtf8(body) ? parse(request, body.toString('utf8'), done) : done(invalidUtf8());
  });
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeperThan(body, MAX_DEPTH)) {
      const message = `nests at most ${MAX_DEPTH} deep`;
      throw invalid({ body: { type: 'too_deep', maximum: MAX_DEPTH, message } });
    }
  });
});

function isDeeperThan(value: unknown, depth: number): boolean {
  // The bytes of an upload are no structure, and its stream holds itself.
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || value instanceof Readable) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}
