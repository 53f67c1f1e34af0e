import type { Handover } from 'shared-kit/api-client';
import type { Booking, HandoverDirection } from 'shared-kit/domain';

/**
 * Returns the protocol that a page in this direction is about: the unsigned one, or else the last one, unless the car has
 * gone the other way since: then another one may begin, as when cars are swapped.
 * @param handovers of one booking, in the order in which they were begun
 * @param id of the one that was chosen among them
 */
export function findHandover(
  handovers: readonly Handover[],
  direction: HandoverDirection,
  id?: string,
): Handover | undefined {
  const chosen = handovers.find((one) => one.id === id && one.direction === direction);
  if (chosen) return chosen;
  const unsigned = handovers.find((one) => one.direction === direction && !one.signedAt);
  if (unsigned) return unsigned;
  const last = handovers.filter(({ signedAt }) => signedAt).at(-1);
  return last?.direction === direction ? last : undefined;
}

/** Returns the car of that protocol: a return is of the one that the customer has, though the booking may have got another one. */
export function findCarId(
  booking: Booking,
  handovers: readonly Handover[],
  direction: HandoverDirection,
  id?: string,
): string {
  return findHandover(handovers, direction, id)?.carId ?? booking.carId;
}

/** Returns the signed hand-over of the car that comes back. */
export function findPickup(handovers: readonly Handover[], carId: string): Handover | undefined {
  return handovers.findLast((one) => one.direction === 'pickup' && one.signedAt !== undefined && one.carId === carId);
}
