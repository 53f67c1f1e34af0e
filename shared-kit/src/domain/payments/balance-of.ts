import { sumCents } from '../pricing/cents.ts';
import type { Payment } from './payment-fields.ts';

/** What the rules read of a payment. The amount is in cents. */
export type Movement = Pick<Payment, 'id' | 'type' | 'purpose' | 'amount' | 'holdId' | 'voidedAt'>;

interface Account {
  /** Of the booking's lines, in cents. */
  readonly total: number;
  /** Besides the price, in cents, without those that were dropped. */
  readonly charges: readonly number[];
  /** Those of them that are of fines and tolls: what is paid for fines pays these. */
  readonly fines?: readonly number[];
  readonly payments: readonly Movement[];
  /** Nothing is owed for a rental that does not take place. */
  readonly isCanceled?: boolean;
}

/** Returns what is open, paid and held of a booking, in cents (docs/rules.md#open-amount). */
export function balanceOf({ total, charges, fines = [], payments, isCanceled = false }: Account) {
  const valid = payments.filter(isNotVoided);
  const sumOf = (movements: readonly Movement[]) => sumCents(movements.map(({ type, amount }) => amount * PAID[type]));
  const ofFines = sumOf(valid.filter(({ purpose }) => purpose === 'fine'));
  const paid = sumOf(valid.filter(paysPrice)) + Math.min(sumCents(fines), ofFines);
  const held = sumCents(valid.map(({ type, amount }) => amount * HELD[type]));
  return { open: (isCanceled ? 0 : total) + sumCents(charges) - paid, paid, held };
}

const PAID = { receipt: 1, capture: 1, refund: -1, hold: 0, release: 0 } as const;
const HELD = { hold: 1, release: -1, capture: -1, receipt: 0, refund: 0 } as const;

export const isNotVoided = ({ voidedAt }: Pick<Movement, 'voidedAt'>): boolean => voidedAt === undefined;

/** Returns whether it counts for the price: fines that were not charged and other sums are beside it. A deposit that is kept pays the price. */
const paysPrice = ({ purpose }: Movement): boolean => purpose === 'rental' || purpose === 'deposit';
