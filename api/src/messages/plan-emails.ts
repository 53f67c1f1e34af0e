import { sql } from 'kysely';
import { addDays, agencyInstant, agencyTime, type SiteSettings } from 'shared-kit/domain';
import { PAST_DIGEST } from '../bookings/commands/insert-past-bookings.ts';
import type { Database } from '../platform/database/database.ts';
import { planCarReminders } from './plan-car-reminders.ts';
import { planFineReminders } from './plan-fine-reminders.ts';
import { planWeeklyReports } from './plan-weekly-reports.ts';

const HOUR_MS = 3_600_000;
/** Hours of the agency's clock. */
const REMINDER_HOUR = 9;
const THANKS_HOUR = 10;
/** Days after the drop-off within which a booking that staff return late still gets the thanks e-mail. */
const THANKS_DAYS = 3;

/**
 * Writes the e-mails that are due by date: a reminder the day before the pick-up of a reserved car, and thanks the day
 * after the drop-off of a returned one; and reminders of papers and service of cars and of fines, and the figures of the week. Each is written once, even by several servers.
 */
export async function planEmails(
  database: Database,
  { timeZone, email }: Pick<SiteSettings, 'timeZone' | 'email'>,
  now: Date,
): Promise<void> {
  const { day: today, msOfDay } = agencyTime(now, timeZone);
  const at = now.toISOString();
  if (msOfDay >= REMINDER_HOUR * HOUR_MS)
    // Not for cars booked today, whose customers have just got an e-mail.
    await sql`
      INSERT INTO outbox (booking_id, kind, cause, recipient, next_attempt_at, created_at)
      SELECT id, 'reminder', concat('reminder ', id, ' ', pickup_date), customer_email, ${at}, ${at} FROM bookings
      WHERE kind = 'rental' AND status = 'reserved' AND pickup_date = ${addDays(today, 1)}::date
        AND created_at < ${agencyInstant(today, '00:00', timeZone).toISOString()}::timestamptz
        AND customer_email <> '' AND request_digest <> 'demo'
      ON CONFLICT (cause) DO NOTHING`.execute(database);
  if (msOfDay >= THANKS_HOUR * HOUR_MS)
    await sql`
      INSERT INTO outbox (booking_id, kind, cause, recipient, next_attempt_at, created_at)
      SELECT id, 'thanks', concat('thanks ', id), customer_email, ${at}, ${at} FROM bookings
      WHERE status = 'returned' AND dropoff_date < ${today}::date
        AND dropoff_date >= ${addDays(today, -THANKS_DAYS)}::date AND customer_email <> '' AND request_digest NOT IN ('demo', ${PAST_DIGEST})
      ON CONFLICT (cause) DO NOTHING`.execute(database);
  // Last: if one fails, customers get theirs.
  await planWeeklyReports(database, { today, hour: Math.floor(msOfDay / HOUR_MS), at });
  if (msOfDay < REMINDER_HOUR * HOUR_MS) return;
  await planFineReminders(database, email, today, at);
  await planCarReminders(database, email, today, at);
}
