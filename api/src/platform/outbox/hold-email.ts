import { sql } from 'kysely';
import { type EmailKind, isAgencyEmail } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import type { OutboxRow } from './outbox.ts';

/** What anonymous callers can cause; other e-mails are not limited. */
const LIMITED_KINDS: readonly EmailKind[] = [
  'requested',
  'changed',
  'canceled',
  'lapsed',
  'link',
  'agency_requested',
  'agency_changed',
  'agency_canceled',
  'agency_change_requested',
];
/** E-mails an hour to a mailbox that has never opened a link, to one that has, and to the agency. */
const MAX_OF_STRANGER = 6;
const MAX_OF_CUSTOMER = 30;
const MAX_OF_AGENCY = 60;
const WINDOW_MS = 3_600_000;

/**
 * Lets a claimed e-mail out, or holds it until its mailbox may get another one: the number an hour that
 * anonymous callers may cause depends on whose mailbox it is (docs/rules.md#e-mails-to-customers). Servers that ask at once
 * about one mailbox wait for each other.
 * @returns whether the e-mail is held
 */
export async function holdEmail(database: Database, row: OutboxRow, now: Date): Promise<boolean> {
  if (row.by_staff || row.let_out_at !== null || !LIMITED_KINDS.includes(row.kind)) return false;
  const at = now.toISOString();
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  return await database.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mailbox ${row.mailbox}`}, 0))`.execute(transaction);
    const max = isAgencyEmail(row.kind) ? MAX_OF_AGENCY : await maxOfCustomer(transaction, row.mailbox);
    const { rows } = await sql<{ letOutAt: string }>`
      SELECT let_out_at AS "letOutAt" FROM outbox
      WHERE mailbox = ${row.mailbox} AND let_out_at > ${since}::timestamptz AND NOT by_staff
      ORDER BY let_out_at DESC LIMIT ${max}`.execute(transaction);
    const oldest = rows[max - 1]?.letOutAt;
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

async function maxOfCustomer(transaction: Database, mailbox: string): Promise<number> {
  const answered = await transaction
    .selectFrom('booking_links')
    .select('mailbox')
    .where('mailbox', '=', mailbox)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return answered ? MAX_OF_CUSTOMER : MAX_OF_STRANGER;
}
