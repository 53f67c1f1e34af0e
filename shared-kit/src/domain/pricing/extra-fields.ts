import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { MAX_PRICE } from '../fleet/car-fields.ts';
import { NAMES } from './names.ts';

/** What a price of an extra is for. */
export const EXTRA_PERIODS = ['day', 'rental'] as const;

/** The most pieces of one extra that a rental may have. */
export const MAX_EXTRA_QUANTITY = 20;

const WRITTEN_BY_STAFF = { readBy: 'staff', writtenBy: 'creator' } as const;
const AMOUNT = { ...WRITTEN_BY_STAFF, type: 'decimal', minimum: 0, maximum: MAX_PRICE, multipleOf: 0.01 } as const;

/** Entity `Extras`: what is rented together with a car (docs/rules.md#extras). */
export const EXTRA_FIELDS = {
  id: { type: 'integer', column: 'id', readBy: 'staff', writtenBy: 'server', minimum: 1, example: 2 },
  names: { ...NAMES, example: { en: 'Child seat', fr: 'Siège enfant', es: 'Silla infantil', ar: 'مقعد أطفال' } },
  per: { ...WRITTEN_BY_STAFF, type: 'choice', column: 'per', values: EXTRA_PERIODS, example: 'day' },
  price: { ...AMOUNT, column: 'price', description: 'For one piece', example: 4 },
  maxAmount: {
    ...AMOUNT,
    column: 'max_amount',
    optional: true,
    description: 'The most that one piece costs in a rental',
    example: 40,
  },
  maxQuantity: {
    ...WRITTEN_BY_STAFF,
    type: 'integer',
    column: 'max_quantity',
    optional: true,
    minimum: 1,
    maximum: MAX_EXTRA_QUANTITY,
    description: 'The most pieces in one rental; 1 without it',
    example: 2,
  },
  stock: {
    ...WRITTEN_BY_STAFF,
    type: 'integer',
    column: 'stock',
    optional: true,
    minimum: 0,
    maximum: 10_000,
    description: 'Pieces that the agency has; without it any number',
    example: 6,
  },
  active: {
    ...WRITTEN_BY_STAFF,
    type: 'boolean',
    column: 'active',
    default: true,
    description: 'Whether it can be booked',
    example: true,
  },
} as const satisfies EntityFields;

export type Extra = EntityOf<typeof EXTRA_FIELDS>;
export type NewExtra = CreationOf<typeof EXTRA_FIELDS>;
