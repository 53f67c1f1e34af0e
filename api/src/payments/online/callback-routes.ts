import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LOCALE_CODES, localizePath } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import { Code } from '../../bookings/my-bookings/my-bookings-routes.ts';
import { FORGED_CALLBACKS_OF_CLIENT } from '../../platform/http/client-limits.ts';
import { limitAttempts } from '../../platform/http/limit-attempts.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { settleOrder } from './settle-order.ts';

const MAX_BODY_BYTES = 16_384;
const Word = Type.String({ description: "The gateway's word for it" });

/** What the gateway calls, at `/api/online-payments`: its server, and the customer's browser on its way back. */
export const callbackRoutes: FastifyPluginAsyncTypebox<Services & { gateway: PaymentGateway }> = async (
  app,
  { gateway, ...services },
) => {
  const { database, clock, rateLimit, site } = services;
  // The body is a form, whatever content type is sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const callback = {
    summary: 'What became of an order, told by the gateway; the only proof of a payment',
    consumes: ['application/x-www-form-urlencoded'],
    response: { 200: Word, 503: Word },
  };
  app.post('/callback', { schema: callback }, async (request, reply) => {
    const { body, ip, log } = request;
    const verified = gateway.verify((body ?? {}) as Record<string, string>);
    reply.type('text/plain');
    if (!verified) {
      if (rateLimit) await limitAttempts(database, clock(), `callback ${clientKey(ip)}`, FORGED_CALLBACKS_OF_CLIENT);
      log.warn({ gateway: gateway.name }, 'Payment callback with a wrong hash');
      return gateway.answers.refused;
    }
    const { orderId, code, amount, currency } = verified;
    const settlement = await settleOrder(services, verified).catch((error: unknown) => {
      log.error({ err: error, order: orderId }, 'Payment callback could not be settled');
      reply.code(503);
      return { settled: 'failed', answer: 'refused', attention: undefined } as const;
    });
    const { settled, answer, attention } = settlement;
    const level = answer === 'refused' || attention ? 'warn' : 'info';
    log[level]({ order: orderId, settled, attention, answer, code, amount, currency }, 'Payment callback');
    return gateway.answers[answer];
  });

  const back = {
    summary: 'Leads the browser back to the booking; proves nothing',
    params: Type.Object({ locale: Type.Enum([...LOCALE_CODES]), confirmationCode: Code }),
    response: { 303: Type.Null() },
  };
  app.route({
    method: ['GET', 'POST'],
    url: '/return/:locale/:confirmationCode',
    schema: back,
    handler: async ({ params: { locale, confirmationCode } }, reply) => {
      const page = localizePath(locale, '/my-booking');
      return reply.redirect(`${site.siteUrl}${page}?paid=${encodeURIComponent(confirmationCode)}`, 303);
    },
  });
};
