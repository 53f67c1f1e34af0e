import Type, { type TSchema } from 'typebox';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, ok } from '../platform/http/response-schemas.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { entitySchema, entityWithChildrenSchema } from './field-schemas.ts';
import { MAX_BATCH } from './read-body.ts';

type WriteAction = 'create' | 'update';

interface WriteSchema {
  readonly summary: string;
  readonly body: TSchema;
  readonly example: unknown;
}

/** Returns the options of a route that creates or updates an entity. `readBody` reports what its schema refuses. */
export function writeRoute(entity: EntityDefinition, action: WriteAction, { summary, body, example }: WriteSchema) {
  const answered = action === 'create' ? entitySchema(entity) : entityWithChildrenSchema(entity);
  return {
    schema: { summary, body: { ...body, examples: [example] }, response: ok(dataResponse(answered)) },
    attachValidation: true,
    onRequest: entity.anonymous.has(action) ? [] : [requirePermission(entity.permissions[action])],
    preValidation: normalizeBody(entity.fields),
  };
}

/** Returns the options of a route that creates or updates several entities: for staff, without a time limit. */
export function batchRoute(entity: EntityDefinition, action: WriteAction, schema: WriteSchema) {
  const body = Type.Array(schema.body, { minItems: 1, maxItems: MAX_BATCH });
  return {
    ...writeRoute(entity, action, { ...schema, body }),
    onRequest: [requirePermission(entity.permissions[action])],
    config: { timeoutMs: 0 },
  };
}
