import type { BookingStatus } from 'shared-kit/domain';

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
