import { sql } from 'kysely';
import type { Balance } from 'shared-kit/domain';
import type { AgencyClock } from '../platform/database/agency-day-sql.ts';
import type { Database } from '../platform/database/database.ts';
import { hasBalance } from '../platform/database/has-balance-sql.ts';

/** Returns what is open, paid and held of a booking; undefined for an unknown one. */
export async function readBalance(database: Database, id: number): Promise<Balance | undefined> {
  const { rows } = await sql<Balance>`
    SELECT id AS "bookingId", open, paid, held FROM bookings, booking_balance(id)
    WHERE id = ${id} AND kind = 'rental'`.execute(database);
  return rows[0];
}

/** Returns what the page of a booking shows: nothing of a rental that was over before the agency recorded payments. */
export async function readShownBalance(
  database: Database,
  id: number,
  clock: AgencyClock,
): Promise<Balance | undefined> {
  const { rows } = await sql<Balance>`
    SELECT id AS "bookingId", open, paid, held FROM bookings, booking_balance(id)
    WHERE id = ${id} AND kind = 'rental' AND (status <> 'returned' OR ${hasBalance(clock)})`.execute(database);
  return rows[0];
}

/**
 * Returns what is open, paid and held of bookings. Those about which nothing was recorded are left out, except, once the agency
 * records payments at all, those that are confirmed and were not over before.
 */
export async function readBalances(
  database: Database,
  ids: readonly number[],
  clock: AgencyClock,
): Promise<readonly Balance[]> {
  const { rows } = await sql<Balance>`
    SELECT id AS "bookingId", open, paid, held
    FROM bookings, booking_balance(id)
    WHERE id = ANY(${[...ids]}::bigint[]) AND kind = 'rental'
      AND ${hasBalance(clock)}
    ORDER BY id`.execute(database);
  return rows;
}
