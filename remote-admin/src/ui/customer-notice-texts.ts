import { defineMessages } from 'shared-kit/intl';

export const NOTICE_TEXT = defineMessages({
  known: { id: 'customerNotice.NOTICE_TEXT.known', defaultMessage: 'Customer: {name}', description: 'Link to a page' },
  rentals: {
    id: 'customerNotice.NOTICE_TEXT.rentals',
    defaultMessage: 'All rentals of this customer',
    description: 'Link to a page',
  },
  fill: {
    id: 'customerNotice.NOTICE_TEXT.fill',
    defaultMessage: 'Fill in',
    description: 'Button: writes what is known of a customer into the form',
  },
  failed: { id: 'customerNotice.NOTICE_TEXT.failed', defaultMessage: 'The customer could not be looked up' },
  flagged: { id: 'customerNotice.NOTICE_TEXT.flagged', defaultMessage: 'Do not rent: {reason}' },
  open: { id: 'customerNotice.NOTICE_TEXT.open', defaultMessage: '{amount} open from other rentals' },
  expired: {
    id: 'customerNotice.NOTICE_TEXT.expired',
    defaultMessage: 'The driving license ends on {day}, before the return',
  },
});
