import { defineMessages } from 'shared-kit/intl';

export const DELETION_TEXT = defineMessages({
  /** Another member of staff has already deleted the booking: shown as success. */
  already: { id: 'console.bookingAlreadyDeleted', defaultMessage: 'Booking already deleted' },
  byColleague: {
    id: 'console.bookingDeletedByColleague',
    defaultMessage: 'A colleague deleted this booking before you.',
  },
  failed: { id: 'console.bookingDeleteFailed', defaultMessage: 'Failed to delete booking' },
});

export const FAILURE_TEXT = defineMessages({
  title: { id: 'console.error', defaultMessage: 'Error', description: 'Title of a notice' },
});

export const LANGUAGE_TEXT = defineMessages({
  saved: { id: 'console.languageSaved', defaultMessage: 'Language saved' },
  failed: { id: 'console.languageFailed', defaultMessage: 'Failed to save the language' },
});
