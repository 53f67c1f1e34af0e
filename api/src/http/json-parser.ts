import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { invalidUtf8 } from './problems.ts';

/** Reads JSON bodies. Fastify's own parser puts U+FFFD for what is not UTF-8, and that would be stored. */
export function jsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) =>
    isUtf8(body) ? parse(request, body.toString('utf8'), done) : done(invalidUtf8()),
  );
}
