import { type Booking, type Car, parseCalendarDay } from '../domain/index.ts';

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
 * An entity as it arrives: calendar days and timestamps are unwrapped from `{ $date }`. A projection
 * lacks fields, so only the ones that came are looked at.
 * @throws TypeError that names the entity and the field
 */
export function readEntity<Name extends EntityName>(entity: Name, wire: unknown): EntityMap[Name] {
  if (typeof wire !== 'object' || wire === null) throw new TypeError(`${entity}: an entity is missing from the answer`);
  const record = entity === 'CarsBooking' ? unwrapDates(wire as Wire) : (wire as Wire);
  for (const [field, type] of Object.entries(FIELD_TYPES[entity])) {
    const value = record[field];
    if (value !== undefined && typeof value !== type) throw new TypeError(`${entity}.${field}: expected a ${type}`);
  }
  // The fields were checked above; the rest of the type is the server's schema.
  return record as unknown as EntityMap[Name];
}

/** An entity as it is sent: a booking's days as `{ $date }`. */
export function writeEntity(entity: EntityName, fields: object): Wire {
  const wire: Record<string, unknown> = { ...fields };
  if (entity === 'Cars') return wire;
  for (const field of ['pickupDate', 'dropoffDate']) if (field in wire) wire[field] = { $date: wire[field] };
  return wire;
}

const FIELD_TYPES: Readonly<Record<EntityName, Readonly<Record<string, 'string' | 'number'>>>> = {
  Cars: { CarId: 'string', name: 'string', image: 'string', type: 'string', seats: 'number', price: 'number' },
  CarsBooking: { id: 'number', carId: 'string', confirmationCode: 'string', days: 'number', totalPrice: 'number' },
};

function unwrapDates(wire: Wire): Wire {
  const record: Record<string, unknown> = { ...wire };
  for (const field of ['pickupDate', 'dropoffDate', 'createdAt']) {
    if (!(field in record)) continue;
    const value = unwrap(record[field]);
    if (typeof value !== 'string' || (field !== 'createdAt' && !parseCalendarDay(value)))
      throw new TypeError(`CarsBooking.${field}: expected a date`);
    record[field] = value;
  }
  return record;
}

function unwrap(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$date' in value ? value.$date : value;
}
