import Type from 'typebox';
import { refuseInvalidToken, requireStaff } from '../accounts/authentication.ts';
import { shareAnswers } from '../database/share-answers.ts';
import { sql } from '../database/sql.ts';
import { compileSearch, keyColumn, type Viewer } from '../entities/compile-search.ts';
import { describeColumns } from '../entities/describe-columns.ts';
import type { EntityAction, EntityDefinition } from '../entities/entity-definition.ts';
import type { EntityKey } from '../entities/entity-writer.ts';
import { getEntity } from '../entities/get-entity.ts';
import { SearchBody } from '../entities/search-body.ts';
import { searchEntities } from '../entities/search-entities.ts';
import { invalid, notFound } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { addExportRoute } from './export-route.ts';
import type { RegisteredEntity } from './registered-entities.ts';
import type { RouteScope } from './route-scope.ts';
import { viewerOf } from './viewer-of.ts';
import { addWriteRoutes } from './write-routes.ts';

const Params = Type.Object({ id: Type.String() });
const DeleteBody = Type.Object(
  { entity: Type.Optional(Type.String()), query: Type.Array(Type.Unknown(), { minItems: 1 }) },
  { additionalProperties: false },
);

/** The calls that work alike for every entity (spec §7). Any other name of an entity is 404. */
export function addEntityRoutes(app: RouteScope, services: Services, registered: RegisteredEntity): void {
  const { database } = services;
  const { entity, writer } = registered;
  const path = `/entities/${entity.name}`;

  app.get(`${path}/:id`, { schema: { params: Params }, onRequest: guard(entity, 'get') }, async (request) => {
    const found = await getEntity(database, entity, request.params.id, viewerOf(request));
    if (!found) throw notFound(`There is no such entity in ${entity.name}`);
    return found;
  });

  const find = shareAnswers(
    async ({ search, viewer }: { search: SearchBody; viewer: Viewer }) => {
      const { data, pagination } = await searchEntities(database, entity, search, viewer);
      const rest = pagination ? `,"pagination":${JSON.stringify(pagination)}` : '';
      return Buffer.from(`{"code":200,"data":${data}${rest}}`);
    },
    ({ search, viewer }) => viewer + JSON.stringify(search),
  );
  const search = { schema: { body: SearchBody }, onRequest: guard(entity, 'search') };
  app.post(`${path}/search`, search, async (request, reply) => {
    // Public pages name the fields they read. A search that names none means every field that its caller may see.
    if (entity.publicFields && !request.body.fields?.length) refuseInvalidToken(request);
    const body = await find({ search: request.body, viewer: viewerOf(request) });
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.delete(`${path}/:id`, { schema: { params: Params }, onRequest: guard(entity, 'delete') }, async (request) => {
    const found = await getEntity(database, entity, request.params.id, 'staff');
    if (!found) throw notFound(`There is no such entity in ${entity.name}`);
    return await remove([found[entity.key] as EntityKey]);
  });

  const deletion = { schema: { body: DeleteBody }, onRequest: guard(entity, 'delete'), config: { timeoutMs: 0 } };
  app.post(`${path}/delete`, deletion, async ({ body }) => {
    const { where, conditions, hasEmptyGroup } = compileSearch(entity, body, 'staff');
    if (conditions === 0 || hasEmptyGroup)
      throw invalid({ query: 'must have a condition, and in each group: this could delete everything' });
    const { rows } = await sql<{ key: EntityKey }>`
        SELECT ${keyColumn(entity)} AS key FROM ${sql.table(entity.table)} WHERE ${where}
        ORDER BY ${keyColumn(entity)}`.execute(database);
    return rows.length > 0 ? await remove(rows.map(({ key }) => key)) : { code: 200, data: [] };
  });

  async function remove(keys: readonly EntityKey[]) {
    await writer.remove(services, keys);
    return { code: 200, data: keys.map((key) => ({ [entity.key]: key })) };
  }

  app.get(`${path}/columns`, { onRequest: guard(entity, 'columns') }, async () => ({
    code: 200,
    data: describeColumns(entity),
  }));
  addExportRoute(app, services, entity, guard(entity, 'export'));
  addWriteRoutes(app, services, registered, (action) => guard(entity, action));
}

/** Hooks before an action: none, or the refusal of strangers. */
function guard(entity: EntityDefinition, action: EntityAction) {
  return entity.anonymous.has(action) ? [] : [requireStaff];
}
