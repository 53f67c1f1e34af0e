import type { Booking } from 'shared-kit/domain';
import type { BookingSort } from '../../data/booking-sort.ts';

export const BOOKINGS_TEXT = {
  title: 'All Bookings',
  pages: 'Pages of bookings',
  sort: 'Sort bookings',
  refresh: 'Refresh',
  export: 'Export',
  exporting: 'Exporting...',
  exported: ['Export Successful', 'Booking data has been exported to CSV file'],
  exportFailed: 'Failed to export data',
  failure: 'The bookings could not be loaded',
  delete: 'Delete',
  deleteBooking: (id: number) => `Delete booking ${id}`,
} as const;

export const NO_BOOKINGS = {
  title: 'No bookings yet',
  text: 'As soon as a visitor books a car, the request appears here.',
} as const;

export const COLUMN_TITLES = {
  id: '#',
  car: 'Car',
  customerName: 'Customer',
  pickupDate: 'Entry Date',
  dropoffDate: 'Release Date',
  days: 'Duration',
  status: 'Status',
  totalPrice: 'Total Price',
  actions: 'Actions',
} as const;

/** Labels of the sort orders, ascending and descending, per field. */
export const ORDER_TEXTS: Readonly<Record<BookingSort['field'], readonly [ascending: string, descending: string]>> = {
  id: ['Number, lowest first', 'Number, highest first'],
  customerName: ['Customer, A to Z', 'Customer, Z to A'],
  pickupDate: ['Entry date, earliest first', 'Entry date, latest first'],
  dropoffDate: ['Release date, earliest first', 'Release date, latest first'],
  days: ['Duration, shortest first', 'Duration, longest first'],
  status: ['Status, A to Z', 'Status, Z to A'],
  totalPrice: ['Total price, lowest first', 'Total price, highest first'],
};

export const DELETE_TEXTS = {
  title: ({ confirmationCode, customerName }: Booking) => `${confirmationCode}, ${customerName}`,
  question: 'Are you sure you want to delete this booking?',
  deleted: ['Booking deleted successfully'],
} as const;
