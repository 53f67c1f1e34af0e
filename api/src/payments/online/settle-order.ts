import type { Selectable, Transaction } from 'kysely';
import { ONLINE_PURPOSES, type OrderAttention, PAYMENT_FIELDS, toCents } from 'shared-kit/domain';
import { readBooking } from '../../bookings/read-booking.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';
import { lockBooking, recordPayment } from '../record-payment.ts';
import type { GatewayAnswer, GatewayCallback } from './payment-gateway.ts';
import { readOffers } from './read-orders.ts';

interface Settlement {
  /** What the callback has come to, for the log. */
  readonly settled:
    | 'unknown'
    | 'differs'
    | 'declined'
    | 'declined_after_payment'
    | 'paid'
    | 'paid_again'
    | 'paid_twice';
  readonly answer: GatewayAnswer;
  /** Why staff are told; they are once the transaction has ended. */
  readonly attention?: OrderAttention | undefined;
}

type StoredOrder = Selectable<Schema['payment_orders']>;
type Settling = Pick<Services, 'clock' | 'emailsAbout' | 'papers'> & {
  readonly transaction: Transaction<Schema>;
  readonly callback: GatewayCallback;
};

/**
 * Settles what a callback says of an order, once, however often and in which order callbacks come (docs/rules.md#card-payments). The
 * lock of the order makes callbacks wait for each other; the payment has the order's id.
 */
export async function settleOrder(services: Services, callback: GatewayCallback): Promise<Settlement> {
  const settlement = await inTransaction(services.database, async (transaction) => {
    const order = await lockOrder(transaction, callback.orderId);
    return order ? await settle({ ...services, transaction, callback }, order) : UNKNOWN;
  });
  if (settlement.attention) services.outbox.wake();
  return settlement;
}

const UNKNOWN: Settlement = { settled: 'unknown', answer: 'refused' };

async function settle(settling: Settling, order: StoredOrder): Promise<Settlement> {
  const { callback } = settling;
  const isPaid = order.state === 'paid';
  if (!callback.isApproved) {
    if (isPaid) return { settled: 'declined_after_payment', answer: 'noted' };
    await storeAnswer(settling, order, { state: 'failed' });
    return { settled: 'declined', answer: 'noted' };
  }
  if (callback.amount !== toCents(order.amount) || callback.currency !== order.currency) {
    await storeAnswer(settling, order, { ...(!isPaid && { state: 'failed' }), attention: 'differs' });
    return { settled: 'differs', answer: 'refused', attention: 'differs' };
  }
  if (isPaid && callback.transaction === order.transaction) return { settled: 'paid_again', answer: 'debit' };
  if (isPaid) {
    // What is not answered with a debit stays an authorization.
    await storeAnswer(settling, order, { attention: 'twice' });
    return { settled: 'paid_twice', answer: 'noted', attention: 'twice' };
  }
  const attention = await recordPaid(settling, order);
  return { settled: 'paid', answer: 'debit', attention };
}

/** Records the payment, also one that is no longer expected: the money is there. @returns why it is not expected */
async function recordPaid(settling: Settling, order: StoredOrder): Promise<OrderAttention | undefined> {
  const { transaction, clock, papers } = settling;
  const { id, booking_id: bookingId, purpose, amount } = order;
  await lockBooking(transaction, bookingId);
  const attention = await findAttention(settling, order);
  const type = purpose === 'deposit' ? 'hold' : 'receipt';
  const payment = { id, bookingId, purpose, type, method: 'online', amount } as const;
  await recordPayment(transaction, payment, { account: null, now: clock(), isConfirmed: true });
  await papers.receipt(transaction, id);
  await storeAnswer(settling, order, { state: 'paid', attention });
  return attention;
}

async function findAttention(
  { transaction, clock }: Settling,
  order: StoredOrder,
): Promise<OrderAttention | undefined> {
  const found = await readBooking(transaction, order.booking_id);
  if (found?.booking.status === 'canceled') return 'canceled';
  const offers = await readOffers(transaction, found?.booking, ONLINE_PURPOSES);
  const left = offers.find(({ purpose }) => purpose === order.purpose)?.amount ?? 0;
  if (toCents(left) < toCents(order.amount)) return 'covered';
  return clock().getTime() >= Date.parse(order.expires_at) ? 'late' : undefined;
}

/** Stores what a callback has come to; staff are told what they have to look at, not again when a callback is repeated. */
async function storeAnswer(
  { transaction, clock, callback, emailsAbout }: Settling,
  { id, booking_id, attention: known }: StoredOrder,
  { state, attention }: { readonly state?: 'paid' | 'failed'; readonly attention?: OrderAttention | undefined },
): Promise<void> {
  const { code, transaction: number, facts } = callback;
  await transaction
    .updateTable('payment_orders')
    .set({
      ...(state && { state, code: code || null, transaction: number, facts: JSON.stringify(facts) }),
      ...(attention && { attention }),
      answered_at: clock().toISOString(),
    })
    .where('id', '=', id)
    .execute();
  const booking = { id: booking_id, customerEmail: '' };
  if (attention && attention !== known)
    await enqueueEmails(transaction, clock(), emailsAbout({ what: 'payment_unexpected', booking }));
}

const UUID = new RegExp(PAYMENT_FIELDS.id.pattern);

async function lockOrder(transaction: Transaction<Schema>, id: string): Promise<StoredOrder | undefined> {
  if (!UUID.test(id)) return undefined;
  return await transaction.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
