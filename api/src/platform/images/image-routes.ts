import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { MAX_UPLOAD_MB } from 'shared-kit/domain';
import Type from 'typebox';
import { ApiProblem } from '../http/api-problem.ts';
import { isJsonObject } from '../http/is-json-object.ts';
import { type DescribedProblem, invalid, invalidUtf8 } from '../http/problems.ts';
import { requirePermission } from '../http/require-permission.ts';
import { dataResponse } from '../http/response-schemas.ts';
import type { Services } from '../services.ts';
import { deleteImage } from './delete-image.ts';
import { StoredImage, storeImage } from './store-image.ts';

const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1_048_576;
/** Folders of `/media` that uploads may not use. */
const RESERVED = ['demo', 'share'];
const NAMESPACE = '^[a-z0-9-]{1,40}$';
const NOT_JSON: DescribedProblem = { type: 'wrong_type', expected: 'object', message: 'must be a JSON object' };
const UploadForm = Type.Object(
  {
    file: Type.String({ contentMediaType: 'application/octet-stream', format: 'binary' }),
    namespace: Type.Optional(Type.String({ pattern: NAMESPACE, default: 'cars' })),
    assetId: Type.Optional(Type.String({ description: 'Ignored' })),
    options: Type.Optional(Type.String({ contentMediaType: 'application/json', description: 'A JSON object' })),
  },
  { examples: [{ file: '(the bytes of the picture)', namespace: 'cars' }] },
);
const DeleteQuery = Type.Object({
  publicId: Type.String({ maxLength: 200 }),
  options: Type.Optional(Type.String({ maxLength: 2_000, description: 'JSON' })),
});

export const imageRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, parts: 12, fieldSize: 10_000, headerPairs: 20 },
  });

  const upload = {
    summary: `Upload a picture: JPEG, PNG, WebP or AVIF, up to ${MAX_UPLOAD_MB} MB and 50 megapixels`,
    consumes: ['multipart/form-data'],
    body: UploadForm,
    response: { 200: dataResponse(StoredImage) },
  };
  const uploadOptions = {
    schema: upload,
    onRequest: requirePermission('images.write'),
    config: { timeoutMs: 0 },
    // `readForm` validates the multipart form.
    validatorCompiler: () => () => true,
  };
  app.post('/upload', uploadOptions, async (request) => {
    const { file, namespace } = await readForm(request);
    return { code: 200 as const, data: [await storeImage(services.mediaStore, namespace, file)] };
  });

  const remove = {
    summary: 'Delete a picture; 409 image_in_use while a car shows it',
    querystring: DeleteQuery,
    response: { 200: dataResponse(Type.Object({ publicId: Type.String() })) },
  };
  app.delete(
    '',
    { schema: remove, onRequest: requirePermission('images.write') },
    async ({ query: { publicId, options } }) => {
      if (options !== undefined && !isJsonObject(parseJson(options))) throw invalid({ options: NOT_JSON });
      if (!(await deleteImage(services, publicId)))
        throw new ApiProblem(404, { type: 'image_not_found' }, 'There is no such image');
      return { code: 200 as const, data: [{ publicId }] };
    },
  );
};

async function readForm(request: FastifyRequest): Promise<{ file: Buffer; namespace: string }> {
  if (!request.isMultipart())
    throw new ApiProblem(415, { type: 'not_multipart' }, 'An image is sent as multipart/form-data');
  let file: Buffer | undefined;
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await part.toBuffer();
      else fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    // The parser's errors (no boundary, truncated) have no status code.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new ApiProblem(400, { type: 'unreadable_form' }, 'The form could not be read');
  }
  // The parser replaces invalid UTF-8 by this character.
  if ([...fields.values()].some((value) => typeof value === 'string' && value.includes('\uFFFD'))) throw invalidUtf8();
  const namespace = fields.get('namespace') ?? 'cars';
  const problems: Record<string, DescribedProblem> = {};
  if (!file || file.length === 0) problems.file = { type: 'image_missing', message: 'Please select an image file' };
  if (typeof namespace !== 'string' || !new RegExp(NAMESPACE).test(namespace) || RESERVED.includes(namespace))
    problems.namespace = { type: 'malformed', message: 'must be lower-case letters, digits and hyphens' };
  const options = fields.get('options');
  if (options !== undefined && !isJsonObject(parseJson(options))) problems.options = NOT_JSON;
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { file: file as Buffer, namespace: namespace as string };
}

/** Returns the parsed value, or undefined when the text is not JSON. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
