import { nameBookingSort, SORTABLE_FIELDS } from '../../data/booking-sort.ts';
import { ORDER_TEXTS } from './texts.ts';

/** Where there is no table, the orders that its columns offer. */
export const BOOKING_ORDERS = SORTABLE_FIELDS.flatMap((field) =>
  ([1, -1] as const).map((direction) => ({
    value: nameBookingSort({ field, direction }),
    label: ORDER_TEXTS[field][direction === 1 ? 0 : 1],
  })),
);
