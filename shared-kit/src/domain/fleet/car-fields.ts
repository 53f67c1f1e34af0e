import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { normalizeCapitals, normalizeLine } from '../fields/normalize-typed-text.ts';

export const CAR_TYPES = ['SUV', 'Sedan', 'Hatchback', 'Coupe', 'Convertible', 'Truck'] as const;
export const CAR_SEATS = [2, 4, 5, 7, 8] as const;
export const CAR_FUELS = ['Gasoline', 'Diesel', 'Electric', 'Hybrid'] as const;
export const CAR_TRANSMISSIONS = ['Automatic', 'Manual', 'Semi-Automatic'] as const;

/** Maximum price per day, in currency units. */
export const MAX_PRICE = 100_000;

const WRITTEN_BY_STAFF = { readBy: 'anyone', writtenBy: 'creator' } as const;
const STAFF_ONLY = { readBy: 'staff', writtenBy: 'creator', optional: true } as const;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

/** Entity `Cars` (docs/rules.md#cars). */
export const CAR_FIELDS = {
  CarId: {
    type: 'text',
    column: 'car_id',
    readBy: 'anyone',
    writtenBy: 'server',
    maxLength: 80,
    example: 'dacia-duster-k7m2',
  },
  name: {
    ...WRITTEN_BY_STAFF,
    type: 'text',
    column: 'name',
    maxLength: 120,
    normalize: normalizeLine,
    example: 'Dacia Duster',
  },
  image: {
    ...WRITTEN_BY_STAFF,
    type: 'text',
    column: 'image',
    minLength: 1,
    maxLength: 500,
    description: 'Address of an uploaded picture, perhaps with its focal point at the end: `#focus=0.42,0.61`',
    example: '/media/demo/duster-arizona-orange.svg',
  },
  type: { ...WRITTEN_BY_STAFF, type: 'choice', column: 'type', values: CAR_TYPES, example: 'SUV' },
  seats: { ...WRITTEN_BY_STAFF, type: 'integer', column: 'seats', values: CAR_SEATS, example: 5 },
  fuel: { ...WRITTEN_BY_STAFF, type: 'choice', column: 'fuel', values: CAR_FUELS, example: 'Diesel' },
  transmission: {
    ...WRITTEN_BY_STAFF,
    type: 'choice',
    column: 'transmission',
    values: CAR_TRANSMISSIONS,
    example: 'Manual',
  },
  price: {
    ...WRITTEN_BY_STAFF,
    type: 'decimal',
    column: 'price',
    minimum: 0,
    maximum: MAX_PRICE,
    multipleOf: 0.01,
    description: 'Per day',
    example: 42.5,
  },
  rating: {
    ...WRITTEN_BY_STAFF,
    type: 'decimal',
    column: 'rating',
    minimum: 0,
    maximum: 5,
    multipleOf: 0.1,
    default: 4.5,
    example: 4.8,
  },
  features: {
    ...WRITTEN_BY_STAFF,
    type: 'list',
    column: 'features',
    maxItems: 40,
    maxLength: 80,
    normalize: normalizeLine,
    default: [],
    example: ['Air conditioning', '4x4'],
  },
  // Unique.
  plate: {
    ...STAFF_ONLY,
    type: 'text',
    column: 'plate',
    maxLength: 20,
    normalize: normalizeCapitals,
    description: 'Number plate',
    example: '12345-A-26',
  },
  colour: {
    ...WRITTEN_BY_STAFF,
    type: 'text',
    column: 'colour',
    optional: true,
    maxLength: 40,
    normalize: normalizeLine,
    example: 'White',
  },
  year: {
    ...WRITTEN_BY_STAFF,
    type: 'integer',
    column: 'year',
    optional: true,
    minimum: FIRST_YEAR,
    maximum: LAST_YEAR,
    description: 'Of the first registration',
    example: 2024,
  },
  mileage: {
    ...STAFF_ONLY,
    type: 'integer',
    column: 'mileage',
    minimum: 0,
    maximum: 2_000_000,
    description: 'In kilometers',
    example: 48_000,
  },
  images: {
    ...WRITTEN_BY_STAFF,
    type: 'list',
    column: 'images',
    optional: true,
    maxItems: 12,
    maxLength: 500,
    description: 'Addresses of further pictures, in order',
    example: ['/media/demo/duster-arizona-orange.svg'],
  },
  onSale: {
    ...WRITTEN_BY_STAFF,
    type: 'boolean',
    column: 'on_sale',
    default: true,
    description: 'Whether visitors see the car',
    example: true,
  },
  archived: {
    type: 'boolean',
    column: 'archived',
    readBy: 'staff',
    writtenBy: 'server',
    optional: true,
    description: 'Sold off or deleted; bookings refer to it',
    example: false,
  },
  photographed: {
    type: 'boolean',
    column: 'photographed',
    readBy: 'staff',
    writtenBy: 'server',
    optional: true,
    description: 'Whether a picture is a photograph, not a drawing',
    example: false,
  },
} as const satisfies EntityFields;

/** A car; its price is per day, in currency units with at most two decimals. */
export type Car = EntityOf<typeof CAR_FIELDS>;

/** Body that creates a car. */
export type NewCar = CreationOf<typeof CAR_FIELDS>;
