import type { ChangeConditions } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { takeBack } from './based-on.ts';
import { linesOf } from './booking-lines.ts';

/** The price of a change by the rules, as the person has seen it: the server refuses another total. */
export interface SeenPrice extends Pick<ChangeConditions, 'reprice' | 'adjustments'> {
  readonly totalPrice: number;
}

/**
 * Returns the change that makes a booking as before; undefined when it could not get its price back: what was agreed is gone
 * after a change at today's rates, and a rental that has begun costs no less when it is shortened.
 */
export function takeBackPriced(
  before: Booking,
  after: Booking,
  names: readonly (keyof Booking)[],
  price: SeenPrice | undefined,
): ReturnType<typeof takeBack> | undefined {
  if (!price) return takeBack(before, after, names);
  const hasBegun = before.status === 'out' || before.status === 'active';
  if (price.reprice === 'today' || (hasBegun && names.length > 0)) return undefined;
  return {
    ...takeBack(before, after, [...names, 'totalPrice']),
    ...(price.adjustments && { adjustments: adjustmentsOf(before) }),
  };
}

/** Returns the lines that staff wrote. */
export function adjustmentsOf(booking: Booking): NonNullable<ChangeConditions['adjustments']> {
  return linesOf(booking)
    .filter(({ kind, code }) => kind === 'adjustment' && code === undefined)
    .map(({ label, amount }) => ({ label, amount }));
}
