import { type BookingSort, nameBookingSort, SORTABLE_FIELDS } from '../../data/booking-sort.ts';

const TEXTS: Readonly<Record<BookingSort['field'], readonly [ascending: string, descending: string]>> = {
  id: ['Number, lowest first', 'Number, highest first'],
  customerName: ['Customer, A to Z', 'Customer, Z to A'],
  pickupDate: ['Entry date, earliest first', 'Entry date, latest first'],
  dropoffDate: ['Release date, earliest first', 'Release date, latest first'],
  days: ['Duration, shortest first', 'Duration, longest first'],
  status: ['Status, A to Z', 'Status, Z to A'],
  totalPrice: ['Total price, lowest first', 'Total price, highest first'],
};

/** Where there is no table, the orders that its columns offer. */
export const BOOKING_ORDERS = SORTABLE_FIELDS.flatMap((field) =>
  ([1, -1] as const).map((direction) => ({
    value: nameBookingSort({ field, direction }),
    label: TEXTS[field][direction === 1 ? 0 : 1],
  })),
);
