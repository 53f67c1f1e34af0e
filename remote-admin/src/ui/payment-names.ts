import type { PaymentMethod, PaymentPurpose, PaymentType } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const METHOD_NAMES: Readonly<Record<PaymentMethod, Message>> = defineMessages({
  cash: { id: 'payments.METHOD_NAMES.cash', defaultMessage: 'Cash' },
  card_terminal: { id: 'payments.METHOD_NAMES.card_terminal', defaultMessage: 'Card terminal' },
  transfer: { id: 'payments.METHOD_NAMES.transfer', defaultMessage: 'Bank transfer' },
  cheque: { id: 'payments.METHOD_NAMES.cheque', defaultMessage: 'Check', description: 'Of a bank' },
  online: { id: 'payments.METHOD_NAMES.online', defaultMessage: 'Card, online' },
});

export const PURPOSE_NAMES: Readonly<Record<PaymentPurpose, Message>> = defineMessages({
  rental: { id: 'payments.PURPOSE_NAMES.rental', defaultMessage: 'Rental' },
  deposit: { id: 'payments.PURPOSE_NAMES.deposit', defaultMessage: 'Deposit' },
  fine: { id: 'payments.PURPOSE_NAMES.fine', defaultMessage: 'Traffic fine' },
  other: { id: 'payments.PURPOSE_NAMES.other', defaultMessage: 'Something else', description: 'A payment for it' },
});

/** What has happened. */
export const TYPE_NAMES: Readonly<Record<PaymentType, Message>> = defineMessages({
  receipt: { id: 'payments.TYPE_NAMES.receipt', defaultMessage: 'Paid', description: 'By the customer' },
  refund: { id: 'payments.TYPE_NAMES.refund', defaultMessage: 'Paid back', description: 'To the customer' },
  hold: { id: 'payments.TYPE_NAMES.hold', defaultMessage: 'Deposit held' },
  release: { id: 'payments.TYPE_NAMES.release', defaultMessage: 'Deposit given back' },
  capture: { id: 'payments.TYPE_NAMES.capture', defaultMessage: 'Kept from the deposit' },
});
