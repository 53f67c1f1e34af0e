import type { EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { normalizeCapitals, normalizeLine, normalizeNote } from '../fields/normalize-typed-text.ts';
import { CAR_FIELDS } from '../fleet/car-fields.ts';

export const HANDOVER_DIRECTIONS = ['pickup', 'return'] as const;
export type HandoverDirection = (typeof HANDOVER_DIRECTIONS)[number];

/** Parts of a full tank. */
export const FUEL_EIGHTHS = 8;

/** What goes with a car. */
export const ACCESSORIES = [
  'papers',
  'spare_wheel',
  'jack',
  'triangle',
  'vest',
  'extinguisher',
  'child_seat',
  'gps',
  'charger',
  'key2',
] as const;
export type Accessory = (typeof ACCESSORIES)[number];

const FIELD = { readBy: 'staff', writtenBy: 'creator', optional: true } as const;
const PERSONAL = { ...FIELD, personal: true } as const;
const NUMBER = { ...PERSONAL, type: 'text', maxLength: 40, normalize: normalizeCapitals } as const;

/**
 * What is written down when a car is handed over or comes back (docs/rules.md#hand-over-and-return). The values are stored as one
 * JSON object by these names; days travel as `yyyy-MM-dd`.
 */
export const HANDOVER_FIELDS = {
  driverName: {
    ...PERSONAL,
    type: 'text',
    column: 'driverName',
    maxLength: 120,
    normalize: normalizeLine,
    example: 'Amélie Laurent',
  },
  driverBirthDate: { ...PERSONAL, type: 'day', column: 'driverBirthDate', example: '1988-04-17' },
  licenseNumber: { ...NUMBER, column: 'licenseNumber', example: '12AB34567' },
  licenseCountry: {
    ...PERSONAL,
    type: 'text',
    column: 'licenseCountry',
    maxLength: 60,
    normalize: normalizeLine,
    description: 'Where the driving licence was issued',
    example: 'France',
  },
  licenseExpiry: { ...PERSONAL, type: 'day', column: 'licenseExpiry', example: '2031-05-01' },
  idNumber: { ...NUMBER, column: 'idNumber', description: 'Of passport or identity card', example: '19AL12345' },
  idExpiry: { ...PERSONAL, type: 'day', column: 'idExpiry', example: '2030-02-28' },
  kilometers: {
    ...FIELD,
    type: 'integer',
    column: 'kilometers',
    minimum: 0,
    maximum: CAR_FIELDS.mileage.maximum,
    example: 48_210,
  },
  fuel: {
    ...FIELD,
    type: 'integer',
    column: 'fuel',
    minimum: 0,
    maximum: FUEL_EIGHTHS,
    description: 'In eighths of the tank',
    example: 8,
  },
  accessories: {
    ...FIELD,
    type: 'list',
    column: 'accessories',
    maxItems: ACCESSORIES.length,
    maxLength: 20,
    items: ACCESSORIES,
    description: 'What goes with the car, each once',
    example: ['papers', 'spare_wheel'],
  },
  notes: {
    ...PERSONAL,
    type: 'text',
    column: 'notes',
    maxLength: 1_000,
    isMultiline: true,
    description: 'In words of staff, which may name the customer',
    example: 'Washed, child seat fitted',
  },
  place: {
    ...PERSONAL,
    type: 'text',
    column: 'place',
    maxLength: 200,
    normalize: normalizeNote,
    description: 'Where the car is handed over; in words',
    example: 'Agency',
  },
} as const satisfies EntityFields;

export type HandoverValues = EntityOf<typeof HANDOVER_FIELDS>;
export type HandoverFieldName = keyof typeof HANDOVER_FIELDS;
