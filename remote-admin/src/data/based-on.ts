import type { ChangeConditions } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';

/**
 * Returns the precondition of a change: the values of these fields that the person has seen
 * (docs/rules.md#bookings-by-staff).
 */
export function basedOn(seen: Booking, names: readonly (keyof Booking)[]): Required<Pick<ChangeConditions, 'basedOn'>> {
  return { basedOn: Object.fromEntries(names.map((name) => [name, seen[name] ?? null])) };
}

/** Returns the change that gives these fields the values of `before` again, unless somebody has changed them since `after`. */
export function takeBack(before: Booking, after: Booking, names: readonly (keyof Booking)[]) {
  const values = Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
  return { ...(values as Partial<Booking>), id: before.id, ...basedOn(after, names) };
}
