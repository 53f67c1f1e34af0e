import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ACCEPTED_STATUSES, agencyToday } from 'shared-kit/domain';
import Type from 'typebox';
import { CUSTOMERS_ENTITY } from '../../customers/customers-entity.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { eraseBookings } from './erase-bookings.ts';
import { erasableFrom, eraseCustomer, findHindrances } from './erase-customer.ts';
import { findBookingsOfPerson } from './find-bookings-of-person.ts';
import { isErasable } from './is-erasable.ts';

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Day = Type.Object({ $date: Type.String({ description: 'yyyy-MM-dd' }) });
const BookingOfPerson = Type.Object({
  id: Id,
  confirmationCode: Type.String(),
  pickupDate: Day,
  dropoffDate: Day,
  status: Type.Enum([...ACCEPTED_STATUSES]),
  canErase: Type.Boolean({ description: 'Whether it is returned or canceled' }),
});
const Erasable = Type.Object({
  hindrances: Type.Array(
    Type.Object({
      kind: Type.Enum(['rental', 'sum', 'deposit', 'fine', 'fine_period']),
      bookingId: Id,
      from: Type.Optional(
        Type.String({ description: 'yyyy-MM-dd; a sum and a deposit have none until they are settled' }),
      ),
      amount: Type.Optional(Type.Number()),
    }),
  ),
  from: Type.Optional(
    Type.String({ description: 'yyyy-MM-dd; absent when nothing hinders, or something must be settled' }),
  ),
});
const Body = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 200 }) },
  { additionalProperties: false, examples: [{ ids: [7] }] },
);

/** `/api/erasures`, for owners: removes the customers of bookings. */
export const erasureRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const onRequest = requirePermission('bookings.erase');
  const list = {
    summary: 'A booking, and those with the same mailbox or phone number, the latest first',
    params: Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) }),
    response: { 200: dataResponse(BookingOfPerson) },
  };
  app.get('/:id', { schema: list, onRequest }, async ({ params }) => {
    const bookings = await findBookingsOfPerson(services.database, Number(params.id));
    if (bookings.length === 0) throw noSuchEntity(BOOKINGS_ENTITY);
    const data = bookings.map(({ pickupDate, dropoffDate, ...booking }) => ({
      ...booking,
      pickupDate: { $date: pickupDate },
      dropoffDate: { $date: dropoffDate },
      canErase: isErasable(booking),
    }));
    return { code: 200 as const, data };
  });

  const erase = {
    summary: 'Remove the customers of bookings everywhere; cars, days and sums stay. It cannot be undone',
    body: Body,
    response: {
      200: dataResponse(Type.Object({ emails: Type.Integer(), files: Type.Integer() })),
    },
  };
  app.post('', { schema: erase, onRequest }, async ({ body, session, log }) => {
    const erasure = await eraseBookings(services, body.ids, session?.accountId);
    log.warn({ bookings: body.ids, account: session?.accountId, ...erasure }, 'Erased the customers of bookings');
    return { code: 200 as const, data: [erasure] };
  });

  const ofCustomer = {
    summary: 'Why a customer cannot be erased yet, and from which day it works',
    params: list.params,
    response: { 200: dataResponse(Erasable) },
  };
  app.get('/customers/:id', { schema: ofCustomer, onRequest }, async ({ params }) => {
    const hindrances = await findHindrances(
      services.database,
      await rootOf(params.id),
      agencyToday(services.clock(), services.site.timeZone),
    );
    const from = erasableFrom(hindrances);
    return { code: 200 as const, data: [{ hindrances: [...hindrances], ...(from && { from }) }] };
  });

  const customer = {
    summary:
      'Remove a customer, and those merged into it, everywhere; cars, days, sums and invoices stay. It cannot be undone',
    params: list.params,
    response: erase.response,
  };
  app.post('/customers/:id', { schema: customer, onRequest }, async ({ params, session, log }) => {
    const id = await rootOf(params.id);
    const erasure = await eraseCustomer(services, id, session?.accountId);
    log.warn({ customer: id, account: session?.accountId, ...erasure }, 'Erased a customer');
    return { code: 200 as const, data: [erasure] };
  });

  async function rootOf(id: string): Promise<number> {
    const found = await services.database
      .selectFrom('customers')
      .select('root_id')
      .where('id', '=', Number(id))
      .execute();
    if (!found[0]) throw noSuchEntity(CUSTOMERS_ENTITY);
    return found[0].root_id;
  }
};
