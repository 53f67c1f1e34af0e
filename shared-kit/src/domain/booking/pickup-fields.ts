import type { EntityField, EntityOf, NamesWith, TextFieldDefinition } from '../fields/entity-fields.ts';
import { normalizeCapitals, normalizeLine, normalizeNote } from '../fields/normalize-typed-text.ts';
import type { FieldProblem } from '../fields/problem-types.ts';

/** Where a car is handed over: at the agency, at the airport, or at an address that the customer names. */
export const PICKUP_PLACES = ['agency', 'airport', 'address'] as const;
export type PickupPlace = (typeof PICKUP_PLACES)[number];

/** A kind of place, or the id of one that the owner has set up (docs/rules.md#places). */
export const PLACE_PATTERN = '^(agency|airport|address|[1-9][0-9]{0,8})$';

/** A field of the pick-up details: a column of the booking, and what forms and texts do with it. */
export type PickupField = EntityField & {
  /** The place that it is for; without it the field is for every place. */
  readonly for?: PickupPlace;
  /** Whether the place cannot do without it. */
  readonly isRequired?: true;
  /** Letters and digits that are no words: typed in capitals. */
  readonly isCode?: true;
};

const PICKUP = { readBy: 'customer', writtenBy: 'creator', optional: true } as const;
const TEXT = { ...PICKUP, type: 'text', normalize: normalizeNote } as const;

/** Optional details of the pick-up, in the order of the form (docs/rules.md#pick-up-details). */
export const PICKUP_FIELDS = {
  pickupTime: {
    ...TEXT,
    column: 'pickup_time',
    normalize: normalizeLine,
    maxLength: 5,
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    description: 'HH:mm, of the agency clock',
    example: '10:30',
  },
  pickupPlace: {
    ...PICKUP,
    type: 'text',
    column: 'pickup_place',
    maxLength: 12,
    pattern: PLACE_PATTERN,
    example: 'airport',
  },
  pickupAddress: {
    ...TEXT,
    column: 'pickup_address',
    personal: true,
    for: 'address',
    isRequired: true,
    maxLength: 200,
    description: 'Name or address of a hotel or riad, for the place `address`',
    example: 'Riad Yasmine, 209 Rue Diour Saboun, Marrakech',
  },
  flightNumber: {
    ...TEXT,
    column: 'flight_number',
    personal: true,
    for: 'airport',
    isCode: true,
    maxLength: 12,
    pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$',
    normalize: normalizeCapitals,
    description: 'For the place `airport`',
    example: 'AT 641',
  },
  note: { ...TEXT, column: 'note', personal: true, maxLength: 500, example: 'With two large suitcases' },
} as const satisfies Readonly<Record<string, PickupField>>;

export type PickupDetails = EntityOf<typeof PICKUP_FIELDS>;
export type PickupFieldName = keyof typeof PICKUP_FIELDS;
/** Name of a field that is for one place. */
export type PlaceFieldName = NamesWith<typeof PICKUP_FIELDS, { readonly for: PickupPlace }>;

export const PICKUP_FIELD_NAMES = Object.keys(PICKUP_FIELDS) as readonly PickupFieldName[];
export const PLACE_FIELD_NAMES = PICKUP_FIELD_NAMES.filter(
  (name) => 'for' in PICKUP_FIELDS[name],
) as readonly PlaceFieldName[];
/** Every field as text, with empty strings for absent ones. An empty place means the agency. */
export type PickupTexts = Readonly<Record<PickupFieldName, string>>;
/** Problem of a field's text. */
export type PickupProblem = Extract<FieldProblem, { readonly type: 'required' | 'too_long' | 'malformed' }>;
export type PickupProblems = { readonly [Name in PickupFieldName]?: PickupProblem };

/** Returns the details as the texts of a form, with the agency as the place of a booking that names none. */
export function toPickupTexts(details: Partial<PickupDetails>): PickupTexts {
  const texts = PICKUP_FIELD_NAMES.map((name) => [name, details[name] ?? (name === 'pickupPlace' ? 'agency' : '')]);
  return Object.fromEntries(texts);
}

/** Returns whether a field applies to the place. */
export function isPickupFieldAsked(
  name: PickupFieldName,
  { pickupPlace }: Partial<Pick<PickupTexts, 'pickupPlace'>>,
): boolean {
  const { for: place }: PickupField = PICKUP_FIELDS[name];
  return place === undefined || place === pickupPlace;
}

/**
 * Returns the details as they are stored: normalized, without empty fields and those that do not apply to the place.
 */
export function normalizePickup(texts: PickupTexts): PickupDetails {
  const filled = PICKUP_FIELD_NAMES.flatMap((name) => {
    const text = normalize(name, texts[name]);
    // An absent place means the agency.
    const isDefault = text === '' || text === 'agency';
    return isDefault || !isPickupFieldAsked(name, texts) ? [] : [[name, text]];
  });
  return Object.fromEntries(filled);
}

/** Returns the problems of the invalid fields. */
export function findPickupProblems(texts: PickupTexts): PickupProblems {
  const problems: { [Name in PickupFieldName]?: PickupProblem } = {};
  for (const name of PICKUP_FIELD_NAMES) {
    const problem = isPickupFieldAsked(name, texts) && findProblem(name, normalize(name, texts[name]));
    if (problem) problems[name] = problem;
  }
  return problems;
}

function findProblem(name: PickupFieldName, text: string): PickupProblem | undefined {
  const field: PickupField = PICKUP_FIELDS[name];
  if (text === '') return field.isRequired ? { type: 'required' } : undefined;
  const { maxLength, pattern }: TextFieldDefinition = field as TextFieldDefinition;
  if (text.length > maxLength) return { type: 'too_long', maximum: maxLength };
  return pattern && !new RegExp(pattern, 'u').test(text) ? { type: 'malformed' } : undefined;
}

function normalize(name: PickupFieldName, text: string): string {
  const field: EntityField = PICKUP_FIELDS[name];
  return field.type === 'text' && field.normalize ? field.normalize(text) : text;
}
