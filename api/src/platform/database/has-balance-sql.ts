import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the SQL condition that a row of `bookings` has a balance (docs/rules.md#open-amount): something was recorded about it, or it
 * is confirmed and was not over before the agency recorded its first payment.
 * @param isRecorded about that booking
 */
export const hasBalance = (isRecorded: RawBuilder<unknown> = sql`is_recorded`) => sql<boolean>`(${isRecorded} OR CASE
  WHEN status IN ('requested', 'canceled') THEN FALSE
  WHEN status = 'returned' THEN dropoff_date >= (SELECT min(created_at) AT TIME ZONE 'UTC' FROM payments)::date
  ELSE EXISTS (SELECT FROM payments) END)`;
