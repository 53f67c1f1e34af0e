import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import { invalid, noSuchEntity } from '../platform/http/problems.ts';
import { refuseInvalidToken, requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, ok, Pagination } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { callerOf } from './caller-of.ts';
import { columnOf, compileSearch } from './compile-search.ts';
import {
  type Caller,
  type EntityAction,
  type EntityDefinition,
  type EntityKey,
  keyField,
  type RegisteredEntity,
  type Role,
} from './entity-definition.ts';
import { exportRoute } from './export/export-route.ts';
import {
  ColumnDescription,
  describeColumns,
  entitySchema,
  entityWithChildrenSchema,
  keySchema,
} from './field-schemas.ts';
import { countEntities, getEntity, searchEntities } from './read-entities.ts';
import { CountBody, SearchBody, searchExample, ValueCount } from './search-body.ts';

interface EntityRouteOptions {
  readonly services: Services;
  readonly registered: RegisteredEntity;
}

const Params = Type.Object({ id: Type.String() });
const DeleteBody = Type.Object(
  { entity: Type.Optional(Type.String()), query: Type.Array(Type.Unknown(), { minItems: 1 }) },
  { additionalProperties: false },
);

/** Generic routes of an entity, at the prefix `/api/entities/{name}`. */
export const entityRoutes: FastifyPluginAsyncTypebox<EntityRouteOptions> = async (app, { services, registered }) => {
  const { entity, remove: removeEntities, writeRoutes } = registered;
  const { database } = services;
  // Visitors search cars without `fields` too, also after their session has ended.
  const isGetForStaff = !entity.anonymous.has('get');

  const full = entitySchema(entity);
  const removed = dataResponse(Type.Object({ [entity.key]: keySchema(entity) }));

  const get = {
    summary: `Get one of ${entity.name}`,
    params: Params,
    response: ok(entityWithChildrenSchema(entity)),
  };
  app.get('/:id', { schema: get, onRequest: guard(entity, 'get') }, async (request) => {
    const found = await getEntity(database, entity, request.params.id, roleOf(request));
    if (!found) throw noSuchEntity(entity);
    return found;
  });

  const search = {
    summary: `Search ${entity.name}: conditions and nested groups, order, projection, pages`,
    body: { ...SearchBody, examples: [{ ...searchExample(entity), pagination: { page: 1, size: 6 } }] },
    response: ok(
      Type.Object({ ...dataResponse(Type.Partial(full)).properties, pagination: Type.Optional(Pagination) }),
    ),
  };
  app.post('/search', { schema: search, onRequest: guard(entity, 'search') }, async (request) => {
    // A search without `fields` means all fields: with an expired token that would silently be the public ones only.
    if (isGetForStaff && !request.body.fields?.length) refuseInvalidToken(request);
    return { code: 200, ...(await searchEntities(database, entity, request.body, roleOf(request))) };
  });

  const count = {
    summary: `Count what a search finds of ${entity.name} by the values of a field, or by conditions`,
    body: { ...CountBody, examples: [{ query: entity.examples.query, by: entity.key }] },
    response: ok(dataResponse(ValueCount)),
  };
  const mayRead = [requirePermission(entity.permissions.read)];
  app.post('/count', { schema: count, onRequest: mayRead }, async ({ body }) => ({
    code: 200,
    data: await countEntities(database, entity, body),
  }));

  const columns = { summary: `The fields of ${entity.name}`, response: ok(dataResponse(ColumnDescription)) };
  app.get('/columns', { schema: columns, onRequest: guard(entity, 'columns') }, async () => ({
    code: 200,
    data: describeColumns(entity),
  }));

  const deleteOne = { summary: `Delete one of ${entity.name}`, params: Params, response: ok(removed) };
  app.delete('/:id', { schema: deleteOne, onRequest: guard(entity, 'delete') }, async (request) => {
    const found = await getEntity(database, entity, request.params.id, 'staff');
    if (!found) throw noSuchEntity(entity);
    return await remove([found[entity.key] as EntityKey], callerOf(request));
  });

  const deleteMany = {
    summary: `Delete what a query finds of ${entity.name}, all or none`,
    body: { ...DeleteBody, examples: [{ query: entity.examples.query }] },
    response: ok(removed),
  };
  const options = { schema: deleteMany, onRequest: guard(entity, 'delete'), config: { timeoutMs: 0 } };
  app.post('/delete', options, async (request) => {
    const { where, comparisons, hasEmptyGroup } = compileSearch(entity, request.body, 'staff');
    if (comparisons === 0 || hasEmptyGroup)
      throw invalid({
        query: {
          type: 'condition_required',
          message: 'must have a condition, and in each group: this could delete everything',
        },
      });
    const key = sql.raw(columnOf(entity, keyField(entity)));
    const { rows } = await sql<{ key: EntityKey }>`
      SELECT ${key} AS key FROM ${sql.table(entity.table)} WHERE ${where} ORDER BY ${key}`.execute(database);
    return rows.length > 0
      ? await remove(
          rows.map((row) => row.key),
          callerOf(request),
        )
      : { code: 200, data: [] };
  });

  async function remove(keys: readonly EntityKey[], caller: Caller) {
    await removeEntities(services, keys, caller);
    return { code: 200, data: keys.map((key) => ({ [entity.key]: key })) };
  }

  await app.register(exportRoute, { database, ...registered, onRequest: guard(entity, 'export') });
  await app.register(writeRoutes, services);
};

function roleOf({ session }: FastifyRequest): Role {
  return session ? 'staff' : 'anonymous';
}

/** Returns the `onRequest` hooks of an action: the permission that it needs, unless anonymous callers may use it. */
function guard({ anonymous, permissions }: EntityDefinition, action: EntityAction) {
  if (anonymous.has(action)) return [];
  return [
    requirePermission(action in permissions ? permissions[action as keyof typeof permissions] : permissions.read),
  ];
}
