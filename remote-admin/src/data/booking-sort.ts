import type { Booking } from 'shared-kit/domain';

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
  readonly field: (typeof SORTABLE_FIELDS)[number];
  readonly direction: 1 | -1;
}

/** By pick-up date, the earliest first. */
export const DEFAULT_SORT: BookingSort = { field: 'pickupDate', direction: 1 };

/** Parses `totalPrice`, or `-totalPrice` for descending order; returns the default for anything else. */
export function parseBookingSort(text: string | null): BookingSort {
  const field = SORTABLE_FIELDS.find((known) => known === text?.replace(/^-/, ''));
  return field ? { field, direction: text?.startsWith('-') ? -1 : 1 } : DEFAULT_SORT;
}

/** Returns `totalPrice`, or `-totalPrice` for descending order. */
export function nameBookingSort({ field, direction }: BookingSort): string {
  return direction === -1 ? `-${field}` : field;
}

/** Returns the URL parameter; undefined for the default order. */
export function writeBookingSort(sort: BookingSort): string | undefined {
  const isDefault = sort.field === DEFAULT_SORT.field && sort.direction === DEFAULT_SORT.direction;
  return isDefault ? undefined : nameBookingSort(sort);
}
