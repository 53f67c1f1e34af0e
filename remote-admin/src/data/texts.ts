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

export const FAILURE_TEXT = defineMessages({
  title: { id: 'console.FAILURE_TEXT.title', defaultMessage: 'Error', description: 'Title of a notice' },
});

export const LANGUAGE_TEXT = defineMessages({
  saved: { id: 'console.LANGUAGE_TEXT.saved', defaultMessage: 'Language saved' },
  failed: { id: 'console.LANGUAGE_TEXT.failed', defaultMessage: 'Failed to save the language' },
});
