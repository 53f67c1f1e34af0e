import { sql } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';

/** How many lapse in one transaction; the others follow within a minute. */
const MAX_AT_ONCE = 100;

/**
 * Cancels the requests that nobody answered in time, and writes the e-mails about them (docs/rules.md#unanswered-requests).
 * Each lapses once, even with several servers, and not when staff answer it meanwhile. Without `requestHoldHours`, forgets until
 * when requests were held, so that they do not lapse at once when the setting returns.
 * @returns the number of canceled requests
 */
export async function lapseRequests(
  { database, emailsAbout, requestHoldHours }: Pick<Services, 'database' | 'emailsAbout' | 'requestHoldHours'>,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  if (requestHoldHours === undefined) {
    await sql`UPDATE open_requests SET held_until = NULL WHERE held_until IS NOT NULL`.execute(database);
    return 0;
  }
  return await inTransaction(
    database,
    async (transaction) => {
      const { rows } = await sql<Pick<Booking, 'id' | 'customerEmail'>>`
        WITH due AS (
          SELECT booking_id FROM open_requests WHERE held_until <= ${at}::timestamptz
          ORDER BY held_until LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
        )
        UPDATE bookings SET status = 'canceled' WHERE id IN (SELECT booking_id FROM due) AND status = 'requested'
        RETURNING id, customer_email AS "customerEmail"`.execute(transaction);
      const emails = rows.flatMap((booking) => emailsAbout({ what: 'request_lapsed', booking }));
      await enqueueEmails(transaction, now, emails);
      return rows.length;
    },
    'lapsed',
  );
}
