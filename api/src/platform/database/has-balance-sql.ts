import { type RawBuilder, sql } from 'kysely';
import { type AgencyClock, agencyDaySql } from './agency-day-sql.ts';

/**
 * Returns the SQL condition that a row of `bookings` has a balance (docs/rules.md#open-amount): something was recorded about it, or it
 * is confirmed and was not over before the agency recorded its first payment.
 * @param isRecorded about that booking
 */
export const hasBalance = (
  clock: AgencyClock,
  isRecorded: RawBuilder<unknown> = sql`is_recorded`,
) => sql<boolean>`(${isRecorded} OR CASE
  WHEN status IN ('requested', 'canceled') THEN FALSE
  WHEN status = 'returned' THEN dropoff_date >= (SELECT ${agencyDaySql(sql`min(created_at)`, clock)} FROM payments)
  ELSE EXISTS (SELECT FROM payments) END)`;
