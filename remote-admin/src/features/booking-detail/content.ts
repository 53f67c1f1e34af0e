export const PAYMENT_NOTE = 'Payment will be processed upon vehicle return.';

export const NOT_FOUND = {
  title: 'Booking Not Found',
  text: 'The requested booking could not be found.',
};
