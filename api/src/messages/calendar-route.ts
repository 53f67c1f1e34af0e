import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { findOwnBooking } from '../bookings/my-bookings/customer-booking.ts';
import { deviceOf } from '../bookings/my-bookings/device-bookings.ts';
import { Code } from '../bookings/my-bookings/my-bookings-routes.ts';
import { readBooking } from '../bookings/read-booking.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { refuseOtherSites } from '../platform/http/refuse-other-sites.ts';
import { FileResponse } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { composeCalendar } from './compose-calendar.ts';

/** `GET /api/my-bookings/:confirmationCode/calendar.ics`: a booking of the browser as a calendar file. */
export const calendarRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock, site }) => {
  const schema = {
    summary: 'The booking as a calendar file',
    params: Type.Object({ confirmationCode: Code }),
    response: { 200: FileResponse },
  };
  app.get('/:confirmationCode/calendar.ics', { schema, onRequest: refuseOtherSites }, async (request, reply) => {
    const own = await findOwnBooking(database, deviceOf(request), request.params.confirmationCode, clock());
    const found = own && (await readBooking(database, own.id));
    if (!found) throw noSuchEntity(BOOKINGS_ENTITY);
    const { booking, carName } = found;
    reply.type('text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${booking.confirmationCode}.ics"`);
    return composeCalendar({ booking, carName, site, locale: booking.locale ?? 'en', now: clock() });
  });
};
