import Type, { type TSchema } from 'typebox';
import { ColumnDescription } from '../entities/describe-columns.ts';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import { entitySchema, keySchema } from '../entities/entity-schema.ts';
import { StoredImage } from '../images/store-image.ts';

export interface CallDescription {
  readonly summary: string;
  /** The answer of success; a file when absent. */
  readonly answer?: TSchema;
  /** What the caller sends, for somebody who tries the call. */
  readonly example?: unknown;
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
      summary: 'Upload a picture as multipart/form-data: `file`, `namespace`, optional `assetId` and `options` (JSON)',
      answer: list(StoredImage),
    },
    'DELETE /api/images': { summary: 'Delete a picture', answer: list(Type.Object({ publicId: Type.String() })) },
    'POST /api/mailing/send': {
      summary: 'Write to one customer, plain text',
      answer: list(Type.Object({ messageId: Type.String() })),
      example: { to: 'amelie@example.com', subject: 'Your booking', body: 'Hello Amélie', html: false },
    },
  }),
);

/** Calls that every entity has; the key is what follows the entity's name. */
export function describeEntityCall(entity: EntityDefinition, call: string): CallDescription | undefined {
  const { name } = entity;
  const full = entitySchema(entity);
  const removed = list(Type.Object({ [entity.key]: keySchema(entity) }));
  const calls: Readonly<Record<string, CallDescription>> = {
    'GET /:id': { summary: `Get one of ${name}`, answer: full },
    'POST ': { summary: `Create one of ${name}`, answer: list(full) },
    'PUT ': { summary: `Change what is named of one of ${name}`, answer: list(full) },
    'POST /batch': { summary: `Create several of ${name}, all or none`, answer: list(full) },
    'PUT /batch': { summary: `Change several of ${name}, all or none`, answer: list(full) },
    'DELETE /:id': { summary: `Delete one of ${name}`, answer: removed },
    'POST /delete': { summary: `Delete what a query finds of ${name}, all or none`, answer: removed },
    'GET /columns': { summary: `The fields of ${name}`, answer: list(ColumnDescription) },
    'POST /export': { summary: `What a search finds of ${name}, as a file` },
    'POST /search': {
      summary: `Search ${name}: conditions and nested groups, order, projection, pages`,
      answer: Type.Object({
        code: Type.Literal(200),
        data: Type.Array(Type.Partial(full)),
        pagination: Type.Optional(Pagination),
      }),
      example: {
        entity: name,
        query: [{ field: entity.key, operator: 'NE', value: entity.key === 'id' ? 0 : 'some-car' }],
        sort: { field: entity.key, direction: 1 },
        pagination: { page: 1, size: 6 },
      },
    },
  };
  return calls[call];
}
