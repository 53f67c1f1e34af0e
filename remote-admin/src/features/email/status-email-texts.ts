import type { BookingStatus } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

const SUBJECTS: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: { id: 'statusEmail.SUBJECTS.requested', defaultMessage: 'Update on Your Booking: Requested' },
  reserved: { id: 'statusEmail.SUBJECTS.reserved', defaultMessage: 'Update on Your Booking: Reserved' },
  out: {
    id: 'statusEmail.SUBJECTS.out',
    defaultMessage: 'Update on Your Booking: Out',
    description: 'The customer gets the car',
  },
  returned: { id: 'statusEmail.SUBJECTS.returned', defaultMessage: 'Update on Your Booking: Returned' },
  canceled: { id: 'statusEmail.SUBJECTS.canceled', defaultMessage: 'Update on Your Booking: Canceled' },
  active: { id: 'statusEmail.SUBJECTS.active', defaultMessage: 'Update on Your Booking: active' },
});

const MESSAGES: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: {
    id: 'statusEmail.MESSAGES.requested',
    defaultMessage:
      'Your booking has been confirmed. We have everything we need and will let you know when your car is ready.',
  },
  reserved: {
    id: 'statusEmail.MESSAGES.reserved',
    defaultMessage: "Your car is reserved and ready for you. Please bring your driver's license when you pick it up.",
  },
  out: {
    id: 'statusEmail.MESSAGES.out',
    defaultMessage: 'Your vehicle is on its way. We wish you a safe and pleasant drive.',
  },
  returned: {
    id: 'statusEmail.MESSAGES.returned',
    defaultMessage: 'Your rental is completed. Thank you for driving with us; we hope to see you again.',
  },
  canceled: {
    id: 'statusEmail.MESSAGES.canceled',
    defaultMessage: 'Your booking has been cancelled as requested. We hope to welcome you another time.',
  },
  active: {
    id: 'statusEmail.MESSAGES.active',
    defaultMessage: 'The status of your booking has been updated to: active.',
    description: 'The rental is running',
  },
});

const CANCELED = defineMessages({
  byAgency: {
    id: 'statusEmail.CANCELED.byAgency',
    defaultMessage:
      'We are sorry: we have had to cancel your booking. Please call us, and we will look for another car with you.',
  },
});

export const CANCELED_BY_AGENCY = CANCELED.byAgency;

const OTHER = defineMessages({
  subject: { id: 'statusEmail.OTHER.subject', defaultMessage: 'Update on Your Booking: {status}' },
  message: {
    id: 'statusEmail.OTHER.message',
    defaultMessage: 'The status of your booking has been updated to: {status}.',
  },
});

/** Returns subject and text about a status, both with the argument `status` (docs/rules.md#status-emails). */
export function emailAbout(status: string): { readonly subject: Message; readonly message: Message } {
  const known = Object.keys(SUBJECTS).find((name): name is BookingStatus => name === status);
  return known ? { subject: SUBJECTS[known], message: MESSAGES[known] } : OTHER;
}

export const STATUS_EMAIL_TEXT = defineMessages({
  greeting: { id: 'statusEmail.STATUS_EMAIL_TEXT.greeting', defaultMessage: 'Hello {name},' },
  greetingWithoutName: { id: 'statusEmail.STATUS_EMAIL_TEXT.greetingWithoutName', defaultMessage: 'Hello there,' },
  booking: {
    id: 'statusEmail.STATUS_EMAIL_TEXT.booking',
    defaultMessage: 'Car: {car}\nConfirmation code: {code}\nRental period: {from} to {to}\nTotal: {total}',
    description: 'from, to: days',
  },
  pickup: {
    id: 'statusEmail.STATUS_EMAIL_TEXT.pickup',
    defaultMessage: 'Pick-up: {place}',
    description: 'place: may begin with a time',
  },
  timeAndPlace: { id: 'statusEmail.STATUS_EMAIL_TEXT.timeAndPlace', defaultMessage: '{time}, {place}' },
  phone: { id: 'statusEmail.STATUS_EMAIL_TEXT.phone', defaultMessage: 'Questions? Please call us on {phone}.' },
  regards: { id: 'statusEmail.STATUS_EMAIL_TEXT.regards', defaultMessage: 'Best regards,\nThe {agencyName} team' },
});
