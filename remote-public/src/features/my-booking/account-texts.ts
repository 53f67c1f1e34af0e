import type { BookedChargeKind } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

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

export const CHARGE_NAMES: Readonly<Record<BookedChargeKind, Message>> = defineMessages({
  kilometers: { id: 'myBooking.CHARGE_NAMES.kilometers', defaultMessage: 'Kilometers beyond those included' },
  fuel: { id: 'myBooking.CHARGE_NAMES.fuel', defaultMessage: 'Missing fuel, in eighths of the tank' },
  days: { id: 'myBooking.CHARGE_NAMES.days', defaultMessage: 'Days late' },
  damage: { id: 'myBooking.CHARGE_NAMES.damage', defaultMessage: 'Damage' },
  other: { id: 'myBooking.CHARGE_NAMES.other', defaultMessage: 'Other charge' },
  fine: { id: 'myBooking.CHARGE_NAMES.fine', defaultMessage: 'Fine', description: 'Of a traffic authority' },
  toll: { id: 'myBooking.CHARGE_NAMES.toll', defaultMessage: 'Toll' },
  handling: { id: 'myBooking.CHARGE_NAMES.handling', defaultMessage: 'Handling of a fine or toll' },
});
