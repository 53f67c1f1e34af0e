import type { Booking, BookingStatus, CalendarDay } from 'shared-kit/domain';

/** Why a step can hardly be meant. */
export type StepDoubt =
  /** The rental is over, but the new status is one of a rental to come. */
  | { readonly type: 'ended'; readonly day: CalendarDay }
  /** The rental has not begun, but the new status is one of a rental that has. */
  | { readonly type: 'not-begun'; readonly day: CalendarDay }
  /** The customer has the car of a booking that is canceled. */
  | { readonly type: 'out' };

/** Returns why a step can hardly be meant; undefined for a usual one. Every step is possible (docs/rules.md#booking-statuses). */
export function findStepDoubt(
  { status: before, pickupDate, dropoffDate }: Pick<Booking, 'status' | 'pickupDate' | 'dropoffDate'>,
  status: BookingStatus,
  today: CalendarDay,
): StepDoubt | undefined {
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
