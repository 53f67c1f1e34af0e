/** Another member of staff has already deleted the booking: shown as success. */
export const ALREADY_DELETED = ['Booking already deleted', 'A colleague deleted this booking before you.'] as const;
export const DELETE_FAILED = 'Failed to delete booking';
export const FAILURE_TITLE = 'Error';
