import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { endAccess } from './device-bookings.ts';

/** `/api/booking-access`, for staff: ends the access of browsers and links to a booking. */
export const endAccessRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database }) => {
  const end = {
    summary: 'End all access of browsers and links to a booking',
    params: Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) }),
    response: { 200: dataResponse(Type.Never()) },
  };
  app.delete('/:id', { schema: end, onRequest: requirePermission('bookings.write') }, async ({ params, session }) => {
    const actor = session?.accountId;
    if (actor === undefined) throw new TypeError('Access is ended by an account');
    const isEnded = await inTransaction(
      database,
      (transaction) => endAccess(transaction, Number(params.id), actor),
      actor,
    );
    if (!isEnded) throw noSuchEntity(BOOKINGS_ENTITY);
    return { code: 200 as const, data: [] };
  });
};
