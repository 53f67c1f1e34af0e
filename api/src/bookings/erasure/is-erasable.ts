import type { Booking } from 'shared-kit/domain';

/** Returns whether a booking needs no customer any more. */
export function isErasable({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'returned' || status === 'canceled';
}
