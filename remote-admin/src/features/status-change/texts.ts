import { defineMessages } from 'shared-kit/intl';

export const STATUS_TEXT = defineMessages({
  legend: { id: 'booking.changeStatus', defaultMessage: 'Change status' },
  next: {
    id: 'booking.statusNext',
    defaultMessage: 'The likely next step',
    description: 'Read out with the button of a status',
  },
  updated: { id: 'booking.statusUpdated', defaultMessage: 'Status Updated' },
  updatedTo: {
    id: 'booking.statusUpdatedTo',
    defaultMessage: 'Booking status updated to {status}',
    description: 'status: its label in lower case',
  },
  /** The text of the e-mail's dialog, which does not open without an address. */
  noRecipient: { id: 'email.noRecipient', defaultMessage: 'No recipient email address provided' },
  failed: { id: 'booking.statusFailed', defaultMessage: 'Failed to update booking status' },
  /** Opens the e-mail about the status, which also opens automatically after a change. */
  email: { id: 'booking.statusEmail', defaultMessage: 'Send Status Update', description: 'Button: opens an email' },
  emailHint: {
    id: 'booking.statusEmailHint',
    defaultMessage: 'Tells the customer the status that the booking has now.',
  },
  overtaken: {
    id: 'booking.statusOvertaken',
    defaultMessage: 'A colleague has changed this booking meanwhile: it is now {status}. Your change was not made.',
    description: 'status: its label',
  },
  deleted: { id: 'booking.statusOfDeleted', defaultMessage: 'A colleague has deleted this booking meanwhile.' },
  refused: {
    id: 'booking.statusRefused',
    defaultMessage: '{reason}. The status stays as it was.',
    description: 'reason: a sentence without its full stop',
  },
});

/** Texts of the undo bar. */
export const UNDO_TEXT = defineMessages({
  label: { id: 'booking.undoLabel', defaultMessage: 'Undo the last step', description: 'Names a region of the page' },
  done: {
    id: 'booking.undoDone',
    defaultMessage: '{code}: from {before} to {after}.',
    description: 'code: confirmation code; before, after: labels of statuses',
  },
  moved: {
    id: 'booking.undoMoved',
    defaultMessage: '{code} now ends on {day}.',
    description: 'code: confirmation code of a rental',
  },
  undone: {
    id: 'booking.undoUndone',
    defaultMessage: '{code} is as before: {status}.',
    description: 'code: confirmation code; status: its label',
  },
  undo: { id: 'booking.undo', defaultMessage: 'Undo', description: 'Button: takes the last step back' },
  close: { id: 'booking.undoClose', defaultMessage: 'Close', description: 'Button: hides a line' },
});

/** Warnings about probable mistakes. */
export const WARNING_TEXT = defineMessages({
  ended: {
    id: 'booking.warningEnded',
    defaultMessage: 'This rental ended on {day}. Is that what you meant?',
  },
  'not-begun': {
    id: 'booking.warningNotBegun',
    defaultMessage: 'This rental only begins on {day}. Is that what you meant?',
  },
  out: {
    id: 'booking.warningOut',
    defaultMessage: 'The customer had the car: is it back? Its days are free now.',
  },
});

/** The quick steps while the customer has the car. */
export const QUICK_TEXT = defineMessages({
  extend: { id: 'booking.quickExtend', defaultMessage: '+1 day', description: 'Button: the rental lasts a day longer' },
  returned: {
    id: 'booking.quickReturned',
    defaultMessage: 'Returned today',
    description: 'Button: the car came back on another day than planned',
  },
  question: {
    id: 'booking.quickQuestion',
    defaultMessage:
      'The rental then ends on {day}: {days, plural, one {# day} other {# days}}, {total} instead of {daysBefore, plural, one {# day} other {# days}}, {before}.',
    description: 'total, before: prices',
  },
});
