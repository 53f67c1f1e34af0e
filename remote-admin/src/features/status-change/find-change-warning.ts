import type { Booking, BookingStatus, CalendarDay } from 'shared-kit/domain';

/** Reason why a change of status is probably a mistake. */
export type ChangeWarning =
  /** The new status is one before the end of the rental, but the rental is over. */
  | { readonly type: 'ended'; readonly day: CalendarDay }
  /** The new status is one during or after the rental, but the rental has not begun. */
  | { readonly type: 'not-begun'; readonly day: CalendarDay }
  /** The booking is canceled while the customer has the car. */
  | { readonly type: 'out' };

/**
 * Returns why a change of status is probably a mistake; undefined for a plausible one. Every change is allowed
 * (docs/rules.md#booking-statuses).
 */
export function findChangeWarning(
  { status: before, pickupDate, dropoffDate }: Pick<Booking, 'status' | 'pickupDate' | 'dropoffDate'>,
  status: BookingStatus,
  today: CalendarDay,
): ChangeWarning | undefined {
  switch (status) {
    case 'requested':
    case 'reserved':
      return dropoffDate < today ? { type: 'ended', day: dropoffDate } : undefined;
    case 'out':
    case 'active':
      if (pickupDate > today) return { type: 'not-begun', day: pickupDate };
      return dropoffDate < today ? { type: 'ended', day: dropoffDate } : undefined;
    case 'returned':
      return pickupDate > today ? { type: 'not-begun', day: pickupDate } : undefined;
    case 'canceled':
      return before === 'out' || before === 'active' ? { type: 'out' } : undefined;
  }
}
