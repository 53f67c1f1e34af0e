import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import { BOOKINGS_ENTITY } from '../../bookings/bookings-entity.ts';
import { findOwnBooking } from '../../bookings/my-bookings/customer-booking.ts';
import { deviceOf } from '../../bookings/my-bookings/device-bookings.ts';
import { Code } from '../../bookings/my-bookings/my-bookings-routes.ts';
import { readBooking } from '../../bookings/read-booking.ts';
import { ORDERS_OF_BOOKING, ORDERS_OF_CLIENT } from '../../platform/http/client-limits.ts';
import { limitAttempts } from '../../platform/http/limit-attempts.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { refuseOtherSites } from '../../platform/http/refuse-other-sites.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { Offer, Order, readOffers, readOrders } from './read-orders.ts';
import { startOrder } from './start-order.ts';

const params = Type.Object({ confirmationCode: Code });
const { id: _, attention: __, ...OWN } = Order.properties;
const OwnPayments = Type.Object({
  offers: Type.Array(Offer, { description: 'What can be paid now' }),
  orders: Type.Array(Type.Object(OWN), { description: 'What was tried, the newest first' }),
});
const Form = Type.Object({
  url: Type.String({ description: 'Of the page of the gateway, to which the browser sends the fields as a form' }),
  fields: Type.Record(Type.String(), Type.String()),
});
const Start = Type.Object(Offer.properties, {
  additionalProperties: false,
  examples: [{ purpose: 'rental', amount: 127.5 }],
});

/** `/api/my-bookings/:confirmationCode/online-payments`: paying a booking of the browser by card (docs/rules.md#card-payments). */
export const ownPaymentRoutes: FastifyPluginAsyncTypebox<Services & { gateway: PaymentGateway }> = async (
  app,
  { gateway, ...services },
) => {
  const { database, clock, rateLimit, onlinePayment } = services;
  app.addHook('onRequest', refuseOtherSites);

  const list = {
    summary: 'What can be paid by card, and what was tried',
    params,
    response: { 200: dataResponse(OwnPayments) },
  };
  app.get('/:confirmationCode/online-payments', { schema: list }, async (request) => {
    const { id } = await findOwn(request);
    const orders = await readOrders(database, id, clock());
    const offers = await readOffers(database, (await readBooking(database, id))?.booking, onlinePayment?.purposes);
    return {
      code: 200 as const,
      data: [{ offers: [...offers], orders: orders.map(({ id: _, attention: __, ...order }) => order) }],
    };
  });

  const start = {
    summary: 'Start to pay what was offered',
    params,
    body: Start,
    response: { 200: dataResponse(Form) },
  };
  app.post('/:confirmationCode/online-payments', { schema: start }, async (request) => {
    if (rateLimit) await limitAttempts(database, clock(), `order ${clientKey(request.ip)}`, ORDERS_OF_CLIENT);
    const { id } = await findOwn(request);
    if (rateLimit) await limitAttempts(database, clock(), `order of ${id}`, ORDERS_OF_BOOKING);
    const { url, fields } = await startOrder(services, gateway, id, request.body);
    return { code: 200 as const, data: [{ url, fields: { ...fields } }] };
  });

  /** @throws ApiProblem 404 */
  async function findOwn(request: FastifyRequest) {
    const { confirmationCode } = request.params as { confirmationCode: string };
    const own = await findOwnBooking(database, deviceOf(request), confirmationCode, clock());
    if (!own) throw noSuchEntity(BOOKINGS_ENTITY);
    return own;
  }
};
