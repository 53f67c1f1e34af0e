import { BOOKING_FIELDS } from 'shared-kit/domain';
import Type from 'typebox';
import type { EntityDefinition } from '../../entities/entity-definition.ts';
import { entitySchema } from '../../entities/field-schemas.ts';
import type { AskedChange } from '../../platform/database/schema.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from '../bookings-entity.ts';

const { confirmationCode, pickupDate, dropoffDate, extras } = BOOKING_FIELDS;
const { pickupTime, pickupPlace, dropoffTime, dropoffPlace, youngDriver } = BOOKING_FIELDS;

/** What else may be asked for than days and extras. */
export const ASKED_DETAILS = { pickupTime, pickupPlace, dropoffTime, dropoffPlace, youngDriver };

/** What customers may ask for, of a booking found by its code. */
export const ASKED: EntityDefinition = {
  ...BOOKINGS_ENTITY,
  key: 'confirmationCode',
  children: {},
  fields: { confirmationCode, pickupDate, dropoffDate, extras, ...ASKED_DETAILS },
};

/** A price in its lines. */
export const Amounts = Type.Object({ lines: Type.Array(entitySchema(BOOKING_LINES)), totalPrice: Type.Number() });

/** A request of a customer, with the price that the customer has seen. */
export const ChangeRequest = Type.Object({
  ...entitySchema({ ...ASKED, fields: { pickupDate, dropoffDate } }).properties,
  extras: Type.Array(Type.Object({ id: Type.Integer(), quantity: Type.Integer() })),
  ...entitySchema({ ...ASKED, fields: ASKED_DETAILS }).properties,
  ...Amounts.properties,
  createdAt: Type.Object({ $date: Type.String({ description: 'ISO timestamp, which identifies the request' }) }),
});

/** A row of `change_requests`. */
export interface StoredChangeRequest {
  readonly changes: AskedChange;
  readonly lines: Type.Static<typeof ChangeRequest>['lines'];
  readonly totalPrice: number;
  readonly createdAt: string;
}

/** Returns a request in wire format; what the booking would no longer have is an empty text. */
export function describeChangeRequest({ changes, lines, totalPrice, createdAt }: StoredChangeRequest) {
  const { pickupDate, dropoffDate, extras, ...details } = changes;
  return {
    pickupDate: { $date: pickupDate },
    dropoffDate: { $date: dropoffDate },
    extras: [...extras],
    ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value ?? ''])),
    lines,
    totalPrice,
    createdAt: { $date: new Date(createdAt).toISOString() },
  };
}
