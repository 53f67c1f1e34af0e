import { sql } from 'kysely';
import {
  agencyToday,
  type BookingRequest,
  type Car,
  normalizeNote,
  type QuoteLine,
  type RentalTerms,
  type StaffBookingOptions,
} from 'shared-kit/domain';
import { digestOfDocument } from '../../customers/customer-documents.ts';
import { toE164 } from '../../customers/to-e164.ts';
import { readableFields, type WireEntity } from '../../entities/entity-definition.ts';
import { selectWire, wireColumns } from '../../entities/read-entities.ts';
import { childRowColumns, childRows, columnList, rowsOf, toRow } from '../../entities/write-entities.ts';
import { blocksRangeSql } from '../../fleet/availability/blocks-range-sql.ts';
import { findExtraUnavailable } from '../../fleet/extra-unavailable.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { isOverRequestLimitSql } from '../is-over-request-limit-sql.ts';
import type { Requester } from '../requester.ts';

const HOUR_MS = 3_600_000;

const SELECT_INSERTED = selectWire(
  BOOKINGS_ENTITY,
  sql`SELECT ${wireColumns(BOOKINGS_ENTITY, readableFields(BOOKINGS_ENTITY, 'staff'))} FROM bookings`,
);

const LINE_COLUMNS = childRowColumns(BOOKING_LINES);

/** What differs between the bookings of visitors and of staff. */
export interface BookingOrigin extends StaffBookingOptions {
  /** The lines of the total. */
  readonly lines: readonly QuoteLine[];
  /** The rules that the lines follow; 0 for none. */
  readonly rulesVersion: number;
  /** The class of car that they were made for; without rules any. */
  readonly type?: Car['type'] | undefined;
  readonly rentalTerms: RentalTerms | null;
  readonly isPriceAgreed: boolean;
  /** Digest of the request's identity. */
  readonly digest: string;
  /** Digest of the token of the browser, which gets access to the booking. */
  readonly device?: string | undefined;
  /** Whether staff created the booking: the car may then be off sale. */
  readonly isByStaff: boolean;
  /** Who asks for it; absent when staff do. */
  readonly requester?: Requester | undefined;
  /** How many days each part of the requester may have open; without it any number. */
  readonly allowed?: readonly number[] | undefined;
}

/**
 * Inserts a booking if the car is on sale at this price and free, the rules are still those that its lines follow, and the requester has not too many days open. One atomic
 * statement: it locks the car's row, writes the lines of the total and the e-mails about the booking, remembers who asked,
 * and lets the browser see it; `ON CONFLICT DO NOTHING` avoids deadlocks.
 * @param request with the amounts of the lines
 * @returns the booking, or undefined when nothing was inserted
 */
export async function insertBooking(
  {
    database,
    clock,
    site,
    emailsAbout,
    requestHoldHours,
    authSecret,
  }: Pick<Services, 'database' | 'clock' | 'site' | 'emailsAbout' | 'requestHoldHours' | 'authSecret'>,
  request: BookingRequest,
  {
    lines,
    rulesVersion,
    type,
    rentalTerms,
    isPriceAgreed,
    digest,
    device,
    isByStaff,
    requester,
    allowed,
    status = 'requested',
    priceReason,
    notifyCustomer = !isByStaff,
  }: BookingOrigin,
): Promise<WireEntity | undefined> {
  const { carId, unitPrice, pickupDate: from, dropoffDate: to } = request;
  const now = clock().toISOString();
  const heldUntil = requestHoldHours === undefined ? null : addHours(clock(), requestHoldHours).toISOString();
  const today = agencyToday(clock(), site.timeZone);
  const [phone = '', email = '', browser = '', client = ''] = requester ?? [];
  const customerPhoneE164 = toE164(request.customerPhone, request.locale) ?? null;
  const reason = priceReason === undefined ? null : normalizeNote(priceReason);
  const booking = { ...request, customerPhoneE164, status, priceReason: reason, createdAt: now };
  const { customerEmail } = request;
  const emails = emailsAbout({ what: 'booking_made', customerEmail, isByStaff, notifyCustomer });
  const row = {
    ...toRow(BOOKINGS_ENTITY, booking),
    request_digest: digest,
    ...(rulesVersion > 0 && { rules_version: rulesVersion }),
    ...(rentalTerms && { terms: rentalTerms }),
    is_price_agreed: isPriceAgreed,
  };
  const licence = digestOfDocument(request.driverLicense, authSecret);
  const columns = columnList(Object.keys(row));
  const { rows } = await sql<{ one: WireEntity }>`
    WITH bookings AS (
      INSERT INTO bookings (${columns})
      SELECT ${columns} FROM ${rowsOf(BOOKINGS_ENTITY, [row])} AS written, (
        -- The constraint decides about booked days; NOT EXISTS saves late requests the row lock and a write, and knows
        -- cars that are not back.
        SELECT FROM cars
        WHERE car_id = ${carId} AND NOT archived AND (on_sale OR ${isByStaff})
          AND (price = ${unitPrice}::numeric OR ${priceReason !== undefined})
          AND type = coalesce(${type ?? null}, type)
          AND (SELECT coalesce(max(version), 0) FROM price_rules) = ${rulesVersion}
          AND NOT EXISTS (SELECT FROM bookings WHERE car_id = ${carId} AND ${blocksRangeSql({ from, to }, today)})
          AND ${requester && allowed ? sql`NOT ${isOverRequestLimitSql(requester, allowed, request.days, today)}` : sql`TRUE`}
        FOR SHARE
      ) AS offered
      ON CONFLICT DO NOTHING
      RETURNING *
    ), lines AS (
      INSERT INTO booking_lines (booking_id, ${LINE_COLUMNS})
      SELECT key, ${LINE_COLUMNS}
      FROM (SELECT id FROM bookings) AS booked (key), ${rowsOf(BOOKING_LINES, childRows(BOOKING_LINES, lines))} AS line
    ), emails AS (
      INSERT INTO outbox (booking_id, kind, recipient, by_staff, next_attempt_at, created_at)
      SELECT bookings.id, email.kind, recipient, by_staff, ${now}, ${now}
      FROM bookings, ${rowsOf({ table: 'outbox' }, emails)} AS email
    ), access AS (
      INSERT INTO booking_devices (device_digest, booking_id, by_link)
      SELECT device, id, false FROM bookings, (VALUES (${device ?? null}::text)) AS browser (device)
      WHERE device IS NOT NULL
    ), licence AS (
      INSERT INTO customer_documents (customer_id, kind, digest, last_characters, created_at)
      SELECT customer_id, 'licence', ${licence?.digest ?? ''}, ${licence?.lastCharacters ?? ''}, ${now} FROM bookings
      WHERE ${licence !== undefined}
      ON CONFLICT DO NOTHING
    ), request AS (
      INSERT INTO open_requests (booking_id, phone_digest, email_digest, device_digest, client_digest, created_at, held_until)
      SELECT id, ${phone}, ${email}, ${browser}, ${client}, ${now}, ${heldUntil} FROM bookings
      WHERE ${requester !== undefined}
    )
    ${SELECT_INSERTED}`
    .execute(database)
    .catch((error) => {
      throw findExtraUnavailable(error) ?? error;
    });
  return rows[0]?.one;
}

function addHours(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * HOUR_MS);
}
