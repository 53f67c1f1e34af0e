import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export type NewEmail = Pick<
  Insertable<Schema['outbox']>,
  'booking_id' | 'kind' | 'recipient' | 'before' | 'by_staff' | 'document_id'
>;

/** Writes e-mails to the outbox, in the caller's transaction. They are composed when they are sent. */
export async function enqueueEmails(database: Database, now: Date, emails: readonly NewEmail[]): Promise<void> {
  if (emails.length === 0) return;
  const at = now.toISOString();
  await database
    .insertInto('outbox')
    .values(emails.map((email) => ({ ...email, next_attempt_at: at, created_at: at })))
    .execute();
}
