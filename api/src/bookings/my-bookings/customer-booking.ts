import { sql } from 'kysely';
import {
  BOOKING_FIELDS,
  type Booking,
  CHARGE_KINDS,
  CONTACT_FIELDS,
  canCustomerCancel,
  canCustomerChange,
  cancellationDeadline,
  confirmationCodeCandidates,
  type EntityFields,
  FINE_CHARGE_KINDS,
  MY_BOOKING_FIELD_NAMES,
  normalizeEmail,
  normalizePhone,
  PICKUP_FIELDS,
  phoneDigits,
} from 'shared-kit/domain';
import Type from 'typebox';
import type { EntityDefinition, WireEntity } from '../../entities/entity-definition.ts';
import { entityWithChildrenSchema } from '../../entities/field-schemas.ts';
import { childColumns, selectColumns, selectWire, wireColumns } from '../../entities/read-entities.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { ChangeRequest, describeChangeRequest, type StoredChangeRequest } from '../change-requests/asked-change.ts';
import { findDeviceBookings } from './device-bookings.ts';

const SHOWN_FIELDS: EntityFields = Object.fromEntries(
  MY_BOOKING_FIELD_NAMES.map((name) => [name, BOOKING_FIELDS[name]]),
);
const SHOWN: EntityDefinition = { ...BOOKINGS_ENTITY, key: 'confirmationCode', fields: SHOWN_FIELDS };

/** What the customer may change of a booking, found by its code. */
export const CUSTOMER_CHANGES: EntityDefinition = {
  ...BOOKINGS_ENTITY,
  key: 'confirmationCode',
  children: {},
  fields: { confirmationCode: BOOKING_FIELDS.confirmationCode, ...CONTACT_FIELDS, ...PICKUP_FIELDS },
};

/** A booking as its customer sees it. */
export const CustomerBooking = Type.Object({
  ...entityWithChildrenSchema(SHOWN).properties,
  car: Type.Object({ CarId: Type.String(), name: Type.String(), image: Type.String() }),
  canChange: Type.Boolean(),
  canCancel: Type.Boolean(),
  heldUntil: Type.Optional(
    Type.Object({ $date: Type.String({ description: 'ISO timestamp; without an answer by then the request lapses' }) }),
  ),
  paysOnline: Type.Optional(Type.Literal(true, { description: 'Whether it may be paid by card, or was' })),
  cancelUntil: Type.Object({ $date: Type.String({ description: 'ISO timestamp' }) }),
  changeRequest: Type.Optional({
    ...ChangeRequest,
    description: 'What the customer has asked for, until staff answer',
  }),
  account: Type.Optional(
    Type.Object(
      {
        charges: Type.Array(
          Type.Object({
            kind: Type.Enum([...CHARGE_KINDS, ...FINE_CHARGE_KINDS]),
            label: Type.String(),
            quantity: Type.Number(),
            amount: Type.Number(),
          }),
          { description: 'Besides the price' },
        ),
        open: Type.Number({ description: 'Negative: is given back' }),
        paid: Type.Number(),
        held: Type.Number({ description: 'Of the deposit' }),
      },
      { description: 'What is charged, paid and open; absent while nothing was recorded' },
    ),
  ),
  email: Type.Optional(
    Type.Enum(['sent', 'waiting', 'failing', 'none'], {
      description:
        'The latest e-mail to the address of the booking; `none` when the customer gets none, absent when it is not known',
    }),
  ),
});

/** The columns that decide about a change. */
export type StoredBooking = Pick<
  Booking,
  'id' | 'status' | 'pickupDate' | 'dropoffDate' | 'pickupTime' | 'customerEmail' | 'confirmationCode'
>;
const STORED = [
  'id',
  'status',
  'pickupDate',
  'dropoffDate',
  'pickupTime',
  'customerEmail',
  'confirmationCode',
] as const satisfies readonly (keyof StoredBooking)[];

/** SQL expression of what became of the latest e-mail to the present address of `bookings`; null without one. */
const LATEST_EMAIL = sql`(
  SELECT CASE WHEN state = 'failed' OR (state = 'waiting' AND error IS NOT NULL) THEN 'failing'
    WHEN state IN ('waiting', 'sent') THEN state END
  FROM outbox WHERE booking_id = bookings.id AND recipient = customer_email AND NOT resent ORDER BY outbox.id DESC LIMIT 1)`;

/** SQL expression of what was charged, paid and held of `bookings`; null while nothing was recorded. */
const ACCOUNT = sql`(
  SELECT json_build_object('open', open, 'paid', paid, 'held', held, 'charges', (
    SELECT coalesce(json_agg(json_build_object('kind', kind, 'label', label, 'quantity', quantity, 'amount', amount)
      ORDER BY booking_charges.id), '[]')
    FROM booking_charges WHERE booking_id = bookings.id AND NOT dropped))
  FROM booking_balance(bookings.id) WHERE is_recorded)`;

