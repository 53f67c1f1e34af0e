import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import { refuseInvalidToken, requireStaff } from '../accounts/authentication.ts';
import { exportRoute } from '../export/export-route.ts';
import { invalid, noSuchEntity } from '../http/problems.ts';
import { dataResponse, ok } from '../http/response-schemas.ts';
import type { Services } from '../services.ts';
import { columnOf, compileSearch } from './compile-search.ts';
import { createUpdateRoutes } from './create-update-routes.ts';
import {
  type EntityAction,
  type EntityDefinition,
  type EntityKey,
  keyField,
  type RegisteredEntity,
  type Role,
} from './entity-definition.ts';
import { ColumnDescription, describeColumns, entitySchema, keySchema } from './field-schemas.ts';
import { getEntity, searchEntities } from './read-entities.ts';
import { SearchBody, searchExample } from './search-body.ts';

interface EntityRouteOptions {
  readonly services: Services;
  readonly registered: RegisteredEntity;
}

const Params = Type.Object({ id: Type.String() });
const Pagination = Type.Object({
  current: Type.Integer(),
  total: Type.Integer({ description: 'Rows' }),
  pages: Type.Integer(),
  first: Type.Integer({ description: 'Ordinal of the first row shown, 0 for none' }),
  last: Type.Integer(),
});
const DeleteBody = Type.Object(
  { entity: Type.Optional(Type.String()), query: Type.Array(Type.Unknown(), { minItems: 1 }) },
  { additionalProperties: false },
);

/** Generic routes of an entity, at the prefix `/api/entities/{name}`. */
export const entityRoutes: FastifyPluginAsyncTypebox<EntityRouteOptions> = async (app, { services, registered }) => {
  const { entity, handlers } = registered;
  const { database } = services;
  const isPartlyPrivate = Object.values(entity.fields).some(({ readBy }) => readBy === 'staff');

  const full = entitySchema(entity);
  const removed = dataResponse(Type.Object({ [entity.key]: keySchema(entity) }));

  const get = { summary: `Get one of ${entity.name}`, params: Params, response: ok(full) };
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
    if (isPartlyPrivate && !request.body.fields?.length) refuseInvalidToken(request);
    return { code: 200, ...(await searchEntities(database, entity, request.body, roleOf(request))) };
  });

  const columns = { summary: `The fields of ${entity.name}`, response: ok(dataResponse(ColumnDescription)) };
  app.get('/columns', { schema: columns, onRequest: guard(entity, 'columns') }, async () => ({
    code: 200,
    data: describeColumns(entity),
  }));

  const deleteOne = { summary: `Delete one of ${entity.name}`, params: Params, response: ok(removed) };
  app.delete('/:id', { schema: deleteOne, onRequest: guard(entity, 'delete') }, async ({ params }) => {
    const found = await getEntity(database, entity, params.id, 'staff');
    if (!found) throw noSuchEntity(entity);
    return await remove([found[entity.key] as EntityKey]);
  });

  const deleteMany = {
    summary: `Delete what a query finds of ${entity.name}, all or none`,
    body: { ...DeleteBody, examples: [{ query: entity.examples.query }] },
    response: ok(removed),
  };
  const options = { schema: deleteMany, onRequest: guard(entity, 'delete'), config: { timeoutMs: 0 } };
  app.post('/delete', options, async ({ body }) => {
    const { where, comparisons, hasEmptyGroup } = compileSearch(entity, body, 'staff');
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
    return rows.length > 0 ? await remove(rows.map((row) => row.key)) : { code: 200, data: [] };
  });

  async function remove(keys: readonly EntityKey[]) {
    await handlers.remove(services, keys);
    return { code: 200, data: keys.map((key) => ({ [entity.key]: key })) };
  }

  await app.register(exportRoute, { database, entity, onRequest: guard(entity, 'export') });
  await app.register(createUpdateRoutes, {
    services,
    registered,
    guard: (action: EntityAction) => guard(entity, action),
  });
};

function roleOf({ session }: FastifyRequest): Role {
  return session ? 'staff' : 'anonymous';
}

/** Returns the `onRequest` hooks of an action: `requireStaff` unless anonymous callers may use it. */
function guard(entity: EntityDefinition, action: EntityAction) {
  return entity.anonymous.has(action) ? [] : [requireStaff];
}
