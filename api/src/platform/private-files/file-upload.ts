import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { MAX_UPLOAD_MB } from 'shared-kit/domain';
import Type, { type TSchema } from 'typebox';
import { compileWhenUsed } from '../http/compile-when-used.ts';
import { redrawPhoto } from '../images/redraw-photo.ts';

const FILE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/octet-stream',
];

/** Of a private file. */
export const FileId = Type.String({ pattern: '^[\\w-]{22}$' });

/** Part of the schema of a call that takes a file: `uploadOptions` are the options of its route. */
export const uploadSchema = {
  consumes: FILE_TYPES,
  body: Type.Unsafe<Buffer>(Type.String({ format: 'binary', examples: ['(the bytes of the file)'] })),
};
export const UPLOAD_HINT = `PDF, JPEG, PNG, WebP or AVIF, up to ${MAX_UPLOAD_MB} MB`;

/** Options of a route that takes a file, as large as an upload may be and for as long as it takes. */
export const uploadOptions = {
  bodyLimit: MAX_UPLOAD_MB * 1_048_576,
  config: { timeoutMs: 0 },
  // `readUpload` checks the bytes; a schema cannot.
  validatorCompiler: ((route) =>
    route.httpPart === 'body' ? () => true : compileWhenUsed(route)) as FastifySchemaCompiler<TSchema>,
};

/** Lets the calls of a plugin take the bytes of files. */
export function takeFiles(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/**
 * Returns what is kept of a file that was sent: a PDF file as it is, a picture drawn anew.
 * @param sent the body of the request
 * @throws ApiProblem 415 as `redrawPhoto`
 */
export async function readUpload(sent: unknown): Promise<{ readonly contentType: string; readonly bytes: Buffer }> {
  const bytes = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return { contentType: 'application/pdf', bytes };
  return { contentType: 'image/jpeg', bytes: await redrawPhoto(bytes) };
}
