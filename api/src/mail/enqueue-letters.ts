import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type NewLetter = Pick<Insertable<Schema['outbox']>, 'booking_id' | 'kind' | 'recipient' | 'before'>;

/** Writes e-mails to the outbox, in the caller's transaction. They are composed when they are sent. */
export async function enqueueLetters(database: Database, now: Date, letters: readonly NewLetter[]): Promise<void> {
  const at = now.toISOString();
  await database
    .insertInto('outbox')
    .values(letters.map((letter) => ({ ...letter, next_attempt_at: at, created_at: at })))
    .execute();
}
