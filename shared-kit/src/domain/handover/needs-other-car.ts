import type { Booking } from '../booking/booking-fields.ts';
import type { HandoverDirection } from './handover-fields.ts';

interface Leg {
  readonly carId: string;
  readonly direction: HandoverDirection;
  readonly signedAt?: string | undefined;
}

/**
 * Returns whether a rental goes on without the car that came back, and no other one is chosen yet: that car is not handed over.
 * @param handovers of the booking, in the order in which they were signed
 */
export function needsOtherCar(
  { status, carId }: Pick<Booking, 'status' | 'carId'>,
  handovers: readonly Leg[],
): boolean {
  const last = handovers.findLast(({ signedAt }) => signedAt);
  return status === 'reserved' && last?.direction === 'return' && last.carId === carId;
}
