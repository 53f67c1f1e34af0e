import type { EntitySearch } from 'shared-kit/api-client';
import type { Booking, CalendarDay } from 'shared-kit/domain';
import { type ListSort, parseSort } from '../kit/list-screen/list-sort.ts';

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

/** By a column, or `upcoming`: the next pick-ups first, then the past ones, the latest first. */
export type BookingSort = ListSort<(typeof SORTABLE_FIELDS)[number] | 'upcoming'>;

/** By pick-up date, the earliest first. */
export const DEFAULT_SORT: BookingSort = { field: 'pickupDate', direction: 1 };
export const UPCOMING_SORT: BookingSort = { field: 'upcoming', direction: 1 };

export function parseBookingSort(text: unknown): BookingSort | undefined {
  return text === UPCOMING_SORT.field ? UPCOMING_SORT : parseSort(text, SORTABLE_FIELDS);
}

/** Returns the sort order in the API's format. */
export function toEntitySort(
  { field, direction }: BookingSort,
  today: CalendarDay,
): NonNullable<EntitySearch<'CarsBooking'>['sort']> {
  return field === 'upcoming' ? { field: 'pickupDate', direction, from: today } : { field, direction };
}
