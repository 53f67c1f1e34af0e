import { defineMessages } from 'shared-kit/intl';

export const CASH_TEXT = defineMessages({
  day: { id: 'cash.CASH_TEXT.day', defaultMessage: 'Day' },
  print: { id: 'cash.CASH_TEXT.print', defaultMessage: 'Print', description: 'Button' },
  failed: { id: 'cash.CASH_TEXT.failed', defaultMessage: 'Failed to load the cash desk' },
  loading: { id: 'cash.CASH_TEXT.loading', defaultMessage: 'Loading the cash desk' },
  empty: { id: 'cash.CASH_TEXT.empty', defaultMessage: 'No payments on this day' },
  emptyText: { id: 'cash.CASH_TEXT.emptyText', defaultMessage: 'Payments are recorded on the page of a booking.' },
  former: { id: 'cash.CASH_TEXT.former', defaultMessage: 'A former colleague', description: 'In place of a name' },
  cash: { id: 'cash.CASH_TEXT.cash', defaultMessage: 'Cash', description: 'Caption of a table' },
  payments: { id: 'cash.CASH_TEXT.payments', defaultMessage: 'Payments', description: 'Caption of a table' },
});

export const DRAWER_TEXT = defineMessages({
  currency: { id: 'cash.DRAWER_TEXT.currency', defaultMessage: 'Currency' },
  received: { id: 'cash.DRAWER_TEXT.received', defaultMessage: 'In', description: 'Column: cash that came in' },
  paidOut: { id: 'cash.DRAWER_TEXT.paidOut', defaultMessage: 'Out', description: 'Column: cash that was paid out' },
  expected: { id: 'cash.DRAWER_TEXT.expected', defaultMessage: 'Should be there', description: 'Column: a sum' },
  counted: { id: 'cash.DRAWER_TEXT.counted', defaultMessage: 'Counted', description: 'Column: a sum' },
  difference: { id: 'cash.DRAWER_TEXT.difference', defaultMessage: 'Difference' },
  count: { id: 'cash.DRAWER_TEXT.count', defaultMessage: 'Count', description: 'Button: the cash in a drawer' },
  countAgain: { id: 'cash.DRAWER_TEXT.countAgain', defaultMessage: 'Count again', description: 'Button' },
  amount: { id: 'cash.DRAWER_TEXT.amount', defaultMessage: 'Counted amount' },
  note: { id: 'cash.DRAWER_TEXT.note', defaultMessage: 'Note (optional)' },
  saved: { id: 'cash.DRAWER_TEXT.saved', defaultMessage: 'The count was saved' },
  missing: { id: 'cash.DRAWER_TEXT.missing', defaultMessage: 'Please enter what you have counted.' },
  by: {
    id: 'cash.DRAWER_TEXT.by',
    defaultMessage: 'Counted by {name}, {time}',
    description: 'time: a day and a time',
  },
  changed: {
    id: 'cash.DRAWER_TEXT.changed',
    defaultMessage: 'Payments have changed since: {amount} should have been there.',
  },
});

export const PAYMENT_COLUMNS = defineMessages({
  time: { id: 'cash.PAYMENT_COLUMNS.time', defaultMessage: 'Time' },
  booking: { id: 'cash.PAYMENT_COLUMNS.booking', defaultMessage: 'Booking' },
  what: { id: 'cash.PAYMENT_COLUMNS.what', defaultMessage: 'What', description: 'Column: such as Deposit held' },
  how: { id: 'cash.PAYMENT_COLUMNS.how', defaultMessage: 'How', description: 'Column: such as Cash' },
  amount: { id: 'cash.PAYMENT_COLUMNS.amount', defaultMessage: 'Amount' },
});
