import { randomUUID } from 'node:crypto';
import { type OnlineOffer, toCents } from 'shared-kit/domain';
import { bookingChanged } from '../../bookings/booking-problems.ts';
import { readBooking } from '../../bookings/read-booking.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockBooking } from '../record-payment.ts';
import type { GatewayForm, PaymentGateway } from './payment-gateway.ts';
import { readOffers } from './read-orders.ts';

/** A little longer than the gateway's page waits for the card. */
const ORDER_TTL_MS = 40 * 60_000;

/**
 * Starts an attempt to pay what the customer has seen.
 * @returns the form that the browser sends to the gateway
 * @throws ApiProblem 409 `booking_changed` when it is not what can be paid now
 */
export async function startOrder(
  services: Services,
  gateway: PaymentGateway,
  bookingId: number,
  asked: OnlineOffer,
): Promise<GatewayForm> {
  const { database, clock, site, onlinePayment } = services;
  const id = randomUUID();
  const now = clock();
  const currency = onlinePayment?.currency ?? '';
  const booking = await inTransaction(database, async (transaction) => {
    await lockBooking(transaction, bookingId);
    const found = await readBooking(transaction, bookingId);
    const offers = await readOffers(transaction, found?.booking, onlinePayment?.purposes);
    if (!found || !offers.some(({ purpose, amount }) => purpose === asked.purpose && amount === asked.amount))
      throw bookingChanged(found?.booking.status ?? 'canceled');
    await transaction
      .insertInto('payment_orders')
      .values({
        ...{ id, booking_id: bookingId, gateway: gateway.name, currency, ...asked },
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + ORDER_TTL_MS).toISOString(),
      })
      .execute();
    return found.booking;
  });
  const { locale: code = 'en', confirmationCode, customerName, customerEmail, customerPhone } = booking;
  return gateway.start({
    ...{ id, amount: toCents(asked.amount), currency },
    locale: gateway.capabilities.locales.includes(code) ? code : 'en',
    customer: { name: customerName, email: customerEmail || site.email, phone: customerPhone },
    callbackUrl: `${site.siteUrl}/api/online-payments/callback`,
    returnUrl: `${site.siteUrl}/api/online-payments/return/${code}/${confirmationCode}`,
  });
}
