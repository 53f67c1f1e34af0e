import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';

/** How many length discounts there may be. */
export const MAX_LENGTH_DISCOUNTS = 8;

/** Entity `LengthDiscounts`: what longer rentals save (docs/rules.md#length-discounts). */
export const LENGTH_DISCOUNT_FIELDS = {
  id: { type: 'integer', column: 'id', readBy: 'staff', writtenBy: 'server', minimum: 1, example: 1 },
  // Unique.
  fromDays: {
    type: 'integer',
    column: 'from_days',
    readBy: 'staff',
    writtenBy: 'creator',
    minimum: 2,
    maximum: 365,
    example: 7,
  },
  percent: {
    type: 'decimal',
    column: 'percent',
    readBy: 'staff',
    writtenBy: 'creator',
    minimum: 0.01,
    maximum: 95,
    multipleOf: 0.01,
    example: 10,
  },
} as const satisfies EntityFields;

export type LengthDiscount = EntityOf<typeof LENGTH_DISCOUNT_FIELDS>;
export type NewLengthDiscount = CreationOf<typeof LENGTH_DISCOUNT_FIELDS>;
