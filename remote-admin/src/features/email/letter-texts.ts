import type { BookingStatus } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

const SUBJECTS: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: { id: 'letter.requestedSubject', defaultMessage: 'Update on Your Booking: Requested' },
  reserved: { id: 'letter.reservedSubject', defaultMessage: 'Update on Your Booking: Reserved' },
  out: {
    id: 'letter.outSubject',
    defaultMessage: 'Update on Your Booking: Out',
    description: 'The customer gets the car',
  },
  returned: { id: 'letter.returnedSubject', defaultMessage: 'Update on Your Booking: Returned' },
  canceled: { id: 'letter.canceledSubject', defaultMessage: 'Update on Your Booking: Canceled' },
  active: { id: 'letter.activeSubject', defaultMessage: 'Update on Your Booking: active' },
});

const MESSAGES: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: {
    id: 'letter.requested',
    defaultMessage:
      'Your booking has been confirmed. We have everything we need and will let you know when your car is ready.',
  },
  reserved: {
    id: 'letter.reserved',
    defaultMessage: 'Your car is reserved and ready for you. Please bring your driving licence when you pick it up.',
  },
  out: {
    id: 'letter.out',
    defaultMessage: 'Your vehicle is on its way. We wish you a safe and pleasant drive.',
  },
  returned: {
    id: 'letter.returned',
    defaultMessage: 'Your rental is completed. Thank you for driving with us; we hope to see you again.',
  },
  canceled: {
    id: 'letter.canceled',
    defaultMessage: 'Your booking has been cancelled as requested. We hope to welcome you another time.',
  },
  active: {
    id: 'letter.active',
    defaultMessage: 'The status of your booking has been updated to: active.',
    description: 'The rental is running',
  },
});

const OTHER = defineMessages({
  subject: { id: 'letter.otherSubject', defaultMessage: 'Update on Your Booking: {status}' },
  message: { id: 'letter.other', defaultMessage: 'The status of your booking has been updated to: {status}.' },
});

/** Returns subject and text about a status, both with the argument `status` (docs/rules.md#status-emails). */
export function letterAbout(status: string): { readonly subject: Message; readonly message: Message } {
  const known = Object.keys(SUBJECTS).find((name): name is BookingStatus => name === status);
  return known ? { subject: SUBJECTS[known], message: MESSAGES[known] } : OTHER;
}

export const LETTER_TEXT = defineMessages({
  greeting: { id: 'letter.greeting', defaultMessage: 'Hello {name},' },
  greetingWithoutName: { id: 'letter.greetingWithoutName', defaultMessage: 'Hello there,' },
  booking: {
    id: 'letter.booking',
    defaultMessage: 'Car: {car}\nConfirmation code: {code}\nRental period: {from} to {to}\nTotal: {total}',
    description: 'from, to: days',
  },
  pickup: { id: 'letter.pickup', defaultMessage: 'Pick-up: {place}', description: 'place: may begin with a time' },
  timeAndPlace: { id: 'letter.timeAndPlace', defaultMessage: '{time}, {place}' },
  airport: { id: 'letter.airport', defaultMessage: 'Marrakech Menara airport' },
  flight: { id: 'letter.flight', defaultMessage: 'Marrakech Menara airport, flight {flight}' },
  hotel: { id: 'letter.hotel', defaultMessage: 'at your hotel or riad' },
  phone: { id: 'letter.phone', defaultMessage: 'Questions? Please call us on {phone}.' },
  regards: { id: 'letter.regards', defaultMessage: 'Best regards,\nThe {agencyName} team' },
});
