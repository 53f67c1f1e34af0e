import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { clientKey } from 'shared-kit/server';
import Type, { type TSchema } from 'typebox';
import { findSchemaProblems } from '../platform/http/find-schema-problems.ts';
import { isJsonObject } from '../platform/http/is-json-object.ts';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { type FieldProblems, invalid, unauthorized } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, ok } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import type { Caller, EntityChange, FieldValues, RegisteredEntity, WireEntity } from './entity-definition.ts';
import {
  creationExamples,
  creationSchema,
  entitySchema,
  entityWithChildrenSchema,
  findValueProblems,
  isCleared,
  readValues,
  updateSchema,
} from './field-schemas.ts';
import { limitCreation } from './limit-creation.ts';
import { getEntities } from './read-entities.ts';

const MAX_BATCH = 500;

interface CreateUpdateRouteOptions {
  readonly services: Services;
  readonly registered: RegisteredEntity;
  readonly guard: (action: 'create' | 'update') => onRequestAsyncHookHandler[];
  readonly callerOf: (request: FastifyRequest) => Caller;
}

/** Routes that create and update entities, one or a batch; a batch is atomic. */
export const createUpdateRoutes: FastifyPluginAsyncTypebox<CreateUpdateRouteOptions> = async (app, options) => {
  const { services, registered, guard, callerOf } = options;
  const { entity, handlers, creationLimit, identifyDevice } = registered;
  const creation = creationSchema(entity);
  const update = updateSchema(entity);
  const answered = { create: entitySchema(entity), update: entityWithChildrenSchema(entity) };
  const batch = (schema: TSchema) => Type.Array(schema, { minItems: 1, maxItems: MAX_BATCH });
  // Validation errors are reported together with those of `findProblems`.
  const route = (action: 'create' | 'update', summary: string, body: TSchema, example: unknown) => ({
    schema: {
      summary,
      body: { ...body, examples: [example] },
      response: ok(dataResponse(answered[action])),
    },
    attachValidation: true,
    onRequest: guard(action),
    preValidation: normalizeBody(entity.fields),
  });
  // Requires staff even for entities that anonymous callers may create, and has no time limit.
  const batchRoute = (action: 'create' | 'update', summary: string, body: TSchema, example: unknown) => ({
    ...route(action, summary, body, example),
    onRequest: [requirePermission(entity.permissions[action])],
    config: { timeoutMs: 0 },
  });
  const limit = creationLimit && services.rateLimit ? [limitCreation(services, entity, creationLimit)] : [];

  const { name, examples } = entity;
  const created = creationExamples(entity);
  const createOne = { ...route('create', `Create one of ${name}`, creation, created[0]), preHandler: limit };
  app.post('', createOne, async (request, reply) => {
    const body = checkOne(request, 'create');
    const device = request.session ? undefined : await identifyDevice?.(services.database, request);
    const created = await create([body], {
      ...callerOf(request),
      ...(device && { device: device.digest, client: clientKey(request.ip) }),
    });
    device?.remember(reply);
    return created;
  });
  const createMany = batchRoute('create', `Create several of ${name}, all or none`, batch(creation), created);
  app.post('/batch', createMany, (request) => create(checkMany(request, 'create'), callerOf(request)));
  const changeOne = route('update', `Change what is named of one of ${name}`, update, examples.changes[0]);
  app.put('', changeOne, (request) => change([checkOne(request, 'update')], callerOf(request)));
  const changeMany = batchRoute('update', `Change several of ${name}, all or none`, batch(update), examples.changes);
  app.put('/batch', changeMany, (request) => change(checkMany(request, 'update'), callerOf(request)));

  async function create(bodies: readonly FieldValues[], caller: Caller) {
    const entities = bodies.map((body) => ({ ...readValues(entity, body, 'create'), ...readOptions(body) }));
    return answer(await handlers.create(services, entities, caller));
  }

  async function change(bodies: readonly FieldValues[], caller: Caller) {
    const changes = bodies.map(readChange);
    await handlers.update(services, changes, caller);
    const keys = changes.map(({ key }) => key);
    return answer(await getEntities(services.database, entity, keys, { withChildren: true }));
  }

  function readChange(body: FieldValues): EntityChange {
    const conditions = Object.keys(entity.changeConditions ?? {}).map((name) => [name, body[name]]);
    return {
      key: body[entity.key] as EntityChange['key'],
      values: readValues(entity, body, 'update'),
      conditions: Object.fromEntries(conditions),
    };
  }

  function readOptions(body: FieldValues): FieldValues {
    const sent = Object.keys(entity.creationOptions ?? {}).filter((name) => body[name] !== undefined);
    return Object.fromEntries(sent.map((name) => [name, body[name]]));
  }

  /** Returns whether an empty field is no problem: staff may leave it empty. */
  function isOmitted(body: FieldValues, field: string, action: 'create' | 'update'): boolean {
    const isByStaff = action === 'update' || Object.keys(readOptions(body)).length > 0;
    return isByStaff && !!entity.omittedByStaff?.includes(field) && isCleared(body[field] ?? null);
  }

  function findProblems(body: FieldValues): FieldProblems {
    return { ...handlers.findProblems(services, body), ...findValueProblems(entity, body) };
  }

  function checkOne(request: FastifyRequest, action: 'create' | 'update'): FieldValues {
    const body = isJsonObject(request.body) ? request.body : {};
    if (!request.session && Object.keys(readOptions(body)).length > 0) throw unauthorized();
    const problems = Object.entries({ ...schemaProblems(request), ...findProblems(body) });
    refuse(Object.fromEntries(problems.filter(([field]) => !isOmitted(body, field, action))));
    return body;
  }

  function checkMany(request: FastifyRequest, action: 'create' | 'update'): FieldValues[] {
    const bodies = Array.isArray(request.body) ? request.body.map((body) => (isJsonObject(body) ? body : {})) : [];
    const problems = bodies.slice(0, MAX_BATCH).flatMap((body, index) => {
      const found = Object.entries(findProblems(body));
      return found.map(([field, problem]) => [`${index}.${field}`, problem] as const);
    });
    const all = Object.entries({ ...schemaProblems(request), ...Object.fromEntries(problems) });
    const isProblem = (key: string) => {
      const [index = '', field = ''] = key.split('.');
      return !isOmitted(bodies[Number(index)] ?? {}, field, action);
    };
    refuse(Object.fromEntries(all.filter(([key]) => isProblem(key))));
    return bodies;
  }
};

function answer(data: readonly WireEntity[]) {
  return { code: 200, data };
}

function schemaProblems(request: FastifyRequest): FieldProblems {
  return findSchemaProblems(request.validationError?.validation ?? []);
}

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
