import Type, { type TSchema } from 'typebox';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import { ColumnDescription, creationExamples, entitySchema, keySchema } from '../entities/field-schemas.ts';
import { StoredImage } from '../images/store-image.ts';

export interface CallDescription {
  readonly summary: string;
  /** The answer of success; a file when absent. */
  readonly answer?: TSchema;
  /** What the caller sends, for somebody who tries the call. */
  readonly example?: unknown;
  /** What is sent as multipart/form-data, which the route reads part by part. */
  readonly form?: TSchema;
}

const list = (item: TSchema) => Type.Object({ code: Type.Literal(200), data: Type.Array(item) });

const Pagination = Type.Object({
  current: Type.Integer(),
  total: Type.Integer({ description: 'Rows' }),
  pages: Type.Integer(),
  first: Type.Integer({ description: 'Ordinal of the first row shown, 0 for none' }),
  last: Type.Integer(),
});

/** Calls that are there once. */
export const CALLS: ReadonlyMap<string, CallDescription> = new Map(
  Object.entries({
    'GET /api/health': {
      summary: 'Can the server serve? 503 while it cannot',
      answer: Type.Object({ status: Type.Literal('ok') }),
    },
    'GET /api/availability': {
      summary: 'The cars that are not free on every day from `from` to `to`, both included',
      answer: list(Type.Object({ carId: Type.String() })),
    },
    'POST /api/auth/login': {
      summary: 'Sign in; answers a bearer token and sets the session cookie',
      answer: list(Type.Object({ accessToken: Type.String(), expiresIn: Type.Integer({ description: 'Seconds' }) })),
      example: { email: 'staff@example.com', password: 'a password' },
    },
    'POST /api/auth/logout': { summary: 'End the session', answer: list(Type.Never()) },
    'POST /api/images/upload': {
      summary: 'Upload a picture: JPEG, PNG, WebP or AVIF, up to 10 MB and 50 megapixels',
      answer: list(StoredImage),
      form: Type.Object(
        {
          file: Type.String({ contentMediaType: 'application/octet-stream', format: 'binary' }),
          namespace: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,40}$', default: 'cars' })),
          assetId: Type.Optional(Type.String({ description: 'Not looked at' })),
          options: Type.Optional(Type.String({ contentMediaType: 'application/json', description: 'A JSON object' })),
        },
        { required: ['file'] },
      ),
      example: { file: '(the bytes of the picture)', namespace: 'cars' },
    },
    'DELETE /api/images': {
      summary: 'Delete a picture; 409 image_in_use while a car shows it',
      answer: list(Type.Object({ publicId: Type.String() })),
    },
    'POST /api/mailing/send': {
      summary: 'Write to one customer, plain text',
      answer: list(Type.Object({ messageId: Type.String() })),
      example: { to: 'amelie@example.com', subject: 'Your booking', body: 'Hello Amélie', html: false },
    },
  }),
);

/** Calls that every entity has; the key is what follows the entity's name. */
export function describeEntityCall(entity: EntityDefinition, call: string): CallDescription | undefined {
  const { name, key, examples } = entity;
  const full = entitySchema(entity);
  const removed = list(Type.Object({ [key]: keySchema(entity) }));
  const { changes, query } = examples;
  const created = creationExamples(entity);
  const calls: Readonly<Record<string, CallDescription>> = {
    'GET /:id': { summary: `Get one of ${name}`, answer: full },
    'POST ': { summary: `Create one of ${name}`, answer: list(full), example: created[0] },
    'PUT ': { summary: `Change what is named of one of ${name}`, answer: list(full), example: changes[0] },
    'POST /batch': {
      summary: `Create several of ${name}, all or none`,
      answer: list(full),
      example: created,
    },
    'PUT /batch': {
      summary: `Change several of ${name}, all or none`,
      answer: list(full),
      example: changes,
    },
    'DELETE /:id': { summary: `Delete one of ${name}`, answer: removed },
    'POST /delete': {
      summary: `Delete what a query finds of ${name}, all or none`,
      answer: removed,
      example: { query },
    },
    'GET /columns': { summary: `The fields of ${name}`, answer: list(ColumnDescription) },
    'POST /export': {
      summary: `What a search finds of ${name}, as a file`,
      example: { entity: name, query, sort: { field: key, direction: 1 } },
    },
    'POST /search': {
      summary: `Search ${name}: conditions and nested groups, order, projection, pages`,
      answer: Type.Object({
        code: Type.Literal(200),
        data: Type.Array(Type.Partial(full)),
        pagination: Type.Optional(Pagination),
      }),
      example: { entity: name, query, sort: { field: key, direction: 1 }, pagination: { page: 1, size: 6 } },
    },
  };
  return calls[call];
}
