import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { bookingChanged } from '../../bookings/booking-problems.ts';
import { BOOKINGS_ENTITY } from '../../bookings/bookings-entity.ts';
import { readBooking } from '../../bookings/read-booking.ts';
import { limitStaffEmails } from '../../platform/http/limit-staff-emails.ts';
import { invalid, noSuchEntity } from '../../platform/http/problems.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';
import { readOffers } from './read-orders.ts';

/** `POST /api/payments/pay-link`: asks a customer by e-mail to pay by card. The link opens the booking, not the gateway. */
export const payLinkRoute: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, outbox, emailsAbout, onlinePayment } = services;
  const schema = {
    summary: 'Send the customer a link to the page on which the booking is paid by card',
    body: Type.Object(
      { bookingId: Type.Integer({ minimum: 1 }) },
      { additionalProperties: false, examples: [{ bookingId: 7 }] },
    ),
    response: { 200: dataResponse(Type.Never()) },
  };
  app.post('/pay-link', { schema, onRequest: requirePermission('mail.send') }, async (request) => {
    const { bookingId } = request.body;
    const found = await readBooking(database, bookingId);
    if (!found) throw noSuchEntity(BOOKINGS_ENTITY);
    const { booking } = found;
    if (booking.customerEmail === '')
      throw invalid({ bookingId: { type: 'required', message: 'has no e-mail address' } });
    if ((await readOffers(database, booking, onlinePayment?.purposes)).length === 0)
      throw bookingChanged(booking.status);
    await limitStaffEmails(services, request);
    await enqueueEmails(database, clock(), emailsAbout({ what: 'payment_asked', booking }));
    outbox.wake();
    return { code: 200 as const, data: [] };
  });
};
