/** Two of the staff deleted the same booking: for the second one it is as good as done. */
export const ALREADY_DELETED = {
  title: 'Booking already deleted',
  text: 'A colleague deleted this booking before you.',
};
