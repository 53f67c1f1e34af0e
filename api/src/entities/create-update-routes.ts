import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Services } from '../platform/services.ts';
import { callerOf } from './caller-of.ts';
import type { Caller, EntityDefinition, EntityHandlers, EntityKey, FieldValues } from './entity-definition.ts';
import { creationExamples, creationSchema, findValueProblems, readValues, updateSchema } from './field-schemas.ts';
import { readBodies, readBody } from './read-body.ts';
import { getEntities } from './read-entities.ts';
import { batchRoute, writeRoute } from './write-route.ts';

const BasedOn = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
  description: 'Values that the caller has seen, null for absent ones. If the entity has others, 409 entity_changed',
});

/** Returns the routes that create and update entities, one or a batch; a batch is atomic. */
export function createUpdateRoutes(
  entity: EntityDefinition,
  handlers: EntityHandlers,
): FastifyPluginAsyncTypebox<Services> {
  return async (app, services) => {
    const { name, examples, key } = entity;
    const [created, other] = creationExamples(entity);
    const creation = creationSchema(entity);
    const update = updateSchema(entity, handlers.checksBasedOn && { basedOn: BasedOn });
    const rules = {
      findProblems: (body: FieldValues) => ({
        ...handlers.findProblems(services, body),
        ...findValueProblems(entity, body),
      }),
    };

    const createOne = { summary: `Create one of ${name}`, body: creation, example: created };
    app.post('', writeRoute(entity, 'create', createOne), (request) =>
      create([readBody(request, rules)], callerOf(request)),
    );
    const createMany = { summary: `Create several of ${name}, all or none`, body: creation, example: [created, other] };
    app.post('/batch', batchRoute(entity, 'create', createMany), (request) =>
      create(readBodies(request, rules), callerOf(request)),
    );
    const changeOne = { summary: `Change what is named of one of ${name}`, body: update, example: examples.changes[0] };
    app.put('', writeRoute(entity, 'update', changeOne), (request) =>
      change([readBody(request, rules)], callerOf(request)),
    );
    const changeMany = {
      summary: `Change several of ${name}, all or none`,
      body: update,
      example: examples.changes,
    };
    app.put('/batch', batchRoute(entity, 'update', changeMany), (request) =>
      change(readBodies(request, rules), callerOf(request)),
    );

    async function create(bodies: readonly FieldValues[], caller: Caller) {
      const entities = bodies.map((body) => readValues(entity, body, 'create'));
      return { code: 200, data: await handlers.create(services, entities, caller) };
    }

    async function change(bodies: readonly FieldValues[], caller: Caller) {
      const changes = bodies.map((body) => ({
        key: body[key] as EntityKey,
        values: readValues(entity, body, 'update'),
        ...(body.basedOn !== undefined && { basedOn: body.basedOn as FieldValues }),
      }));
      await handlers.update(services, changes, caller);
      const keys = changes.map((each) => each.key);
      return { code: 200, data: await getEntities(services.database, entity, keys, { withChildren: true }) };
    }
  };
}
