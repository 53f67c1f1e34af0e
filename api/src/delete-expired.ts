import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { deleteExpiredLinks } from './my-bookings/booking-links.ts';
import { deleteExpiredDevices } from './my-bookings/device-bookings.ts';

/** Deletes rows that no longer mean anything: links to bookings, browsers that may see them, and counts of attempts. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await deleteExpiredLinks(database, now);
  await deleteExpiredDevices(database, now);
  // Skips locked rows: a request is counting in them.
  await sql`
    DELETE FROM creation_counts WHERE client_digest IN (
      SELECT client_digest FROM creation_counts WHERE window_ends_at <= ${now.toISOString()}::timestamptz
      FOR UPDATE SKIP LOCKED
    )`.execute(database);
}
