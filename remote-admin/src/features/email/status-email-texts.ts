import type { BookingStatus } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

const SUBJECTS: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: { id: 'statusEmail.requestedSubject', defaultMessage: 'Update on Your Booking: Requested' },
  reserved: { id: 'statusEmail.reservedSubject', defaultMessage: 'Update on Your Booking: Reserved' },
  out: {
    id: 'statusEmail.outSubject',
    defaultMessage: 'Update on Your Booking: Out',
    description: 'The customer gets the car',
  },
  returned: { id: 'statusEmail.returnedSubject', defaultMessage: 'Update on Your Booking: Returned' },
  canceled: { id: 'statusEmail.canceledSubject', defaultMessage: 'Update on Your Booking: Canceled' },
  active: { id: 'statusEmail.activeSubject', defaultMessage: 'Update on Your Booking: active' },
});

const MESSAGES: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: {
    id: 'statusEmail.requested',
    defaultMessage:
      'Your booking has been confirmed. We have everything we need and will let you know when your car is ready.',
  },
  reserved: {
    id: 'statusEmail.reserved',
    defaultMessage: "Your car is reserved and ready for you. Please bring your driver's license when you pick it up.",
  },
  out: {
    id: 'statusEmail.out',
    defaultMessage: 'Your vehicle is on its way. We wish you a safe and pleasant drive.',
  },
  returned: {
    id: 'statusEmail.returned',
    defaultMessage: 'Your rental is completed. Thank you for driving with us; we hope to see you again.',
  },
  canceled: {
    id: 'statusEmail.canceled',
    defaultMessage: 'Your booking has been cancelled as requested. We hope to welcome you another time.',
  },
  active: {
    id: 'statusEmail.active',
    defaultMessage: 'The status of your booking has been updated to: active.',
    description: 'The rental is running',
  },
});

export const { agency: CANCELED_BY_AGENCY } = defineMessages({
  agency: {
    id: 'statusEmail.canceledByAgency',
    defaultMessage:
      'We are sorry: we have had to cancel your booking. Please call us, and we will look for another car with you.',
  },
});

const OTHER = defineMessages({
  subject: { id: 'statusEmail.otherSubject', defaultMessage: 'Update on Your Booking: {status}' },
  message: { id: 'statusEmail.other', defaultMessage: 'The status of your booking has been updated to: {status}.' },
});

/** Returns subject and text about a status, both with the argument `status` (docs/rules.md#status-emails). */
export function emailAbout(status: string): { readonly subject: Message; readonly message: Message } {
  const known = Object.keys(SUBJECTS).find((name): name is BookingStatus => name === status);
  return known ? { subject: SUBJECTS[known], message: MESSAGES[known] } : OTHER;
}

export const STATUS_EMAIL_TEXT = defineMessages({
  greeting: { id: 'statusEmail.greeting', defaultMessage: 'Hello {name},' },
  greetingWithoutName: { id: 'statusEmail.greetingWithoutName', defaultMessage: 'Hello there,' },
  booking: {
    id: 'statusEmail.booking',
    defaultMessage: 'Car: {car}\nConfirmation code: {code}\nRental period: {from} to {to}\nTotal: {total}',
    description: 'from, to: days',
  },
  pickup: { id: 'statusEmail.pickup', defaultMessage: 'Pick-up: {place}', description: 'place: may begin with a time' },
  timeAndPlace: { id: 'statusEmail.timeAndPlace', defaultMessage: '{time}, {place}' },
  phone: { id: 'statusEmail.phone', defaultMessage: 'Questions? Please call us on {phone}.' },
  regards: { id: 'statusEmail.regards', defaultMessage: 'Best regards,\nThe {agencyName} team' },
});
