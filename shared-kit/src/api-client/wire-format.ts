import {
  BOOKING_FIELDS,
  type Booking,
  CAR_FIELDS,
  type Car,
  type CarBlock,
  type Customer,
  type EmailTemplate,
  type EntityFields,
  type Extra,
  type FieldType,
  type Fine,
  type LengthDiscount,
  type Pagination,
  type Place,
  type PriceSeason,
  parseCalendarDay,
  type RentalTermsOfClass,
} from '../domain/index.ts';

/** Entities by their API names. */
export interface EntityMap {
  Cars: Car;
  CarsBooking: Booking;
  CarBlocks: CarBlock;
  Customers: Customer;
  Fines: Fine;
  EmailTemplates: EmailTemplate;
  PriceSeasons: PriceSeason;
  LengthDiscounts: LengthDiscount;
  Extras: Extra;
  Places: Place;
  RentalTerms: RentalTermsOfClass;
}
export type EntityName = keyof EntityMap;

/** Key field of each entity. */
export const ENTITY_KEYS = {
  Cars: 'CarId',
  CarsBooking: 'id',
  CarBlocks: 'id',
  Customers: 'id',
  Fines: 'id',
  EmailTemplates: 'id',
  PriceSeasons: 'id',
  LengthDiscounts: 'id',
  Extras: 'id',
  Places: 'id',
  RentalTerms: 'id',
} as const satisfies Readonly<Record<EntityName, string>>;

type Wire = Readonly<Record<string, unknown>>;

/**
 * Parses an entity of a response; unwraps calendar days and timestamps from `{ $date }`.
 * @param fields the requested fields; all by default
 * @throws TypeError that names the entity and the field when one is missing or of the wrong type
 */
export function readEntity<Name extends EntityName>(
  entity: Name,
  wire: unknown,
  fields: readonly string[] = Object.keys(fieldsOf(entity)),
): EntityMap[Name] {
  if (typeof wire !== 'object' || wire === null) throw new TypeError(`${entity}: an entity is missing from the answer`);
  const record: Record<string, unknown> = { ...wire };
  for (const field of fields) {
    const definition = fieldsOf(entity)[field];
    const type = definition && WIRE_TYPES[definition.type];
    const value = unwrap(record[field]);
    const mayBeMissing = definition?.optional || MAY_BE_MISSING.includes(field);
    const isMissing = mayBeMissing && (value === undefined || value === null);
    if (type && !isMissing && !CHECKS[type](value)) throw new TypeError(`${entity}.${field}: expected a ${type}`);
    if (field in record) record[field] = value;
  }
  // The fields were checked above; choices are checked by the server only.
  return record as unknown as EntityMap[Name];
}

/** @throws TypeError when a number is missing */
export function readPagination(wire: unknown): Pagination {
  const { current, total, pages, first, last, more } = (wire ?? {}) as Partial<Pagination>;
  const numbers = { current, total, pages, first, last };
  for (const [field, value] of Object.entries(numbers))
    if (!CHECKS.number(value)) throw new TypeError(`pagination.${field}: expected a number`);
  return { ...(numbers as Pagination), ...(more === true && { more }) };
}

/** Returns an entity in wire format: calendar days as `{ $date }`. */
export function writeEntity(entity: EntityName, fields: object): Wire {
  const wire: Record<string, unknown> = { ...fields };
  for (const field of Object.keys(wire))
    if (fieldsOf(entity)[field]?.type === 'day') wire[field] = { $date: wire[field] };
  return wire;
}

const CHECKS = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  day: (value: unknown) => typeof value === 'string' && parseCalendarDay(value) !== undefined,
  timestamp: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  boolean: (value: unknown) => typeof value === 'boolean',
  object: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  list: (value: unknown) => Array.isArray(value),
};

/** Those of the entities that pages for visitors read; `describeEntities` adds others. */
const FIELDS: { [Name in EntityName]?: EntityFields } = { Cars: CAR_FIELDS, CarsBooking: BOOKING_FIELDS };

/** Tells the fields of further entities, so that pages for visitors do without their tables. */
export function describeEntities(fields: Readonly<Partial<Record<EntityName, EntityFields>>>): void {
  Object.assign(FIELDS, fields);
}

/** @throws TypeError for an entity that was not described */
function fieldsOf(entity: EntityName): EntityFields {
  const fields = FIELDS[entity];
  if (!fields) throw new TypeError(`${entity} is for the calls of staff`);
  return fields;
}

const WIRE_TYPES: Readonly<Record<FieldType, keyof typeof CHECKS>> = {
  text: 'text',
  choice: 'text',
  integer: 'number',
  decimal: 'number',
  day: 'day',
  instant: 'timestamp',
  boolean: 'boolean',
  list: 'list',
  group: 'object',
  groups: 'list',
};

/**
 * Fields that may be missing: some are shown as `Not provided` or `Unknown`, and older servers do not send `onSale`.
 */
const MAY_BE_MISSING: readonly string[] = ['driverLicense', 'status', 'onSale'];

function unwrap(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$date' in value ? value.$date : value;
}
