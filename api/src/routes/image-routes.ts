import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { requireStaff } from '../auth/authentication.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type FieldProblems, invalid, invalidUtf8, notFound } from '../http/problems.ts';
import { deleteImage } from '../images/delete-image.ts';
import { storeImage } from '../images/store-image.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const MAX_BYTES = 10 * 1_048_576;
/** Folders of `/media` that are not for uploads. */
const RESERVED = ['demo', 'share'];
const DeleteQuery = Type.Object({
  publicId: Type.String({ maxLength: 200 }),
  options: Type.Optional(Type.String({ maxLength: 2_000, description: 'JSON' })),
});

/** `POST /api/images/upload` and `DELETE /api/images` (spec §7). */
export async function addImageRoutes(app: RouteScope, services: Services): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_BYTES, files: 1, fields: 10, parts: 12, fieldSize: 10_000, headerPairs: 20 },
  });

  app.post('/api/images/upload', { onRequest: requireStaff }, async (request) => {
    const { file, namespace } = await readForm(request);
    return { code: 200, data: [await storeImage(services.mediaDir, namespace, file)] };
  });

  const options = { schema: { querystring: DeleteQuery }, onRequest: requireStaff };
  app.delete('/api/images', options, async ({ query: { publicId, options: json } }) => {
    if (json !== undefined && !isJsonObject(json)) throw invalid({ options: 'must be a JSON object' });
    if (!(await deleteImage(services, publicId))) throw notFound('There is no such image');
    return { code: 200, data: [{ publicId }] };
  });
}

async function readForm(request: FastifyRequest): Promise<{ file: Buffer; namespace: string }> {
  if (!request.isMultipart())
    throw new ApiProblem(415, 'unsupported_media_type', 'An image is sent as multipart/form-data');
  let file: Buffer | undefined;
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await part.toBuffer();
      else fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    // The parser's own errors (no boundary, cut off) carry no status: it is the form that is wrong.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new ApiProblem(400, 'invalid_request', 'The form could not be read');
  }
  // The parser puts this sign for what is not UTF-8.
  if ([...fields.values()].some((value) => typeof value === 'string' && value.includes('\uFFFD'))) throw invalidUtf8();
  const namespace = fields.get('namespace') ?? 'cars';
  const problems: Record<string, string> = {};
  if (!file || file.length === 0) problems.file = 'Please select an image file';
  if (typeof namespace !== 'string' || !/^[a-z0-9-]{1,40}$/.test(namespace) || RESERVED.includes(namespace))
    problems.namespace = 'must be lower-case letters, digits and hyphens';
  const options = fields.get('options');
  if (options !== undefined && !isJsonObject(options)) problems.options = 'must be a JSON object';
  refuse(problems);
  return { file: file as Buffer, namespace: namespace as string };
}

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

function isJsonObject(text: unknown): boolean {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
