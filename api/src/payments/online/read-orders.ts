import {
  type Booking,
  ONLINE_PURPOSES,
  type OnlineOffer,
  type OnlinePurpose,
  ORDER_ATTENTIONS,
  ORDER_STATES,
  type OrderState,
  onlineOffers,
} from 'shared-kit/domain';
import Type, { type Static } from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { readBalance } from '../read-balances.ts';

const Instant = Type.Object({ $date: Type.String({ description: 'ISO timestamp' }) });
const Purpose = Type.Enum([...ONLINE_PURPOSES]);

export const Offer = Type.Object({ purpose: Purpose, amount: Type.Number() });
/** An attempt to pay online. */
export const Order = Type.Object({
  id: Type.String(),
  purpose: Purpose,
  amount: Type.Number(),
  state: Type.Enum([...ORDER_STATES]),
  code: Type.Optional(Type.String({ description: "The gateway's answer code" })),
  createdAt: Instant,
  answeredAt: Type.Optional(Instant),
  attention: Type.Optional(Type.Enum([...ORDER_ATTENTIONS], { description: 'For staff: why they look at it' })),
});
export type Order = Static<typeof Order>;

/** More than customers make; a browser of the booking can start as many as the limits of clients let it. */
const MAX_ORDERS = 100;

/** Returns up to 100 attempts to pay a booking online, the newest first; with more, those that need attention are among them. */
export async function readOrders(database: Database, bookingId: number, now: Date): Promise<Order[]> {
  const rows = await database
    .selectFrom(({ selectFrom }) =>
      selectFrom('payment_orders')
        .select(['id', 'purpose', 'amount', 'state', 'code', 'attention', 'created_at', 'expires_at', 'answered_at'])
        .where('booking_id', '=', bookingId)
        .orderBy(({ eb }) => eb('attention', 'is', null))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MAX_ORDERS)
        .as('orders'),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, purpose, amount, code, attention, created_at, answered_at, ...row }) => ({
    ...{ id, purpose, amount, state: stateOf(row, now), createdAt: { $date: created_at } },
    ...(code !== null && { code }),
    ...(answered_at !== null && { answeredAt: { $date: answered_at } }),
    ...(attention !== null && { attention }),
  }));
}

function stateOf({ state, expires_at }: { state: OrderState; expires_at: string }, now: Date): OrderState {
  return state === 'waiting' && Date.parse(expires_at) <= now.getTime() ? 'expired' : state;
}

/** Returns what can be paid online of a booking; nothing of one that is not there. */
export async function readOffers(
  database: Database,
  booking: Pick<Booking, 'id' | 'status' | 'terms'> | undefined,
  purposes: readonly OnlinePurpose[] = [],
): Promise<readonly OnlineOffer[]> {
  if (!booking || purposes.length === 0) return [];
  const balance = await readBalance(database, booking.id);
  if (!balance) return [];
  const { status, terms } = booking;
  return onlineOffers(purposes, { status, deposit: terms?.deposit, balance });
}
