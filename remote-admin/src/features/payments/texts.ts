import type { PaymentType } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

/** What is done, as a button and the title of its dialog. */
export const TYPE_ACTIONS: Readonly<Record<PaymentType, Message>> = defineMessages({
  receipt: { id: 'payments.TYPE_ACTIONS.receipt', defaultMessage: 'Take payment', description: 'Button' },
  refund: { id: 'payments.TYPE_ACTIONS.refund', defaultMessage: 'Pay back', description: 'Button: to the customer' },
  hold: { id: 'payments.TYPE_ACTIONS.hold', defaultMessage: 'Hold deposit', description: 'Button' },
  release: { id: 'payments.TYPE_ACTIONS.release', defaultMessage: 'Give deposit back', description: 'Button' },
  capture: { id: 'payments.TYPE_ACTIONS.capture', defaultMessage: 'Keep from the deposit', description: 'Button' },
});

export const PAYMENTS_TEXT = defineMessages({
  open: { id: 'payments.PAYMENTS_TEXT.open', defaultMessage: 'Open', description: 'Label: what is still to be paid' },
  owed: { id: 'payments.PAYMENTS_TEXT.owed', defaultMessage: 'To give back', description: 'Label: a sum' },
  paid: { id: 'payments.PAYMENTS_TEXT.paid', defaultMessage: 'Paid', description: 'Label: a sum' },
  held: { id: 'payments.PAYMENTS_TEXT.held', defaultMessage: 'Deposit held', description: 'Label: a sum' },
  none: { id: 'payments.PAYMENTS_TEXT.none', defaultMessage: 'Nothing has been recorded yet.' },
  failed: { id: 'payments.PAYMENTS_TEXT.failed', defaultMessage: 'Failed to load the payments' },
  void: { id: 'payments.PAYMENTS_TEXT.void', defaultMessage: 'Void', description: 'Button: a payment was a mistake' },
  voidNamed: {
    id: 'payments.PAYMENTS_TEXT.voidNamed',
    defaultMessage: 'Void: {payment}',
    description: 'Name of the button; payment: such as Paid, €100',
  },
  voided: {
    id: 'payments.PAYMENTS_TEXT.voided',
    defaultMessage: 'Voided by {name}: {reason}',
    description: 'name: of a colleague',
  },
  by: { id: 'payments.PAYMENTS_TEXT.by', defaultMessage: 'by {name}', description: 'name: of a colleague' },
  former: {
    id: 'payments.PAYMENTS_TEXT.former',
    defaultMessage: 'a former colleague',
    description: 'In place of the name',
  },
  tendered: {
    id: 'payments.PAYMENTS_TEXT.tendered',
    defaultMessage: '{amount} at {rate}',
    description: 'What was given in another currency, and its rate',
  },
});

export const FORM_TEXT = defineMessages({
  amount: { id: 'payments.FORM_TEXT.amount', defaultMessage: 'Amount' },
  method: { id: 'payments.FORM_TEXT.method', defaultMessage: 'How', description: 'Label: cash, card, and so on' },
  purpose: { id: 'payments.FORM_TEXT.purpose', defaultMessage: 'For', description: 'Label: what a payment is for' },
  hold: { id: 'payments.FORM_TEXT.hold', defaultMessage: 'Which deposit', description: 'Label' },
  holdChoice: {
    id: 'payments.FORM_TEXT.holdChoice',
    defaultMessage: '{amount} of {day}, {method}',
    description: 'A deposit: what is left of it, and its day',
  },
  currency: { id: 'payments.FORM_TEXT.currency', defaultMessage: 'Currency' },
  tendered: {
    id: 'payments.FORM_TEXT.tendered',
    defaultMessage: 'Given in {currency}',
    description: 'Label: a sum that the customer gives',
  },
  rate: {
    id: 'payments.FORM_TEXT.rate',
    defaultMessage: 'Rate: 1 {currency} is',
    description: 'Label of a field for the sum in the currency of account',
  },
  product: { id: 'payments.FORM_TEXT.product', defaultMessage: 'That is {amount}.' },
  note: { id: 'payments.FORM_TEXT.note', defaultMessage: 'Note (optional)' },
  mailReceipt: {
    id: 'payments.FORM_TEXT.mailReceipt',
    defaultMessage: 'Send the receipt to {email}',
    description: 'Tick in the form of a payment',
  },
  reason: { id: 'payments.FORM_TEXT.reason', defaultMessage: 'Reason' },
  record: { id: 'payments.FORM_TEXT.record', defaultMessage: 'Record', description: 'Button: a payment' },
  recordAgain: {
    id: 'payments.FORM_TEXT.recordAgain',
    defaultMessage: 'It is another payment: record it',
    description: 'Button, after the warning that a colleague has just recorded the same sum',
  },
  left: { id: 'payments.FORM_TEXT.left', defaultMessage: 'At most {amount}.' },
  tooMuch: { id: 'payments.FORM_TEXT.tooMuch', defaultMessage: 'At most {amount} can be given back or kept.' },
  positive: { id: 'payments.FORM_TEXT.positive', defaultMessage: 'Please enter an amount above 0.' },
  badRate: { id: 'payments.FORM_TEXT.badRate', defaultMessage: 'Please enter a rate, such as 10.85.' },
  reasonMissing: { id: 'payments.FORM_TEXT.reasonMissing', defaultMessage: 'Please say why, in a few words.' },
  overLimit: {
    id: 'payments.FORM_TEXT.overLimit',
    defaultMessage: 'With it the cash of this booking is {amount}: the limit for cash is {limit}.',
  },
  recorded: { id: 'payments.FORM_TEXT.recorded', defaultMessage: 'Recorded: {payment}' },
  voided: { id: 'payments.FORM_TEXT.voided', defaultMessage: 'The payment was voided' },
});

export const INVOICE_TEXT = defineMessages({
  issue: { id: 'payments.INVOICE_TEXT.issue', defaultMessage: 'Issue invoice', description: 'Button, title' },
  name: { id: 'payments.INVOICE_TEXT.name', defaultMessage: 'Billed to', description: 'Label of a name' },
  address: { id: 'payments.INVOICE_TEXT.address', defaultMessage: 'Address (optional)' },
  numbers: {
    id: 'payments.INVOICE_TEXT.numbers',
    defaultMessage: 'Numbers of the buyer, such as ICE (optional)',
    description: 'Label: tax numbers of a company',
  },
  nameMissing: { id: 'payments.INVOICE_TEXT.nameMissing', defaultMessage: 'Please enter who is billed.' },
  hint: {
    id: 'payments.INVOICE_TEXT.hint',
    defaultMessage: 'An invoice is never changed afterwards: an owner can cancel it by a credit note.',
  },
  issued: { id: 'payments.INVOICE_TEXT.issued', defaultMessage: 'Invoice {number} was issued' },
});
