import type { RentalTerms } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

type Choice = NonNullable<RentalTerms['depositMethod'] | RentalTerms['fuelRule']>;

/** The terms of a rental that are one of several. */
export const TERM_VALUES: Readonly<Record<Choice, Message>> = defineMessages({
  card: {
    id: 'booking.TERM_VALUES.card',
    defaultMessage: 'On a card',
    description: 'How a deposit is held',
  },
  cash: { id: 'booking.TERM_VALUES.cash', defaultMessage: 'In cash', description: 'How a deposit is held' },
  card_or_cash: {
    id: 'booking.TERM_VALUES.card_or_cash',
    defaultMessage: 'On a card or in cash',
    description: 'How a deposit is held',
  },
  full_to_full: {
    id: 'booking.TERM_VALUES.full_to_full',
    defaultMessage: 'Full to full',
    description: 'Rule of the fuel: the tank is full at the pick-up and at the return',
  },
  same_to_same: {
    id: 'booking.TERM_VALUES.same_to_same',
    defaultMessage: 'As picked up',
    description: 'Rule of the fuel: the car comes back with as much as it had',
  },
  prepaid: {
    id: 'booking.TERM_VALUES.prepaid',
    defaultMessage: 'Prepaid',
    description: 'Rule of the fuel: the customer pays for a tank in advance',
  },
});
