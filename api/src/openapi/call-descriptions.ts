import Type, { type TSchema } from 'typebox';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import { ColumnDescription, creationExamples, entitySchema, keySchema } from '../entities/field-schemas.ts';
import { dataAnswer } from '../http/answer-schemas.ts';

export interface CallDescription {
  readonly summary: string;
  /** The answer of success; a file when absent. */
  readonly answer?: TSchema;
  /** What the caller sends, for somebody who tries the call. */
  readonly example?: unknown;
}

const Pagination = Type.Object({
  current: Type.Integer(),
  total: Type.Integer({ description: 'Rows' }),
  pages: Type.Integer(),
  first: Type.Integer({ description: 'Ordinal of the first row shown, 0 for none' }),
  last: Type.Integer(),
});

/** Calls that every entity has; the key is what follows the entity's name. */
export function describeEntityCall(entity: EntityDefinition, call: string): CallDescription | undefined {
  const { name, key, examples } = entity;
  const full = entitySchema(entity);
  const removed = dataAnswer(Type.Object({ [key]: keySchema(entity) }));
  const { changes, query } = examples;
  const created = creationExamples(entity);
  const calls: Readonly<Record<string, CallDescription>> = {
    'GET /:id': { summary: `Get one of ${name}`, answer: full },
    'POST ': { summary: `Create one of ${name}`, answer: dataAnswer(full), example: created[0] },
    'PUT ': { summary: `Change what is named of one of ${name}`, answer: dataAnswer(full), example: changes[0] },
    'POST /batch': {
      summary: `Create several of ${name}, all or none`,
      answer: dataAnswer(full),
      example: created,
    },
    'PUT /batch': {
      summary: `Change several of ${name}, all or none`,
      answer: dataAnswer(full),
      example: changes,
    },
    'DELETE /:id': { summary: `Delete one of ${name}`, answer: removed },
    'POST /delete': {
      summary: `Delete what a query finds of ${name}, all or none`,
      answer: removed,
      example: { query },
    },
    'GET /columns': { summary: `The fields of ${name}`, answer: dataAnswer(ColumnDescription) },
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
