import { sql } from 'kysely';
import type { Payment } from 'shared-kit/domain';
import { readableFields } from '../entities/entity-definition.ts';
import { selectColumns, selectWire, wireColumns } from '../entities/read-entities.ts';
import type { Database } from '../platform/database/database.ts';
import { PAYMENTS } from './payments-table.ts';

const FIELDS = readableFields(PAYMENTS, 'staff');
/** The names of the people; absent when the account was removed. */
const PEOPLE = sql`(SELECT coalesce(nullif(name, ''), email) FROM staff_accounts WHERE staff_accounts.id = created_by) AS "createdBy",
  (SELECT coalesce(nullif(name, ''), email) FROM staff_accounts WHERE staff_accounts.id = voided_by) AS "voidedBy"`;

/** Returns the payments of a booking in wire format, in the order in which they were made. */
export async function readPayments(database: Database, bookingId: number): Promise<readonly object[]> {
  const rows = sql`
    SELECT ${wireColumns(PAYMENTS, FIELDS)}, ${PEOPLE} FROM payments WHERE booking_id = ${bookingId} ORDER BY position`;
  return (await selectWire(PAYMENTS, rows).execute(database)).rows.map(({ one }) => one);
}

/** Returns one payment in wire format. */
export async function readPayment(database: Database, id: string): Promise<object | undefined> {
  const rows = sql`SELECT ${wireColumns(PAYMENTS, FIELDS)}, ${PEOPLE} FROM payments WHERE id = ${id}`;
  return (await selectWire(PAYMENTS, rows).execute(database)).rows[0]?.one;
}

/** Returns the payments of a booking as the rules read them, with amounts in currency units. */
export async function readStoredPayments(database: Database, bookingId: number): Promise<readonly StoredPayment[]> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${selectColumns(PAYMENTS, FIELDS)}, created_by AS "createdBy" FROM payments
    WHERE booking_id = ${bookingId} ORDER BY position`.execute(database);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))) as never;
}

export type StoredPayment = Payment & { readonly createdBy?: number };
