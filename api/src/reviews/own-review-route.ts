import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { findOwnBooking } from '../bookings/my-bookings/customer-booking.ts';
import { deviceOf } from '../bookings/my-bookings/device-bookings.ts';
import { Code } from '../bookings/my-bookings/my-bookings-routes.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { refuseOtherSites } from '../platform/http/refuse-other-sites.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { createReviewToken } from './review-link.ts';

const Invitation = Type.Object({ token: Type.String({ description: 'Of the link to the page that asks for it' }) });

/** `GET /api/my-bookings/:confirmationCode/review`: with what a customer may review a booking of the browser now. */
export const ownReviewRoute: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, authSecret, asksForReviews } = services;
  const schema = {
    summary: 'What opens the page that asks for a review; empty when none is asked for, or one was written',
    params: Type.Object({ confirmationCode: Code }),
    response: { 200: dataResponse(Invitation) },
  };
  app.get('/:confirmationCode/review', { schema, onRequest: refuseOtherSites }, async (request) => {
    const own = await findOwnBooking(database, deviceOf(request), request.params.confirmationCode, clock());
    // A browser sees its bookings for fewer days than their links are good for.
    if (!own) throw noSuchEntity(BOOKINGS_ENTITY);
    const written = database.selectFrom('reviews').select('stars').where('booking_id', '=', own.id);
    const isAsked =
      asksForReviews && own.customerEmail !== '' && own.status === 'returned' && !(await written.executeTakeFirst());
    return { code: 200 as const, data: isAsked ? [{ token: createReviewToken(authSecret, own) }] : [] };
  });
};
