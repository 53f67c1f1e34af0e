import { defineMessages } from 'shared-kit/intl';

export const CARD_TEXT = defineMessages({
  heading: { id: 'myBooking.CARD_TEXT.heading', defaultMessage: 'Pay by card' },
  payDeposit: {
    id: 'myBooking.CARD_TEXT.payDeposit',
    defaultMessage: 'Pay the deposit, {amount}',
    description: 'Button: the page of the bank opens',
  },
  payRental: {
    id: 'myBooking.CARD_TEXT.payRental',
    defaultMessage: 'Pay the price, {amount}',
    description: 'Button: the page of the bank opens. What is still to be paid of the rental',
  },
  opening: { id: 'myBooking.CARD_TEXT.opening', defaultMessage: 'Opening the page of the bank …' },
  hint: {
    id: 'myBooking.CARD_TEXT.hint',
    defaultMessage: 'You enter your card on the page of our bank; we never see its number.',
  },
  depositHint: {
    id: 'myBooking.CARD_TEXT.depositHint',
    defaultMessage: 'The deposit is taken now and given back to you after the rental.',
  },
  failedToLoad: { id: 'myBooking.CARD_TEXT.failedToLoad', defaultMessage: 'We could not load your payments' },
  receivedDeposit: {
    id: 'myBooking.CARD_TEXT.receivedDeposit',
    defaultMessage: 'We have received your deposit: {amount}.',
  },
  receivedRental: {
    id: 'myBooking.CARD_TEXT.receivedRental',
    defaultMessage: 'We have received your payment: {amount}.',
  },
  waiting: {
    id: 'myBooking.CARD_TEXT.waiting',
    defaultMessage:
      "We are waiting for the bank's answer about {amount}. It stands here as soon as it comes. If you have not paid, you can start again.",
  },
  declined: {
    id: 'myBooking.CARD_TEXT.declined',
    defaultMessage:
      'The bank did not accept the payment of {amount} (code {code}). Nothing was taken. You can try again, or call us on {phone}.',
  },
});
