import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';

/** How many lapse in one transaction; the others follow within a minute. */
const MAX_AT_ONCE = 100;

/**
 * Cancels the requests that nobody answered in time, and writes the e-mails about them (docs/rules.md#unanswered-requests).
 * Each lapses once, even with several servers, and not when staff answer it meanwhile. Without `holdHours`, forgets until
 * when requests were held, so that they do not lapse at once when the setting returns.
 * @returns the number of canceled requests
 */
export async function lapseRequests(database: Database, now: Date, holdHours: number | undefined): Promise<number> {
  const at = now.toISOString();
  if (holdHours === undefined) {
    await sql`UPDATE open_requests SET held_until = NULL WHERE held_until IS NOT NULL`.execute(database);
    return 0;
  }
  return await inTransaction(
    database,
    async (transaction) => {
      const { rows } = await sql<{ count: number }>`
        WITH due AS (
          SELECT booking_id FROM open_requests WHERE held_until <= ${at}::timestamptz
          ORDER BY held_until LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
        ), lapsed AS (
          UPDATE bookings SET status = 'canceled' WHERE id IN (SELECT booking_id FROM due) AND status = 'requested'
          RETURNING id, customer_email
        ), emails AS (
          INSERT INTO outbox (booking_id, kind, recipient, next_attempt_at, created_at)
          SELECT id, 'lapsed', customer_email, ${at}, ${at} FROM lapsed WHERE customer_email <> ''
        )
        SELECT count(*)::integer AS count FROM lapsed`.execute(transaction);
      return rows[0]?.count ?? 0;
    },
    'lapsed',
  );
}
