import type { EntitySearch } from 'shared-kit/api-client';
import type { Booking, CalendarDay } from 'shared-kit/domain';

/** The columns by which bookings can be ordered. */
export const SORTABLE_FIELDS = [
  'id',
  'customerName',
  'pickupDate',
  'dropoffDate',
  'days',
  'status',
  'totalPrice',
] as const satisfies readonly (keyof Booking)[];

export interface BookingSort {
  /** `upcoming`: the next pick-ups first, then the past ones, the latest first. */
  readonly field: (typeof SORTABLE_FIELDS)[number] | 'upcoming';
  readonly direction: 1 | -1;
}

/** By pick-up date, the earliest first. */
export const DEFAULT_SORT: BookingSort = { field: 'pickupDate', direction: 1 };
export const UPCOMING_SORT: BookingSort = { field: 'upcoming', direction: 1 };

/** Parses `totalPrice`, or `-totalPrice` for descending order; undefined for anything else. */
export function parseBookingSort(text: unknown): BookingSort | undefined {
  if (typeof text !== 'string') return undefined;
  if (text === UPCOMING_SORT.field) return UPCOMING_SORT;
  const field = SORTABLE_FIELDS.find((known) => known === text.replace(/^-/, ''));
  return field && { field, direction: text.startsWith('-') ? -1 : 1 };
}

/** Returns `totalPrice`, or `-totalPrice` for descending order. */
export function nameBookingSort({ field, direction }: BookingSort): string {
  return direction === -1 ? `-${field}` : field;
}

/** Returns the sort order in the API's format. */
export function toEntitySort(
  { field, direction }: BookingSort,
  today: CalendarDay,
): NonNullable<EntitySearch<'CarsBooking'>['sort']> {
  return field === 'upcoming' ? { field: 'pickupDate', direction, from: today } : { field, direction };
}
