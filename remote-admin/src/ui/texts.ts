export const PAGES_TEXT = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
} as const;

export const FAILURE_TEXT = {
  /** Without the invalid field, which only the log names. */
  unreadable: 'The answer of the server could not be read. Please try again, or reload the page.',
  retry: 'Try again',
} as const;

export const BACK = 'All Bookings';
export const DELETE = 'Delete';

export const durationInDays = (count: number) => `${count} day(s)`;