/** Returns bookings as their customer sees them: rentals to come first, soonest first; then the others, latest first. */
export async function describeBookings(
  {
    database,
    clock,
    site,
    outbox,
    onlinePayment,
  }: Pick<Services, 'database' | 'clock' | 'site' | 'outbox' | 'onlinePayment'>,
  ids: readonly number[],
): Promise<readonly object[]> {
  if (ids.length === 0) return [];
  const now = clock();
  const rows = sql`
    SELECT ${wireColumns(SHOWN, Object.keys(SHOWN_FIELDS))},
      json_build_object('CarId', cars.car_id, 'name', cars.name, 'image', cars.image) AS car,
      (SELECT held_until FROM open_requests WHERE booking_id = bookings.id) AS "heldUntil",
      ${LATEST_EMAIL} AS email, ${ACCOUNT} AS account,
      -- As text, which keeps what is null.
      (SELECT json_build_object('changes', changes::text, 'lines', lines, 'totalPrice', asked.total_price,
        'createdAt', asked.created_at) FROM change_requests AS asked WHERE booking_id = bookings.id) AS "changeRequest"
      ${childColumns(BOOKINGS_ENTITY, 'customer')}
    FROM bookings JOIN cars USING (car_id) WHERE id = ANY(${[...ids]}::bigint[])
    ORDER BY status IN ('returned', 'canceled'), CASE WHEN status IN ('returned', 'canceled') THEN -1 ELSE 1 END
      * (pickup_date - DATE '2000-01-01'), id`;
  const { rows: found } = await selectWire(SHOWN, rows).execute(database);
  return found.map(({ one: { heldUntil, email, changeRequest, ...one } }) => {
    const emailState = outbox.folder === undefined && one.customerEmail ? email : 'none';
    const pickup = { ...(one as unknown as Booking), pickupDate: dayOf(one, 'pickupDate') };
    return {
      ...one,
      ...(typeof heldUntil === 'string' && { heldUntil: { $date: new Date(heldUntil).toISOString() } }),
      canChange: canCustomerChange(pickup, now, site),
      canCancel: canCustomerCancel(pickup, now, site),
      ...(onlinePayment && pickup.status !== 'requested' && { paysOnline: true }),
      cancelUntil: { $date: cancellationDeadline(pickup, site).toISOString() },
      ...(typeof emailState === 'string' && { email: emailState }),
      ...(changeRequest !== undefined && {
        changeRequest: describeChangeRequest(readRequest(changeRequest)),
      }),
    };
  });
}

function readRequest(found: unknown): StoredChangeRequest {
  const { changes, ...request } = found as Omit<StoredChangeRequest, 'changes'> & { readonly changes: string };
  return { ...request, changes: JSON.parse(changes) };
}

function dayOf(booking: WireEntity, name: 'pickupDate'): Booking['pickupDate'] {
  return (booking[name] as { readonly $date: Booking['pickupDate'] }).$date;
}

/** Returns a booking of the browser by its code; undefined when the browser may not see one of this code. */
export async function findOwnBooking(
  database: Database,
  device: string | undefined,
  confirmationCode: string,
  now: Date,
): Promise<StoredBooking | undefined> {
  const ids = device ? await findDeviceBookings(database, device, now) : [];
  return await findStored(database, sql`id = ANY(${[...ids]}::bigint[]) AND confirmation_code = ${confirmationCode}`);
}

/** Returns a booking by its id. */
export async function findBookingById(database: Database, id: number): Promise<StoredBooking | undefined> {
  return await findStored(database, sql`id = ${id}`);
}

/**
 * Returns the booking with a code, as typed, and the e-mail address or phone number `contact`. Phone numbers are
 * compared by their last digits, so that the country code does not matter.
 */
export async function findBookingOf(
  database: Database,
  code: string,
  contact: string,
): Promise<StoredBooking | undefined> {
  const codes = confirmationCodeCandidates(code);
  const digits = phoneDigits(normalizePhone(contact)).slice(-COMPARED_DIGITS);
  return await findStored(
    database,
    sql`confirmation_code = ANY(${[...codes]}::text[]) AND (
      lower(nullif(customer_email, '')) = ${normalizeEmail(contact).toLowerCase()}
      OR (length(${digits}) = ${COMPARED_DIGITS}
        AND right(regexp_replace(regexp_replace(customer_phone, ' ext\\. .*$', ''), '\\D', '', 'g'), ${COMPARED_DIGITS}) = ${digits})
    )`,
    // The typed code comes first.
    sql`array_position(${[...codes]}::text[], confirmation_code::text)`,
  );
}

/** Number of compared digits: in most countries those after the country and area codes. */
const COMPARED_DIGITS = 8;

async function findStored(
  database: Database,
  where: ReturnType<typeof sql>,
  order = sql`id`,
): Promise<StoredBooking | undefined> {
  const { rows } = await sql<StoredBooking>`
    SELECT ${selectColumns(BOOKINGS_ENTITY, STORED)} FROM bookings WHERE ${where} ORDER BY ${order} LIMIT 1`.execute(
    database,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { pickupTime, ...booking } = row;
  return { ...booking, ...(pickupTime && { pickupTime }) };
}
