import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { OnlinePaymentSettings, Services } from '../../platform/services.ts';
import { callbackRoutes } from './callback-routes.ts';
import { createPaymentGateway } from './create-payment-gateway.ts';
import { ownPaymentRoutes } from './own-payment-routes.ts';
import { payLinkRoute } from './pay-link-route.ts';

/** All calls about payments on the page of a gateway. Loaded with a gateway only. @throws Error as `createPaymentGateway` */
export const onlinePaymentRoutes: FastifyPluginAsyncTypebox<
  Services & { readonly onlinePayment: OnlinePaymentSettings }
> = async (app, services) => {
  const gateway = createPaymentGateway(services.onlinePayment);
  await app.register(callbackRoutes, { prefix: '/online-payments', gateway, ...services });
  await app.register(ownPaymentRoutes, { prefix: '/my-bookings', gateway, ...services });
  await app.register(payLinkRoute, { prefix: '/payments', ...services });
};
