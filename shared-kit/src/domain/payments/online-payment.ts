import { type BookingStatus, isAway } from '../booking/booking-status.ts';
import { toCents } from '../pricing/cents.ts';
import type { Balance } from './payment-fields.ts';

/** What customers can pay by card on the page of a gateway: the deposit, and what is open of the price. */
export const ONLINE_PURPOSES = ['deposit', 'rental'] as const;
export type OnlinePurpose = (typeof ONLINE_PURPOSES)[number];

/** Where the attempt to pay online stands; `expired` waits no longer for the gateway's answer, which is taken all the same. */
export const ORDER_STATES = ['waiting', 'paid', 'failed', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Why staff look at an attempt: it was paid too late, for a canceled booking, for what was paid already, twice, or not as asked. */
export const ORDER_ATTENTIONS = ['late', 'canceled', 'covered', 'twice', 'differs'] as const;
export type OrderAttention = (typeof ORDER_ATTENTIONS)[number];

/** What can be paid online now, in the currency of account. */
export interface OnlineOffer {
  readonly purpose: OnlinePurpose;
  readonly amount: number;
}

interface Payable {
  readonly status: BookingStatus;
  /** Of the terms that were agreed. */
  readonly deposit?: number | undefined;
  readonly balance: Pick<Balance, 'open' | 'held'>;
}

/** Returns what a customer can pay online of a booking (docs/rules.md#card-payments). */
export function onlineOffers(purposes: readonly OnlinePurpose[], booking: Payable): readonly OnlineOffer[] {
  return ONLINE_PURPOSES.filter((purpose) => purposes.includes(purpose))
    .map((purpose) => ({ purpose, amount: payable(purpose, booking) / 100 }))
    .filter(({ amount }) => amount > 0);
}

/** In cents. */
function payable(purpose: OnlinePurpose, { status, deposit = 0, balance: { open, held } }: Payable): number {
  if (purpose === 'deposit') return status === 'reserved' || isAway(status) ? toCents(deposit) - toCents(held) : 0;
  return status === 'requested' || status === 'canceled' ? 0 : toCents(open);
}
