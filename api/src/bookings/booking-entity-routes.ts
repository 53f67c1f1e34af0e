import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../entities/caller-of.ts';
import type { FieldValues } from '../entities/entity-definition.ts';
import { creationExamples } from '../entities/field-schemas.ts';
import { readBodies, readBody } from '../entities/read-body.ts';
import { getEntities } from '../entities/read-entities.ts';
import { batchRoute, writeRoute } from '../entities/write-route.ts';
import type { Services } from '../platform/services.ts';
import { bookRoute } from './book-route.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';
import {
  BookingChangeBody,
  BookingCreationBody,
  CHANGE_RULES,
  CREATION_RULES,
  readChange,
  readCreation,
} from './commands/booking-bodies.ts';
import { changeBookings } from './commands/change-bookings.ts';
import { createBookings } from './commands/create-bookings.ts';

/** The entity's calls that create and change bookings, at its prefix: they lead to the commands. */
export const bookingEntityRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  await bookRoute(app, services);

  const created = creationExamples(BOOKINGS_ENTITY);
  const bookMany = { summary: 'Create several bookings, all or none', body: BookingCreationBody, example: created };
  app.post('/batch', batchRoute(BOOKINGS_ENTITY, 'create', bookMany), async (request) => {
    const requests = readBodies(request, CREATION_RULES).map(readCreation);
    return { code: 200, data: await createBookings(services, requests, callerOf(request)) };
  });

  const { changes } = BOOKINGS_ENTITY.examples;
  const changeOne = { summary: 'Change what is named of a booking', body: BookingChangeBody, example: changes[0] };
  app.put('', writeRoute(BOOKINGS_ENTITY, 'update', changeOne), (request) =>
    change(request, [readBody(request, CHANGE_RULES)]),
  );
  const changeMany = { summary: 'Change several bookings, all or none', body: BookingChangeBody, example: changes };
  app.put('/batch', batchRoute(BOOKINGS_ENTITY, 'update', changeMany), (request) =>
    change(request, readBodies(request, CHANGE_RULES)),
  );

  async function change(request: FastifyRequest, bodies: readonly FieldValues[]) {
    const list = bodies.map(readChange);
    await changeBookings(services, list, callerOf(request));
    const ids = list.map(({ key }) => key);
    return { code: 200, data: await getEntities(services.database, BOOKINGS_ENTITY, ids, { withChildren: true }) };
  }
};
