import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { BOOKING_FIELDS, type Booking } from 'shared-kit/domain';
import Type, { type Static, type TObject } from 'typebox';
import { callerOf } from '../entities/caller-of.ts';
import type { FieldValues } from '../entities/entity-definition.ts';
import { updateSchema } from '../entities/field-schemas.ts';
import { readBody } from '../entities/read-body.ts';
import { getEntities, getEntity } from '../entities/read-entities.ts';
import { writeRoute } from '../entities/write-route.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, ok } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { bookRoute } from './book-route.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';
import { acceptChangeRequest, declineChangeRequest } from './change-requests/answer-change-request.ts';
import { Amounts } from './change-requests/asked-change.ts';
import { CHANGE_RULES, CONDITIONS, readChange } from './commands/booking-bodies.ts';
import { changeBookings } from './commands/change-bookings.ts';
import { CHANGE_DETAILS } from './commands/change-details.ts';
import { deleteBookings } from './commands/delete-bookings.ts';
import { MOVE_BOOKING } from './commands/move-booking.ts';
import { quoteChange } from './commands/quote-change.ts';
import { SET_STATUS } from './commands/set-status.ts';

const Params = Type.Object({ id: Type.String() });
const Instant = Type.Object(
  {
    $date: Type.String({
      description: 'Of the request that the caller has seen. If there is another, 409 booking_changed',
    }),
  },
  { additionalProperties: false },
);

const NewAmounts = Type.Object({ ...Amounts.properties, unitPrice: Type.Number() });
const QuotesOfChange = Type.Object({
  booked: Amounts,
  agreed: NewAmounts,
  today: NewAmounts,
  refundable: Type.Number({ description: 'What could be given back for days that the customer does not use' }),
});

/**
 * The commands of bookings, at `/api/bookings`: book, and for staff change, move, status, cancel, delete. The entity's calls
 * lead to the same functions.
 */
export const bookingRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database } = services;
  await bookRoute(app, services);

  for (const { name, summary, body, example, sets = {} } of COMMANDS) {
    const documented = { summary, body, example: { ...example, basedOnStatus: 'reserved' } };
    const { schema, ...options } = writeRoute(BOOKINGS_ENTITY, 'update', documented);
    app.post(`/:id/${name}`, { ...options, schema: { ...schema, params: Params } }, (request) =>
      change(request, request.params.id, { ...readBody(request, CHANGE_RULES), ...sets }),
    );
  }

  const priced = {
    summary: 'What a change would make of the price: as booked, at the agreed rates, and at those of today',
    body: bodyOf(MOVE_BOOKING.fields),
    example: { dropoffDate: { $date: '2026-12-05' } },
  };
  const { schema, ...options } = writeRoute(BOOKINGS_ENTITY, 'update', priced);
  const quoted = { ...schema, params: Params, response: ok(dataResponse(QuotesOfChange)) };
  app.post('/:id/quote', { ...options, schema: quoted }, async (request) => {
    const id = await findId(request.params.id);
    const { values, conditions } = readChange({ ...readBody(request, CHANGE_RULES), id });
    return { code: 200, data: [await quoteChange(services, id, values, conditions.adjustments)] };
  });

  for (const [name, summary, answer] of [
    ['accept-change', 'Give the customer what was asked for, at the price of the request', acceptChangeRequest],
    ['decline-change', 'Leave the booking as it is, and tell the customer', declineChangeRequest],
  ] as const) {
    const body = Type.Object({ createdAt: Instant }, { additionalProperties: false });
    const example = { createdAt: { $date: '2026-11-20T12:00:00.000Z' } };
    const { schema, ...options } = writeRoute(BOOKINGS_ENTITY, 'update', { summary, body, example });
    app.post(`/:id/${name}`, { ...options, schema: { ...schema, params: Params } }, async (request) => {
      const id = await findId(request.params.id);
      const { createdAt } = readBody(request, { findProblems: () => ({}) }) as Static<typeof body>;
      await answer(services, { bookingId: id, createdAt: createdAt.$date }, callerOf(request));
      return { code: 200, data: await getEntities(database, BOOKINGS_ENTITY, [id], { withChildren: true }) };
    });
  }

  const remove = {
    summary: 'Delete a booking with all that belongs to it',
    params: Params,
    response: ok(dataResponse(Type.Object({ id: Type.Integer() }))),
  };
  const mayDelete = [requirePermission(BOOKINGS_ENTITY.permissions.delete)];
  app.post('/:id/delete', { schema: remove, onRequest: mayDelete }, async (request) => {
    const id = await findId(request.params.id);
    await deleteBookings(services, [id], callerOf(request));
    return { code: 200, data: [{ id }] };
  });

  async function change(request: FastifyRequest, key: string, body: FieldValues) {
    const id = await findId(key);
    await changeBookings(services, [readChange({ ...body, id })], callerOf(request));
    return { code: 200, data: await getEntities(database, BOOKINGS_ENTITY, [id], { withChildren: true }) };
  }

  /** @throws ApiProblem 404 */
  async function findId(key: string): Promise<number> {
    const booking = await getEntity(database, BOOKINGS_ENTITY, key, 'staff');
    if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
    return Number(booking.id);
  }
};

/** What staff do to a booking, by its path after the id. `sets` are values that the command itself gives. */
const COMMANDS: readonly {
  readonly name: string;
  readonly summary: string;
  readonly body: TObject;
  readonly example: object;
  readonly sets?: FieldValues;
}[] = [
  {
    name: 'change',
    summary: 'Change contact, pick-up details, language or notes',
    body: bodyOf(CHANGE_DETAILS.fields),
    example: { flightNumber: 'AT 641' },
  },
  {
    name: 'move',
    summary: 'Move a booking to another car or other days, or agree on another price',
    body: bodyOf(MOVE_BOOKING.fields),
    example: { carId: 'renault-clio-p3x8' },
  },
  {
    name: 'status',
    summary: 'Set the status of a booking',
    body: { ...bodyOf(SET_STATUS.fields), required: ['status'] },
    example: { status: 'out' },
  },
  {
    name: 'cancel',
    summary: 'Cancel a booking',
    body: bodyOf([]),
    example: { notifyCustomer: true },
    sets: { status: 'canceled' },
  },
];

/** Returns the schema of some fields, all optional, with the conditions of a change. */
function bodyOf(names: readonly (keyof Booking)[]): TObject {
  const fields = Object.fromEntries(names.map((name) => [name, BOOKING_FIELDS[name]]));
  return updateSchema({ ...BOOKINGS_ENTITY, fields, children: {} }, CONDITIONS);
}
