import type { EntityFields } from '../fields/entity-fields.ts';
import { MAX_EXTRA_QUANTITY } from '../pricing/extra-fields.ts';
import { RENTAL_TERM_PARTS } from '../pricing/rental-terms-fields.ts';
import { PICKUP_FIELDS, PLACE_PATTERN } from './pickup-fields.ts';

const CHOICE = { readBy: 'customer', writtenBy: 'creator', optional: true } as const;

/** What a customer may choose besides car, days and pick-up (docs/rules.md#extras, docs/rules.md#places). */
export const CHOICE_FIELDS = {
  dropoffTime: { ...PICKUP_FIELDS.pickupTime, column: 'dropoff_time', example: '18:00' },
  dropoffPlace: {
    ...CHOICE,
    type: 'text',
    column: 'dropoff_place',
    maxLength: 12,
    pattern: PLACE_PATTERN,
    description: 'Where the car is given back; absent for the place of the pick-up',
    example: 'agency',
  },
  extras: {
    ...CHOICE,
    type: 'groups',
    column: 'extras',
    parts: {
      id: { type: 'integer', minimum: 1 },
      quantity: { type: 'integer', minimum: 1, maximum: MAX_EXTRA_QUANTITY },
    },
    maxItems: 40,
    description: 'Each extra once',
    example: [{ id: 2, quantity: 1 }],
  },
  youngDriver: {
    ...CHOICE,
    type: 'boolean',
    column: 'young_driver',
    description: "Whether the driver is below the age of the class's terms",
    example: true,
  },
  terms: {
    type: 'group',
    column: 'terms',
    readBy: 'customer',
    writtenBy: 'server',
    optional: true,
    isExported: false,
    parts: RENTAL_TERM_PARTS,
    description: 'What held when it was booked',
    example: { deposit: 500, fuelRule: 'full_to_full' },
  },
} as const satisfies EntityFields;
