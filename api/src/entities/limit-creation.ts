import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { clientKey } from 'shared-kit/server';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { CreationLimit, EntityDefinition } from './entity-definition.ts';

/**
 * Returns a preHandler hook that limits how many entities an anonymous client may try to create, across all servers.
 * Staff are not limited. The hook throws ApiProblem 429 when the client is over a limit.
 */
export function limitCreation({ database, clock }: Services, { name }: EntityDefinition, limit: CreationLimit) {
  const purgeIntervalMs = Math.min(...limit.windows.map(({ windowMs }) => windowMs));
  let purgedAt = Number.NEGATIVE_INFINITY;
  return async ({ session, ip, body }: FastifyRequest): Promise<void> => {
    if (session) return;
    const now = clock();
    if (now.getTime() - purgedAt >= purgeIntervalMs) {
      purgedAt = now.getTime();
      await deleteExpiredWindows(database, now);
    }
    const client = `${name} ${clientKey(ip)}`;
    const counts = await countAttempt(database, client, now, { ...limit, cost: limit.cost(body) });
    const ends = counts.filter(({ isOver }) => isOver).map(({ endsAt }) => Date.parse(endsAt));
    if (ends.length === 0) return;
    const waitS = Math.ceil((Math.max(...ends) - now.getTime()) / 1000);
    const message = 'Too many requests. Please wait a moment and try again.';
    throw tooManyRequests('too_many_requests', message, Math.max(1, waitS));
  };
}

interface Count {
  readonly isOver: boolean;
  /** ISO timestamp. */
  readonly endsAt: string;
}

/**
 * Updates all windows in one statement (atomic), outside the booking's transaction, so that no lock is held during its
 * fsync.
 */
async function countAttempt(
  database: Database,
  client: string,
  now: Date,
  { windows, cost }: Pick<CreationLimit, 'windows'> & { cost: number },
): Promise<readonly Count[]> {
  const at = now.toISOString();
  const rowOf = ({ windowMs }: CreationLimit['windows'][number]) => {
    const digest = hash('sha256', `${client} ${windowMs}`, 'base64url');
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

/** Deletes expired windows; each server does so once per window. Skips locked rows: another request is using them. */
async function deleteExpiredWindows(database: Database, now: Date): Promise<void> {
  await sql`
    DELETE FROM creation_counts WHERE client_digest IN (
      SELECT client_digest FROM creation_counts WHERE window_ends_at <= ${now.toISOString()}::timestamptz
      FOR UPDATE SKIP LOCKED
    )`.execute(database);
}
