import type { BookingStatus, HandoverDirection } from 'shared-kit/domain';

export type NextStatus = 'reserved' | 'out' | 'returned';

/** Returns the status that usually follows; undefined when the booking is over. */
export function nextStatus(status: BookingStatus): NextStatus | undefined {
  switch (status) {
    case 'requested':
      return 'reserved';
    case 'reserved':
      return 'out';
    case 'out':
    case 'active':
      return 'returned';
    case 'returned':
    case 'canceled':
      return undefined;
  }
}

/** Returns the direction of the protocol that belongs to the next step; undefined when the car neither goes nor comes. */
export function handoverDirection(status: BookingStatus): HandoverDirection | undefined {
  const next = nextStatus(status);
  if (next === 'out') return 'pickup';
  return next === 'returned' ? 'return' : undefined;
}
