import { type Booking, type Car, type Pagination, parseCalendarDay } from '../domain/index.ts';

/** The entities by the names under which the API knows them. */
export interface EntityMap {
  Cars: Car;
  CarsBooking: Booking;
}
export type EntityName = keyof EntityMap;

/** The field by which an entity is known. */
export const ENTITY_KEYS = { Cars: 'CarId', CarsBooking: 'id' } as const satisfies Readonly<Record<EntityName, string>>;

type Wire = Readonly<Record<string, unknown>>;

/**
 * Returns an entity as it arrived, with calendar days and timestamps unwrapped from `{ $date }`.
 * @param fields that were asked for; all of them, unless told otherwise
 * @throws TypeError that names the entity and the field when one is missing or of the wrong type
 */
export function readEntity<Name extends EntityName>(
  entity: Name,
  wire: unknown,
  fields: readonly string[] = Object.keys(FIELDS[entity]),
): EntityMap[Name] {
  if (typeof wire !== 'object' || wire === null) throw new TypeError(`${entity}: an entity is missing from the answer`);
  const record: Record<string, unknown> = { ...wire };
  for (const field of fields) {
    const type = FIELDS[entity][field];
    const value = unwrap(record[field]);
    const isOptional = MAY_BE_MISSING.includes(field) && (value === undefined || value === null);
    if (type && !isOptional && !CHECKS[type](value)) throw new TypeError(`${entity}.${field}: expected a ${type}`);
    if (field in record) record[field] = value;
  }
  // The fields were checked above; which values a text may have is the server's schema.
  return record as unknown as EntityMap[Name];
}

/** @throws TypeError when a number is missing */
export function readPagination(wire: unknown): Pagination {
  const { current, total, pages, first, last } = (wire ?? {}) as Partial<Pagination>;
  const numbers = { current, total, pages, first, last };
  for (const [field, value] of Object.entries(numbers))
    if (!CHECKS.number(value)) throw new TypeError(`pagination.${field}: expected a number`);
  return numbers as Pagination;
}

/** An entity as it is sent: a booking's days as `{ $date }`. */
export function writeEntity(entity: EntityName, fields: object): Wire {
  const wire: Record<string, unknown> = { ...fields };
  if (entity === 'Cars') return wire;
  for (const field of ['pickupDate', 'dropoffDate']) if (field in wire) wire[field] = { $date: wire[field] };
  return wire;
}

const CHECKS = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  day: (value: unknown) => typeof value === 'string' && parseCalendarDay(value) !== undefined,
  timestamp: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  list: (value: unknown) => Array.isArray(value),
};

const FIELDS: Readonly<Record<EntityName, Readonly<Record<string, keyof typeof CHECKS>>>> = {
  Cars: {
    CarId: 'text',
    name: 'text',
    image: 'text',
    type: 'text',
    seats: 'number',
    fuel: 'text',
    transmission: 'text',
    price: 'number',
    rating: 'number',
    features: 'list',
  } satisfies Readonly<Record<keyof Car, keyof typeof CHECKS>>,
  CarsBooking: {
    id: 'number',
    carId: 'text',
    confirmationCode: 'text',
    customerName: 'text',
    customerEmail: 'text',
    customerPhone: 'text',
    driverLicense: 'text',
    pickupDate: 'day',
    dropoffDate: 'day',
    days: 'number',
    unitPrice: 'number',
    totalPrice: 'number',
    status: 'text',
    createdAt: 'timestamp',
  } satisfies Readonly<Record<keyof Booking, keyof typeof CHECKS>>,
};

/** For these the screens have words: `Not provided` and `Unknown`. */
const MAY_BE_MISSING: readonly string[] = ['driverLicense', 'status'];

function unwrap(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$date' in value ? value.$date : value;
}
