import { defineMessages } from 'shared-kit/intl';

export const STATUS_TEXT = defineMessages({
  legend: { id: 'booking.STATUS_TEXT.legend', defaultMessage: 'Change status' },
  updated: { id: 'booking.STATUS_TEXT.updated', defaultMessage: 'Status Updated' },
  updatedTo: {
    id: 'booking.STATUS_TEXT.updatedTo',
    defaultMessage: 'Booking status updated to {status}',
    description: 'status: its label in lower case',
  },
  fromTo: {
    id: 'booking.STATUS_TEXT.fromTo',
    defaultMessage: '{code}, was {before}.',
    description: 'After the new status; code: confirmation code; before: label of the status that it had',
  },
  moved: {
    id: 'booking.STATUS_TEXT.moved',
    defaultMessage: 'Return moved',
    description: 'Title of a notice: the day on which a rental ends has changed',
  },
  movedTo: {
    id: 'booking.STATUS_TEXT.movedTo',
    defaultMessage: '{code} now ends on {day}.',
    description: 'code: confirmation code of a rental',
  },
  undone: {
    id: 'booking.STATUS_TEXT.undone',
    defaultMessage: '{code} is as before: {status}.',
    description: 'code: confirmation code; status: its label',
  },
  failed: { id: 'booking.STATUS_TEXT.failed', defaultMessage: 'Failed to update booking status' },
  /** Opens the e-mail about the status, which also opens automatically after a change. */
  email: {
    id: 'booking.STATUS_TEXT.email',
    defaultMessage: 'Send Status Update',
    description: 'Button: opens an email',
  },
  emailHint: {
    id: 'booking.STATUS_TEXT.emailHint',
    defaultMessage: 'Tells the customer the status that the booking has now.',
  },
  overtaken: {
    id: 'booking.STATUS_TEXT.overtaken',
    defaultMessage: 'A colleague has changed this booking meanwhile: it is now {status}. Your change was not made.',
    description: 'status: its label',
  },
  deleted: { id: 'booking.STATUS_TEXT.deleted', defaultMessage: 'A colleague has deleted this booking meanwhile.' },
  refused: {
    id: 'booking.STATUS_TEXT.refused',
    defaultMessage: '{reason}. The status stays as it was.',
    description: 'reason: a sentence without its full stop',
  },
});

/** Links: a status was set without a protocol. */
export const PROTOCOL_TEXT = defineMessages({
  pickup: {
    id: 'booking.PROTOCOL_TEXT.pickup',
    defaultMessage: 'No protocol of the hand-over exists: write one',
    description: 'Link',
  },
  return: {
    id: 'booking.PROTOCOL_TEXT.return',
    defaultMessage: 'No protocol of the return exists: write one',
    description: 'Link',
  },
});

/** Warnings about probable mistakes. */
export const WARNING_TEXT = defineMessages({
  ended: {
    id: 'booking.WARNING_TEXT.ended',
    defaultMessage: 'This rental ended on {day}. Is that what you meant?',
  },
  'not-begun': {
    id: 'booking.WARNING_TEXT.not-begun',
    defaultMessage: 'This rental only begins on {day}. Is that what you meant?',
  },
  out: {
    id: 'booking.WARNING_TEXT.out',
    defaultMessage: 'The customer had the car: is it back? Its days are free now.',
  },
});

/** The quick steps while the customer has the car. */
export const QUICK_TEXT = defineMessages({
  extend: {
    id: 'booking.QUICK_TEXT.extend',
    defaultMessage: '+1 day',
    description: 'Button: the rental lasts a day longer',
  },
  returned: {
    id: 'booking.QUICK_TEXT.returned',
    defaultMessage: 'Returned today',
    description: 'Button: the car came back on another day than planned',
  },
  question: {
    id: 'booking.QUICK_TEXT.question',
    defaultMessage: 'The rental then ends on {day}: {days}, {total} instead of {daysBefore}, {before}.',
    description: 'total, before: prices',
  },
});
