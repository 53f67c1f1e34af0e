/** Two of the staff deleted the same booking: for the second one it is as good as done. */
export const ALREADY_DELETED = ['Booking already deleted', 'A colleague deleted this booking before you.'] as const;
export const DELETE_FAILED = 'Failed to delete booking';
export const FAILURE_TITLE = 'Error';
