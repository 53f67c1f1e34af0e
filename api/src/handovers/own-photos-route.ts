import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HANDOVER_DIRECTIONS } from 'shared-kit/domain';
import Type from 'typebox';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { findOwnBooking } from '../bookings/my-bookings/customer-booking.ts';
import { deviceOf } from '../bookings/my-bookings/device-bookings.ts';
import { Code } from '../bookings/my-bookings/my-bookings-routes.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { refuseOtherSites } from '../platform/http/refuse-other-sites.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';

const Photo = Type.Object({
  fileId: Type.String({ description: 'For `/api/photos/{fileId}`' }),
  direction: Type.Enum([...HANDOVER_DIRECTIONS]),
});

/** `GET /api/my-bookings/:confirmationCode/photos`: what a customer sees of the signed hand-overs of a booking of the browser. */
export const ownPhotosRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock }) => {
  const schema = {
    summary: 'The photographs of the signed hand-overs of the booking, in their order',
    params: Type.Object({ confirmationCode: Code }),
    response: { 200: dataResponse(Photo) },
  };
  app.get('/:confirmationCode/photos', { schema, onRequest: refuseOtherSites }, async (request) => {
    const own = await findOwnBooking(database, deviceOf(request), request.params.confirmationCode, clock());
    if (!own) throw noSuchEntity(BOOKINGS_ENTITY);
    const data = await database
      .selectFrom('handover_photos')
      .innerJoin('handovers', 'handovers.id', 'handover_id')
      .select(['file_id as fileId', 'direction'])
      .where('booking_id', '=', own.id)
      .where('signed_at', 'is not', null)
      .orderBy('signed_at')
      .orderBy('position')
      .execute();
    return { code: 200 as const, data };
  });
};
