import type { FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import type { EntityAction } from '../entities/entity-definition.ts';
import type { EntityBody, WireEntity } from '../entities/entity-writer.ts';
import { limitCreation } from '../entities/limit-creation.ts';
import { creationSchema, updateSchema } from '../entities/write-schemas.ts';
import { findSchemaProblems } from '../http/find-schema-problems.ts';
import { invalid } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { RegisteredEntity } from './registered-entities.ts';
import type { RouteScope } from './route-scope.ts';

const MAX_BATCH = 500;

/** Create and update, one or many at once; many are done all or not at all. */
export function addWriteRoutes(
  app: RouteScope,
  services: Services,
  { entity, writer, creationLimit }: RegisteredEntity,
  guard: (action: EntityAction) => ((request: FastifyRequest) => Promise<void>)[],
): void {
  const path = `/entities/${entity.name}`;
  const creation = creationSchema(entity);
  const update = updateSchema(entity);
  const batch = (schema: TSchema) => Type.Array(schema, { minItems: 1, maxItems: MAX_BATCH });
  // What the schema finds is told together with what only the rules can find.
  const options = (body: TSchema, action: EntityAction) => ({
    schema: { body },
    attachValidation: true,
    onRequest: guard(action),
    ...(action === 'batch' && { config: { timeoutMs: 0 } }),
  });
  const limit = creationLimit && services.rateLimit ? [limitCreation(services, entity, creationLimit)] : [];

  const creationOptions = { ...options(creation, 'create'), preHandler: limit };
  app.post(path, creationOptions, async (request) => answer(writer.create(services, [checkOne(request)])));
  app.put(path, options(update, 'update'), async (request) => answer(writer.update(services, [checkOne(request)])));
  app.post(`${path}/batch`, options(batch(creation), 'batch'), async (request) =>
    answer(writer.create(services, checkMany(request))),
  );
  app.put(`${path}/batch`, options(batch(update), 'batch'), async (request) =>
    answer(writer.update(services, checkMany(request))),
  );

  function checkOne(request: FastifyRequest): EntityBody {
    const body = isRecord(request.body) ? request.body : {};
    refuse({ ...schemaProblems(request), ...writer.findProblems(services, body) });
    return body;
  }

  function checkMany(request: FastifyRequest): EntityBody[] {
    const bodies = Array.isArray(request.body) ? request.body.map((body) => (isRecord(body) ? body : {})) : [];
    const problems = bodies.slice(0, MAX_BATCH).flatMap((body, index) => {
      const found = Object.entries(writer.findProblems(services, body));
      return found.map(([field, problem]) => [`${index}.${field}`, problem]);
    });
    refuse({ ...schemaProblems(request), ...Object.fromEntries(problems) });
    return bodies;
  }
}

async function answer(written: Promise<readonly WireEntity[]>) {
  return { code: 200, data: await written };
}

function schemaProblems(request: FastifyRequest) {
  return findSchemaProblems(request.validationError?.validation ?? []);
}

function refuse(problems: Readonly<Record<string, string>>): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

function isRecord(value: unknown): value is EntityBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
