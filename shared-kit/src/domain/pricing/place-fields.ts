import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { MAX_PRICE } from '../fleet/car-fields.ts';
import { NAMES } from './names.ts';

export const PLACE_KINDS = ['agency', 'airport', 'other', 'address'] as const;

/** A time of the agency's clock. */
const TIME = { type: 'text', maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const;
const FEE = {
  type: 'decimal',
  readBy: 'staff',
  writtenBy: 'creator',
  optional: true,
  minimum: 0,
  maximum: MAX_PRICE,
  multipleOf: 0.01,
} as const;

/** Entity `Places`: where cars are handed over and taken back (docs/rules.md#places). */
export const PLACE_FIELDS = {
  id: { type: 'integer', column: 'id', readBy: 'staff', writtenBy: 'server', minimum: 1, example: 4 },
  names: { ...NAMES, example: { en: 'Airport', fr: 'Aéroport', es: 'Aeropuerto', ar: 'المطار' } },
  kind: {
    type: 'choice',
    column: 'kind',
    readBy: 'staff',
    writtenBy: 'creator',
    values: PLACE_KINDS,
    description: 'What is asked for: `airport` a flight number, `address` an address',
    example: 'airport',
  },
  pickupFee: { ...FEE, column: 'pickup_fee', description: 'For delivery', example: 15 },
  dropoffFee: { ...FEE, column: 'dropoff_fee', description: 'For collection', example: 10 },
  hours: {
    type: 'groups',
    column: 'hours',
    readBy: 'staff',
    writtenBy: 'creator',
    optional: true,
    parts: {
      weekday: { type: 'integer', optional: true, minimum: 1, maximum: 7 },
      from: TIME,
      to: TIME,
    },
    maxItems: 14,
    description:
      'Opening hours by weekday, 1 for Monday, or without it for every day; a weekday that is not named is closed. Without hours it is always open',
    example: [{ from: '08:00', to: '20:00' }],
  },
  outOfHoursFee: {
    ...FEE,
    column: 'out_of_hours_fee',
    description: 'For a time outside the hours; without it there is none',
    example: 12.5,
  },
} as const satisfies EntityFields;

export type Place = EntityOf<typeof PLACE_FIELDS>;
export type NewPlace = CreationOf<typeof PLACE_FIELDS>;
