import { type Booking, type ContactFieldName, statusDisplay } from 'shared-kit/domain';
import type { StatusChange } from '../../data/use-change-status.ts';

/** Of the contact fields; any other one has the label of the booking form. */
export const CONTACT_LABELS: Readonly<Partial<Record<ContactFieldName, string>>> = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  driverLicense: 'DL:',
};
export const NOT_PROVIDED = 'Not provided';

export const PAYMENT_NOTE = 'Payment will be processed upon vehicle return.';

export const NOT_FOUND = {
  title: 'Booking Not Found',
  text: 'The requested booking could not be found.',
};

export const DELETE_TEXTS = {
  title: ({ confirmationCode }: Booking) => `Booking #${confirmationCode}`,
  question: 'Are you sure you want to delete this booking? This action cannot be undone.',
  deleted: ['Success', 'Booking has been deleted successfully'],
} as const;

export const STATUS_FAILED = 'Failed to update booking status';

/** The letter about a status opens by itself after a change; this opens it at any other time. */
export const STATUS_EMAIL_AGAIN = 'Send Status Update';
export const STATUS_EMAIL_HINT = 'Tells the customer the status that the booking has now.';

/** What stays on the screen after a change that was not made; undefined when the toast says it all. */
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
