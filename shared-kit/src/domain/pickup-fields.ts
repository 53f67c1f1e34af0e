import type { EntityOf, TextFieldDefinition } from './entity-fields.ts';

/** Where a car is handed over: at the agency, at the airport, or at an address that the customer names. */
export const PICKUP_PLACES = ['agency', 'airport', 'address'] as const;
export type PickupPlace = (typeof PICKUP_PLACES)[number];

const PICKUP = { readBy: 'staff', writtenBy: 'creator', optional: true } as const;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const TEXT = { ...PICKUP, type: 'text', normalize: oneLine } as const;

/** What a customer may tell about the pick-up, in the order of the form (docs/rules.md#pick-up-details). */
export const PICKUP_FIELDS = {
  pickupTime: {
    ...TEXT,
    column: 'pickup_time',
    maxLength: 5,
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    description: 'HH:mm, of the agency clock',
    example: '10:30',
  },
  pickupPlace: { ...PICKUP, type: 'choice', column: 'pickup_place', values: PICKUP_PLACES, example: 'airport' },
  pickupAddress: {
    ...TEXT,
    column: 'pickup_address',
    maxLength: 200,
    description: 'Name or address of a hotel or riad, for the place `address`',
    example: 'Riad Yasmine, 209 Rue Diour Saboun, Marrakech',
  },
  flightNumber: {
    ...TEXT,
    column: 'flight_number',
    maxLength: 12,
    pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$',
    normalize: (text: string): string => oneLine(text).toUpperCase(),
    description: 'For the place `airport`',
    example: 'AT 641',
  },
  note: { ...TEXT, column: 'note', maxLength: 500, example: 'With two large suitcases' },
} as const;

export type PickupDetails = EntityOf<typeof PICKUP_FIELDS>;
export type PickupFieldName = keyof typeof PICKUP_FIELDS;

/** Returns whether a text is valid for a field of the pick-up; empty texts are. */
export function isPickupText(name: Exclude<PickupFieldName, 'pickupPlace'>, text: string): boolean {
  const { maxLength, pattern, normalize }: TextFieldDefinition = PICKUP_FIELDS[name];
  const value = normalize?.(text) ?? text;
  return value === '' || (value.length <= maxLength && (!pattern || new RegExp(pattern).test(value)));
}
