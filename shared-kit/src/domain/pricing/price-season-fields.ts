import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { CAR_FIELDS, CAR_TYPES, MAX_PRICE } from '../fleet/car-fields.ts';
import { NAMES } from './names.ts';

/** An event, such as a holiday, wins over the season around it. */
export const SEASON_KINDS = ['season', 'event'] as const;

const WRITTEN_BY_STAFF = { readBy: 'staff', writtenBy: 'creator' } as const;

/** Entity `PriceSeasons`: days with prices of their own (docs/rules.md#seasons). */
export const PRICE_SEASON_FIELDS = {
  id: { type: 'integer', column: 'id', readBy: 'staff', writtenBy: 'server', minimum: 1, example: 3 },
  names: NAMES,
  kind: { ...WRITTEN_BY_STAFF, type: 'choice', column: 'kind', values: SEASON_KINDS, example: 'season' },
  ranges: {
    ...WRITTEN_BY_STAFF,
    type: 'groups',
    column: 'ranges',
    parts: { from: { type: 'day' }, to: { type: 'day' } },
    minItems: 1,
    maxItems: 40,
    description: 'First and last days. Ranges of one kind never overlap',
    example: [{ from: '2027-06-15', to: '2027-09-15' }],
  },
  percent: {
    ...WRITTEN_BY_STAFF,
    type: 'decimal',
    column: 'percent',
    optional: true,
    minimum: -95,
    maximum: 500,
    multipleOf: 0.01,
    description: "Change of the car's price, for cars without a price in the season",
    example: 20,
  },
  prices: {
    ...WRITTEN_BY_STAFF,
    type: 'groups',
    column: 'prices',
    optional: true,
    parts: {
      carId: { type: 'text', optional: true, maxLength: CAR_FIELDS.CarId.maxLength },
      type: { type: 'choice', optional: true, values: CAR_TYPES },
      price: { type: 'decimal', minimum: 0.01, maximum: MAX_PRICE, multipleOf: 0.01 },
    },
    maxItems: 2_000,
    description: 'Prices per day, each of one car or of one class; that of the car wins',
    example: [{ type: 'SUV', price: 60 }],
  },
  minDays: {
    ...WRITTEN_BY_STAFF,
    type: 'integer',
    column: 'min_days',
    optional: true,
    minimum: 1,
    maximum: 365,
    description: 'The shortest rental with a day in the season',
    example: 3,
  },
  leadDays: {
    ...WRITTEN_BY_STAFF,
    type: 'integer',
    column: 'lead_days',
    optional: true,
    minimum: 1,
    maximum: 365,
    description: 'How many days before its pick-up such a rental is booked at the latest',
    example: 2,
  },
  lengthDiscounts: {
    ...WRITTEN_BY_STAFF,
    type: 'boolean',
    column: 'length_discounts',
    default: true,
    description: 'Whether length discounts apply to its days',
    example: true,
  },
} as const satisfies EntityFields;

export type PriceSeason = EntityOf<typeof PRICE_SEASON_FIELDS>;
export type NewPriceSeason = CreationOf<typeof PRICE_SEASON_FIELDS>;
