import type { BookedChargeKind } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

/** What is charged after a rental, as customers read it: on papers and on the page of their booking. */
export const CHARGE_NAMES: Readonly<Record<BookedChargeKind, Message>> = defineMessages({
  kilometers: { id: 'charge.CHARGE_NAMES.kilometers', defaultMessage: 'Kilometers beyond those included' },
  fuel: { id: 'charge.CHARGE_NAMES.fuel', defaultMessage: 'Missing fuel, in eighths of the tank' },
  days: { id: 'charge.CHARGE_NAMES.days', defaultMessage: 'Days late' },
  damage: { id: 'charge.CHARGE_NAMES.damage', defaultMessage: 'Damage' },
  other: { id: 'charge.CHARGE_NAMES.other', defaultMessage: 'Other charge' },
  fine: { id: 'charge.CHARGE_NAMES.fine', defaultMessage: 'Fine', description: 'Of a traffic authority' },
  toll: { id: 'charge.CHARGE_NAMES.toll', defaultMessage: 'Toll' },
  handling: {
    id: 'charge.CHARGE_NAMES.handling',
    defaultMessage: 'Handling of a fine or toll',
    description: 'What the agency takes for its work',
  },
});
