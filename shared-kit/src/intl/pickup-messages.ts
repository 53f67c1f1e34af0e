import type { PickupFieldName, PickupPlace } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

/** Labels of the pick-up details. */
export const PICKUP_LABELS: Readonly<Record<PickupFieldName, Message>> = defineMessages({
  pickupTime: { id: 'pickup.time', defaultMessage: 'Pick-up time' },
  pickupPlace: { id: 'pickup.place', defaultMessage: 'Pick-up place' },
  pickupAddress: { id: 'pickup.address', defaultMessage: 'Hotel or riad', description: 'Label of a name or address' },
  flightNumber: { id: 'pickup.flight', defaultMessage: 'Flight number' },
  note: { id: 'pickup.note', defaultMessage: 'Note', description: "Label of the customer's remarks" },
});

export const PICKUP_PLACE_TEXT: Readonly<Record<PickupPlace, Message>> = defineMessages({
  agency: { id: 'pickup.agency', defaultMessage: 'At the agency' },
  airport: { id: 'pickup.airport', defaultMessage: 'Marrakech Menara airport' },
  address: { id: 'pickup.atAddress', defaultMessage: 'At a hotel or riad' },
});

/** What follows the place in a line; the note stands alone. */
export const PICKUP_DETAIL_TEXT: Readonly<
  Record<Exclude<PickupFieldName, 'pickupTime' | 'pickupPlace' | 'pickupAddress' | 'note'>, Message>
> = defineMessages({
  flightNumber: { id: 'pickup.flightInLine', defaultMessage: 'flight {value}', description: 'value: its number' },
});

export const PICKUP_LINE_TEXT = defineMessages({
  and: { id: 'pickup.line', defaultMessage: '{line}, {next}', description: 'Joins the details of a pick-up in a line' },
});
