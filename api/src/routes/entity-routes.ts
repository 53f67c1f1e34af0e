import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { requireStaff } from '../auth/authentication.ts';
import type { Viewer } from '../entities/compile-search.ts';
import type { EntityAction, EntityDefinition } from '../entities/entity-definition.ts';
import { getEntity } from '../entities/get-entity.ts';
import { SearchBody } from '../entities/search-body.ts';
import { searchEntities } from '../entities/search-entities.ts';
import { notFound } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const Params = Type.Object({ id: Type.String({ maxLength: 200 }) });

/** The calls that work alike for every entity (spec §7). Any other name of an entity is 404. */
export function addEntityRoutes(app: RouteScope, { database }: Services, entity: EntityDefinition): void {
  const path = `/api/entities/${entity.name}`;

  app.get(`${path}/:id`, { schema: { params: Params }, onRequest: guard(entity, 'get') }, async (request) => {
    const found = await getEntity(database, entity, request.params.id, viewerOf(request));
    if (!found) throw notFound(`There is no such entity in ${entity.name}`);
    return found;
  });

  app.post(`${path}/search`, { schema: { body: SearchBody }, onRequest: guard(entity, 'search') }, async (request) => ({
    code: 200,
    ...(await searchEntities(database, entity, request.body, viewerOf(request))),
  }));
}

/** Hooks before an action: none, or the refusal of strangers. */
export function guard(entity: EntityDefinition, action: EntityAction) {
  return entity.anonymous.has(action) ? [] : [requireStaff];
}

export function viewerOf({ session }: FastifyRequest): Viewer {
  return session ? 'staff' : 'anonymous';
}
