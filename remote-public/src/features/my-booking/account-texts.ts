import { defineMessages } from 'shared-kit/intl';

export const ACCOUNT_TEXT = defineMessages({
  heading: {
    id: 'myBooking.ACCOUNT_TEXT.heading',
    defaultMessage: 'Your account',
    description: 'What is paid and open',
  },
  price: { id: 'myBooking.ACCOUNT_TEXT.price', defaultMessage: 'Price of the rental' },
  paid: { id: 'myBooking.ACCOUNT_TEXT.paid', defaultMessage: 'Paid' },
  open: { id: 'myBooking.ACCOUNT_TEXT.open', defaultMessage: 'Still to be paid' },
  owed: { id: 'myBooking.ACCOUNT_TEXT.owed', defaultMessage: 'You get back' },
  held: { id: 'myBooking.ACCOUNT_TEXT.held', defaultMessage: 'Deposit that we hold' },
  named: {
    id: 'myBooking.ACCOUNT_TEXT.named',
    defaultMessage: '{name}: {details}',
    description: 'Damage: scratch, left',
  },
});
