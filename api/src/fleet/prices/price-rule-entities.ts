import {
  EXTRA_FIELDS,
  LENGTH_DISCOUNT_FIELDS,
  PLACE_FIELDS,
  PRICE_SEASON_FIELDS,
  type PriceRules,
  RENTAL_TERMS_FIELDS,
} from 'shared-kit/domain';
import type { EntityDefinition } from '../../entities/entity-definition.ts';

const FOR_STAFF = {
  key: 'id',
  defaultOrderColumn: 'id',
  anonymous: new Set(),
  permissions: { read: 'prices.read', create: 'prices.write', update: 'prices.write', delete: 'prices.write' },
} as const satisfies Partial<EntityDefinition>;

/** The entities of the owner's rules, by their names in a version of all of them (docs/rules.md#versions-of-the-rules). */
export const PRICE_RULE_ENTITIES: Readonly<Record<keyof PriceRules, EntityDefinition>> = {
  seasons: {
    ...FOR_STAFF,
    name: 'PriceSeasons',
    table: 'price_seasons',
    fields: PRICE_SEASON_FIELDS,
    examples: {
      other: {
        names: { en: 'New Year', fr: 'Nouvel An' },
        kind: 'event',
        ranges: [
          { from: '2026-12-28', to: '2027-01-03' },
          { from: '2027-12-28', to: '2028-01-03' },
        ],
        percent: -10.5,
        prices: [
          { type: 'SUV', price: 80 },
          { type: 'Hatchback', price: 49.5 },
        ],
        minDays: 5,
        leadDays: 7,
        lengthDiscounts: false,
      },
      changes: [
        { id: 3, minDays: 4 },
        { id: 4, percent: 25, prices: null },
      ],
      query: [{ field: 'kind', operator: 'EQ', value: 'event' }],
    },
  },
  lengthDiscounts: {
    ...FOR_STAFF,
    name: 'LengthDiscounts',
    table: 'length_discounts',
    fields: LENGTH_DISCOUNT_FIELDS,
    examples: {
      other: { fromDays: 30, percent: 25.5 },
      changes: [
        { id: 1, percent: 12 },
        { id: 2, fromDays: 28 },
      ],
      query: [{ field: 'fromDays', operator: 'gte', value: 30 }],
    },
  },
  extras: {
    ...FOR_STAFF,
    name: 'Extras',
    table: 'extras',
    fields: EXTRA_FIELDS,
    examples: {
      other: {
        names: { en: 'Second driver' },
        per: 'rental',
        price: 25,
        maxAmount: 25,
        maxQuantity: 1,
        stock: 3,
        active: false,
      },
      changes: [
        { id: 2, stock: 8 },
        { id: 3, active: false },
      ],
      query: [{ field: 'active', operator: 'EQ', value: false }],
    },
  },
  places: {
    ...FOR_STAFF,
    name: 'Places',
    table: 'places',
    fields: PLACE_FIELDS,
    examples: {
      other: {
        names: { en: 'Our office' },
        kind: 'agency',
        pickupFee: 1,
        dropoffFee: 2.5,
        hours: [
          { weekday: 6, from: '09:00', to: '12:00' },
          { weekday: 1, from: '08:00', to: '18:30' },
        ],
        outOfHoursFee: 20,
      },
      changes: [
        { id: 4, pickupFee: 18 },
        { id: 5, hours: null },
      ],
      query: [{ field: 'kind', operator: 'EQ', value: 'airport' }],
    },
  },
  terms: {
    ...FOR_STAFF,
    name: 'RentalTerms',
    table: 'rental_terms',
    fields: RENTAL_TERMS_FIELDS,
    examples: {
      other: {
        type: 'Hatchback',
        documents: { en: 'Driving licence', ar: 'رخصة القيادة' },
        borders: { en: 'Western Sahara on request' },
      },
      changes: [
        { id: 1, deposit: 600 },
        { id: 2, kmPerDay: null, kmPrice: null },
      ],
      query: [{ field: 'type', operator: 'EQ', value: 'SUV' }],
    },
  },
};
