import { defineMessages } from 'shared-kit/intl';

export const CAR_TEXT = defineMessages({
  seats: { id: 'console.CAR_TEXT.seats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
});

export const DELETION_TEXT = defineMessages({
  /** Another member of staff has already deleted the booking: shown as success. */
  already: { id: 'console.DELETION_TEXT.already', defaultMessage: 'Booking already deleted' },
  byColleague: {
    id: 'console.DELETION_TEXT.byColleague',
    defaultMessage: 'A colleague deleted this booking before you.',
  },
  failed: { id: 'console.DELETION_TEXT.failed', defaultMessage: 'Failed to delete booking' },
});

export const SIGN_OUT_TEXT = defineMessages({
  question: {
    id: 'console.SIGN_OUT_TEXT.question',
    defaultMessage: 'Sign out before all is sent?',
    description: 'Title of a question',
  },
  loss: {
    id: 'console.SIGN_OUT_TEXT.loss',
    defaultMessage: 'Part of a hand-over is on this device only. Signing out removes it.',
  },
  confirm: { id: 'console.SIGN_OUT_TEXT.confirm', defaultMessage: 'Sign out and remove it', description: 'Button' },
});

export const FAILURE_TEXT = defineMessages({
  title: { id: 'console.FAILURE_TEXT.title', defaultMessage: 'Error', description: 'Title of a notice' },
});

export const LANGUAGE_TEXT = defineMessages({
  saved: { id: 'console.LANGUAGE_TEXT.saved', defaultMessage: 'Language saved' },
  failed: { id: 'console.LANGUAGE_TEXT.failed', defaultMessage: 'Failed to save the language' },
});
