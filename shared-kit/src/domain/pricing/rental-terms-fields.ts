import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { CAR_TYPES, MAX_PRICE } from '../fleet/car-fields.ts';
import { SENTENCE_PARTS } from './names.ts';

export const FUEL_RULES = ['full_to_full', 'same_to_same', 'prepaid'] as const;
/** How a deposit is held. */
export const DEPOSIT_METHODS = ['card', 'cash', 'card_or_cash'] as const;

const WRITTEN_BY_STAFF = { readBy: 'staff', writtenBy: 'creator', optional: true } as const;
const AMOUNT = {
  ...WRITTEN_BY_STAFF,
  type: 'decimal',
  minimum: 0,
  maximum: 10 * MAX_PRICE,
  multipleOf: 0.01,
} as const;
const AGE = { ...WRITTEN_BY_STAFF, type: 'integer', minimum: 16, maximum: 99 } as const;

/** Entity `RentalTerms`: what holds for rentals of a class, or of all others (docs/rules.md#terms-of-a-rental). */
export const RENTAL_TERMS_FIELDS = {
  id: { type: 'integer', column: 'id', readBy: 'staff', writtenBy: 'server', minimum: 1, example: 1 },
  // Unique.
  type: {
    ...WRITTEN_BY_STAFF,
    type: 'choice',
    column: 'type',
    values: CAR_TYPES,
    description: 'Class of cars; absent for the default of all classes',
    example: 'SUV',
  },
  deposit: { ...AMOUNT, column: 'deposit', description: 'Held and given back, never part of a total', example: 500 },
  depositMethod: {
    ...WRITTEN_BY_STAFF,
    type: 'choice',
    column: 'deposit_method',
    values: DEPOSIT_METHODS,
    example: 'card',
  },
  excess: { ...AMOUNT, column: 'excess', description: 'The most that a customer pays for damage', example: 900 },
  fuelRule: {
    ...WRITTEN_BY_STAFF,
    type: 'choice',
    column: 'fuel_rule',
    values: FUEL_RULES,
    example: 'full_to_full',
  },
  fuelPrice: { ...AMOUNT, column: 'fuel_price', description: 'For each missing eighth of the tank', example: 12 },
  kmPerDay: {
    ...WRITTEN_BY_STAFF,
    type: 'integer',
    column: 'km_per_day',
    minimum: 1,
    maximum: 10_000,
    description: 'Kilometers that are included, summed over the rental',
    example: 250,
  },
  kmPrice: { ...AMOUNT, column: 'km_price', description: 'For each kilometer beyond', example: 0.25 },
  minAge: { ...AGE, column: 'min_age', example: 21 },
  minLicenceYears: {
    ...WRITTEN_BY_STAFF,
    type: 'integer',
    column: 'min_licence_years',
    minimum: 1,
    maximum: 30,
    example: 2,
  },
  youngDriverBelow: { ...AGE, column: 'young_driver_below', description: 'Younger drivers pay more', example: 25 },
  youngDriverPerDay: { ...AMOUNT, column: 'young_driver_per_day', example: 6 },
  youngDriverMax: { ...AMOUNT, column: 'young_driver_max', description: 'The most in a rental', example: 60 },
  documents: {
    ...WRITTEN_BY_STAFF,
    type: 'group',
    column: 'documents',
    parts: SENTENCE_PARTS,
    description: 'What the driver brings',
    example: { en: 'Passport and driving licence' },
  },
  borders: {
    ...WRITTEN_BY_STAFF,
    type: 'group',
    column: 'borders',
    parts: SENTENCE_PARTS,
    description: 'Where the car may be driven',
    example: { en: 'Morocco only' },
  },
} as const satisfies EntityFields;

const { id: _id, type: _type, ...TERM_PARTS } = RENTAL_TERMS_FIELDS;
/** The terms of one rental. */
export const RENTAL_TERM_PARTS = {
  ...TERM_PARTS,
  kmDays: {
    type: 'integer',
    optional: true,
    minimum: 1,
    description: 'Days whose kilometers are included after an early return',
  },
} as const;

export type RentalTermsOfClass = EntityOf<typeof RENTAL_TERMS_FIELDS>;
export type NewRentalTerms = CreationOf<typeof RENTAL_TERMS_FIELDS>;
/** What holds for a rental; what the owner has not set is absent. */
export type RentalTerms = Omit<RentalTermsOfClass, 'id' | 'type'> & { readonly kmDays?: number };
