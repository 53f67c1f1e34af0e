import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from './problems.ts';

/** How many attempts are allowed within a time that begins with the first of them. */
export interface AttemptWindow {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts an attempt, across all servers, and refuses one above a limit.
 * @param subject whose attempts are counted, such as a client; stored as a digest
 * @param cost how much the attempt counts
 * @throws ApiProblem 429
 */
export async function limitAttempts(
  database: Database,
  now: Date,
  subject: string,
  windows: readonly AttemptWindow[],
  cost = 1,
): Promise<void> {
  const counts = await countAttempt(database, subject, now, windows, cost);
  const ends = counts.filter(({ isOver }) => isOver).map(({ endsAt }) => Date.parse(endsAt));
  if (ends.length === 0) return;
  const waitS = Math.ceil((Math.max(...ends) - now.getTime()) / 1000);
  const message = 'Too many requests. Please wait a moment and try again.';
  throw tooManyRequests('too_many_requests', message, Math.max(1, waitS));
}

interface Count {
  readonly isOver: boolean;
  /** ISO timestamp. */
  readonly endsAt: string;
}

/**
 * Updates all windows in one statement (atomic), outside the caller's transaction, so that no lock is held during its
 * fsync.
 */
async function countAttempt(
  database: Database,
  subject: string,
  now: Date,
  windows: readonly AttemptWindow[],
  cost: number,
): Promise<readonly Count[]> {
  const at = now.toISOString();
  const rowOf = ({ windowMs }: AttemptWindow) => {
    const digest = hash('sha256', `${subject} ${windowMs}`, 'base64url');
    const endsAt = new Date(now.getTime() + windowMs).toISOString();
    return sql`(${digest}, ${cost}::integer, ${endsAt}::timestamptz)`;
  };
  const { rows } = await sql<{ attempts: number; endsAt: string }>`
    INSERT INTO creation_counts AS known (client_digest, attempts, window_ends_at)
    VALUES ${sql.join(windows.map(rowOf))}
    ON CONFLICT (client_digest) DO UPDATE SET
      attempts = excluded.attempts + CASE WHEN known.window_ends_at > ${at}::timestamptz THEN known.attempts ELSE 0 END,
      window_ends_at =
        CASE WHEN known.window_ends_at > ${at}::timestamptz THEN known.window_ends_at ELSE excluded.window_ends_at END
    RETURNING attempts, window_ends_at AS "endsAt"`.execute(database);
  return rows.map(({ attempts, endsAt }, index) => ({ endsAt, isOver: attempts > (windows[index]?.max ?? 0) }));
}

/** Deletes expired windows. Skips locked rows: another request is using them. @returns their number */
export async function deleteExpiredWindows(database: Database, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM creation_counts WHERE client_digest IN (
      SELECT client_digest FROM creation_counts WHERE window_ends_at <= ${now.toISOString()}::timestamptz
      FOR UPDATE SKIP LOCKED
    )`.execute(database);
  return Number(numAffectedRows);
}
