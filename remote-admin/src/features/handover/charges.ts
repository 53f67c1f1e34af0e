import type { BookingCharge, Handover } from 'shared-kit/api-client';
import {
  type AgreedRates,
  type Booking,
  type CalendarDay,
  earlierKilometers,
  type ReturnCharge,
  returnCharges,
} from 'shared-kit/domain';
import type { ShownHandover } from './apply-changes.ts';
import type { ChargeDecision } from './change.ts';

/** A proposed charge, and what staff decided about it. Amounts are in cents. */
export interface ChargeLine {
  /** Its kind, or the id of its damage. */
  readonly key: string;
  readonly charge: ReturnCharge;
  readonly decision: ChargeDecision;
  /** What is charged. */
  readonly amount: number;
  readonly isReasonMissing: boolean;
}

interface Return {
  readonly booking: Booking;
  /** Of the car that comes back. */
  readonly pickup: Handover | undefined;
  readonly handovers: readonly Handover[];
  readonly agreed?: AgreedRates | undefined;
  readonly shown: ShownHandover;
  readonly today: CalendarDay;
}

/** Returns what is proposed to be charged at a return, with what staff decided. */
export function chargeLines({ booking, pickup, handovers, agreed, shown, today }: Return): readonly ChargeLine[] {
  const { decisions = {}, ownCharges = [], continues = false } = shown.draft;
  const charges = returnCharges({
    pickup: pickup?.values,
    return: shown.values,
    booking,
    agreed,
    terms: booking.terms,
    newDamages: shown.damages.map(({ id, kind, view }) => ({ id, kind, view, amount: decisions[id]?.amount ?? 0 })),
    today,
    kilometersBefore: earlierKilometers(handovers),
    continues,
  });
  const proposed = charges.map((charge) => {
    const key = charge.damageId ?? charge.kind;
    const decision = decisions[key] ?? {};
    const { isDropped = false, reason = '' } = decision;
    const amount = isDropped ? 0 : (decision.amount ?? charge.amount);
    return { key, charge, decision, amount, isReasonMissing: amount !== charge.amount && reason.trim() === '' };
  });
  const own = ownCharges.map(({ key, label, amount = 0 }) => {
    const charge = { kind: 'other', label: label.trim(), quantity: 1, unitAmount: amount, amount } as const;
    return { key, charge, decision: {}, amount, isReasonMissing: false };
  });
  return [...proposed, ...own];
}

/** Whether staff type the amount, which is no proposal then. */
const isOwn = ({ kind }: ReturnCharge) => kind === 'damage' || kind === 'other';

/** Returns the charges as they are sent: an answer to each proposal, and what new damage costs. */
export function toBookingCharges(lines: readonly ChargeLine[]): readonly BookingCharge[] {
  return lines
    .filter(({ charge, amount }) => !isOwn(charge) || amount > 0)
    .map(({ charge, decision: { isDropped = false, reason = '' }, amount }) => {
      const { kind, label, quantity } = charge;
      const line = { kind, label, quantity, unitAmount: charge.unitAmount / 100 };
      if (isOwn(charge)) return { ...line, amount: amount / 100 };
      return {
        ...line,
        amount: (isDropped ? charge.amount : amount) / 100,
        proposedAmount: charge.amount / 100,
        ...(amount !== charge.amount && { reason: reason.trim() }),
        ...(isDropped && { dropped: true }),
      };
    });
}
