import { sumCents } from '../pricing/cents.ts';
import { isNotVoided, type Movement } from './balance-of.ts';
import type { PaymentPurpose, PaymentType } from './payment-fields.ts';

/** The purposes that each type may have. What is kept of a deposit names what it pays. */
export const PURPOSES_OF: Readonly<Record<PaymentType, readonly PaymentPurpose[]>> = {
  receipt: ['rental', 'fine', 'other'],
  refund: ['rental', 'fine', 'other'],
  hold: ['deposit'],
  release: ['deposit'],
  capture: ['rental', 'deposit', 'fine', 'other'],
};

/** Returns what can be given back of what was received for a purpose, in cents. */
export function refundable(payments: readonly Movement[], purpose: PaymentPurpose): number {
  const account = accountOf(purpose);
  const own = payments.filter((one) => isNotVoided(one) && accountOf(one.purpose) === account);
  return sumCents(own.map(({ type, amount }) => amount * RECEIVED[type]));
}

/** Returns what is left of a deposit, in cents; 0 for one that is unknown or voided. */
export function leftOfHold(payments: readonly Movement[], holdId: string): number {
  const valid = payments.filter(isNotVoided);
  const hold = valid.find(({ id, type }) => id === holdId && type === 'hold');
  if (!hold) return 0;
  return hold.amount - sumCents(valid.filter((one) => one.holdId === holdId).map(({ amount }) => amount));
}

/** Returns the deposits of which something is left. */
export function openHolds<Item extends Movement>(payments: readonly Item[]): readonly Item[] {
  return payments.filter(({ id, type }) => type === 'hold' && leftOfHold(payments, id) > 0);
}

/** Returns whether a payment can be voided: nothing that was given back or kept needs it. */
export function isVoidable(payments: readonly Movement[], id: string): boolean {
  const target = payments.find((one) => one.id === id && isNotVoided(one));
  if (!target) return false;
  const rest = payments.filter((one) => one !== target);
  return refundable(rest, target.purpose) >= 0 && !rest.some((one) => isNotVoided(one) && one.holdId === id);
}

const RECEIVED = { receipt: 1, capture: 1, refund: -1, hold: 0, release: 0 } as const;

/** What is kept of a deposit without another purpose pays the rental. */
const accountOf = (purpose: PaymentPurpose) => (purpose === 'deposit' ? 'rental' : purpose);
