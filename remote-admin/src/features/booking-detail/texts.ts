import { type Booking, type ContactFieldName, statusDisplay } from 'shared-kit/domain';
import type { StatusChange } from '../../data/use-change-status.ts';

/** Labels of contact fields that differ from those of the booking form. */
export const CONTACT_LABELS: Readonly<Partial<Record<ContactFieldName, string>>> = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  driverLicense: 'DL:',
};
export const NOT_PROVIDED = 'Not provided';

export const DETAIL_TEXT = {
  title: 'Booking Details',
  loading: 'Loading the booking',
  failure: 'The booking could not be loaded',
  refresh: 'Refresh',
  sendEmail: 'Send Email',
  delete: 'Delete Booking',
  booking: (code: string) => `Booking #${code}`,
  requested: (moment: string) => `Requested: ${moment}`,
} as const;

export const CARD_TITLES = {
  customer: 'Customer Info',
  period: 'Rental Period',
  vehicle: 'Vehicle Info',
  payment: 'Payment Summary',
} as const;

export const PERIOD_LABELS = { pickup: 'Pickup', dropoff: 'Return', duration: 'Duration' } as const;

export const VEHICLE_LABELS = {
  name: 'Name',
  type: 'Type',
  seats: 'Seats',
  transmission: 'Transmission',
  fuel: 'Fuel',
} as const;

export const PAYMENT_TEXT = {
  rate: 'Daily rate',
  days: 'Days',
  total: 'Total',
  note: 'Payment will be processed upon vehicle return.',
} as const;

export const NOT_FOUND = {
  title: 'Booking Not Found',
  text: 'The requested booking could not be found.',
};

export const DELETE_TEXTS = {
  title: ({ confirmationCode }: Booking) => DETAIL_TEXT.booking(confirmationCode),
  question: 'Are you sure you want to delete this booking? This action cannot be undone.',
  deleted: ['Success', 'Booking has been deleted successfully'],
} as const;

export const STATUS_TEXT = {
  legend: 'Change status',
  updated: 'Status Updated',
  updatedTo: (status: string) => `Booking status updated to ${status}`,
  failed: 'Failed to update booking status',
  /** The e-mail about a status opens by itself after a change; this opens it at any other time. */
  email: 'Send Status Update',
  emailHint: 'Tells the customer the status that the booking has now.',
} as const;

/** Returns the notice after a rejected status change; undefined when the toast is enough. */
export function describeStatusChange(change: StatusChange): string | undefined {
  switch (change.outcome) {
    case 'overtaken':
      return `A colleague has changed this booking meanwhile: it is now ${statusDisplay(change.booking.status).label}. Your change was not made.`;
    case 'deleted':
      return 'A colleague has deleted this booking meanwhile.';
    case 'refused':
      return `${change.reason}. The status stays as it was.`;
    default:
      return undefined;
  }
}
