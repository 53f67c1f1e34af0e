import type { BookingStatus } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

/** What a customer reads about a booking: its state, and what it means. */
export interface BookingStateText {
  readonly label: Message;
  /** With the arguments `email`, `pickup` and `dropoff`. */
  readonly meaning: Message;
}

/**
 * The customer's words for each status (docs/rules.md#what-customers-read), the same on ticket, page, image and e-mail. Staff
 * read `STATUS_MESSAGES`.
 */
const TEXTS = {
  requested: defineMessages({
    label: { id: 'bookingState.requested', defaultMessage: 'Booked', description: 'State of a new booking' },
    meaning: {
      id: 'bookingState.requestedMeaning',
      defaultMessage:
        'The car is booked for you: nobody else can book it for your dates. We get it ready and write to you at {email}.',
    },
  }),
  reserved: defineMessages({
    label: { id: 'bookingState.reserved', defaultMessage: 'Reserved and ready', description: 'State of a booking' },
    meaning: {
      id: 'bookingState.reservedMeaning',
      defaultMessage: 'The car is reserved and ready for you. We hand it over to you on {pickup}.',
      description: 'pickup: a day',
    },
  }),
  out: defineMessages({
    label: { id: 'bookingState.out', defaultMessage: 'With you', description: 'State: the customer has the car' },
    meaning: {
      id: 'bookingState.outMeaning',
      defaultMessage: 'You have the car until {dropoff}. You pay when you bring it back.',
      description: 'dropoff: a day',
    },
  }),
  returned: defineMessages({
    label: { id: 'bookingState.returned', defaultMessage: 'Returned', description: 'State: the car is back' },
    meaning: {
      id: 'bookingState.returnedMeaning',
      defaultMessage:
        'The car is back, and the rental is over. Thank you for driving with us. If money is due back to you, it arrives within 5-7 business days.',
    },
  }),
  canceled: defineMessages({
    label: { id: 'bookingState.canceled', defaultMessage: 'Canceled', description: 'State of a booking' },
    meaning: {
      id: 'bookingState.canceledMeaning',
      defaultMessage: 'This booking is canceled, and the car is free for others. If your plans change, book again.',
    },
  }),
} satisfies Readonly<Partial<Record<BookingStatus, BookingStateText>>>;

export const BOOKING_STATES: Readonly<Record<BookingStatus, BookingStateText>> = { ...TEXTS, active: TEXTS.out };
