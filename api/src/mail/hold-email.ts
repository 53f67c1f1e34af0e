import { sql } from 'kysely';
import type { EmailKind } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import type { OutboxRow } from './outbox.ts';

/** What anonymous callers can cause; other e-mails are not limited. */
const LIMITED_KINDS: readonly EmailKind[] = ['requested', 'changed', 'canceled', 'lapsed', 'link'];
const MAX_OF_MAILBOX = 6;
const WINDOW_MS = 3_600_000;

/**
 * Lets a claimed e-mail out, or holds it until its mailbox may get another one: at most 6 an hour that anonymous callers
 * caused go to a mailbox that has never opened a link (docs/rules.md#e-mails-to-customers). Servers that ask at once about
 * one mailbox wait for each other.
 * @returns whether the e-mail is held
 */
export async function holdEmail(database: Database, row: OutboxRow, now: Date): Promise<boolean> {
  if (row.by_staff || row.let_out_at !== null || !LIMITED_KINDS.includes(row.kind)) return false;
  const at = now.toISOString();
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  return await database.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mailbox ${row.mailbox}`}, 0))`.execute(transaction);
    const { rows } = await sql<{ letOutAt: string }>`
      SELECT let_out_at AS "letOutAt" FROM outbox
      WHERE mailbox = ${row.mailbox} AND let_out_at > ${since}::timestamptz AND NOT by_staff
        AND NOT EXISTS (SELECT FROM booking_links WHERE booking_links.mailbox = ${row.mailbox} AND used_at IS NOT NULL)
      ORDER BY let_out_at DESC LIMIT ${MAX_OF_MAILBOX}`.execute(transaction);
    const oldest = rows[MAX_OF_MAILBOX - 1]?.letOutAt;
    const next = oldest === undefined ? undefined : new Date(Date.parse(oldest) + WINDOW_MS).toISOString();
    await transaction
      .updateTable('outbox')
      .set(next === undefined ? { let_out_at: at, held: false } : { held: true, attempts: 0, next_attempt_at: next })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .execute();
    return next !== undefined;
  });
}
