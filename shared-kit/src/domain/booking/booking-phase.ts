import type { BookingStatus } from './booking-status.ts';

/** Where a rental stands: before the hand-over, with the customer, over, or called off. */
export type BookingPhase = 'ahead' | 'out' | 'over' | 'canceled';

const PHASES: Readonly<Record<BookingStatus, BookingPhase>> = {
  requested: 'ahead',
  reserved: 'ahead',
  out: 'out',
  active: 'out',
  returned: 'over',
  canceled: 'canceled',
};

/** Returns where a rental stands; what a ticket still offers depends on it (docs/rules.md#what-customers-read). */
export function bookingPhase(status: BookingStatus): BookingPhase {
  return PHASES[status];
}
