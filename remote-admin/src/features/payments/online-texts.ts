import type { OnlinePurpose, OrderAttention, OrderState } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const ONLINE_TEXT = defineMessages({
  heading: {
    id: 'payments.ONLINE_TEXT.heading',
    defaultMessage: 'Card payment online',
    description: 'Heading: what the customer has tried to pay by card',
  },
  send: { id: 'payments.ONLINE_TEXT.send', defaultMessage: 'Send pay link', description: 'Button' },
  sent: { id: 'payments.ONLINE_TEXT.sent', defaultMessage: 'The pay link is on its way to {email}' },
  voidHint: {
    id: 'payments.ONLINE_TEXT.voidHint',
    defaultMessage:
      'Voiding only corrects what is written here. The money is given back at the bank, in its merchant space.',
  },
});

/** What is paid by card. */
export const ORDER_TEXT: Readonly<Record<OnlinePurpose, Message>> = defineMessages({
  deposit: { id: 'payments.ORDER_TEXT.deposit', defaultMessage: 'Deposit, {amount}' },
  rental: { id: 'payments.ORDER_TEXT.rental', defaultMessage: 'Price, {amount}', description: 'Of the rental' },
});

export const ORDER_STATE_TEXT: Readonly<Record<OrderState, Message>> = defineMessages({
  waiting: {
    id: 'payments.ORDER_STATE_TEXT.waiting',
    defaultMessage: 'started {time}, waiting for the bank',
    description: 'State of a card payment; time: day and time',
  },
  failed: {
    id: 'payments.ORDER_STATE_TEXT.failed',
    defaultMessage: 'not accepted {time}, code {code}',
    description: 'State of a card payment; code: of the bank',
  },
  expired: {
    id: 'payments.ORDER_STATE_TEXT.expired',
    defaultMessage: 'started {time}, no answer from the bank',
    description: 'State of a card payment',
  },
  paid: { id: 'payments.ORDER_STATE_TEXT.paid', defaultMessage: 'paid {time}', description: 'State of a card payment' },
});

/** What staff do about a card payment that was not expected. */
export const ATTENTION_TEXT: Readonly<Record<OrderAttention, Message>> = defineMessages({
  late: {
    id: 'payments.ATTENTION_TEXT.late',
    defaultMessage: 'Paid after the time limit: tell the customer that it has arrived.',
  },
  canceled: {
    id: 'payments.ATTENTION_TEXT.canceled',
    defaultMessage: 'Paid after the booking was canceled: give it back at the bank.',
  },
  covered: {
    id: 'payments.ATTENTION_TEXT.covered',
    defaultMessage: 'It was paid already: give back at the bank what is too much.',
  },
  twice: {
    id: 'payments.ATTENTION_TEXT.twice',
    defaultMessage: 'The bank tells of a second transaction, which was not debited: release it at the bank.',
  },
  differs: {
    id: 'payments.ATTENTION_TEXT.differs',
    defaultMessage: 'The bank tells of another amount or currency, which was not debited: look at it at the bank.',
  },
});
