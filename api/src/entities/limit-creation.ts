import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { clientKey } from '../http/client-key.ts';
import { tooManyRequests } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { EntityDefinition } from './entity-definition.ts';

export interface CreationLimit {
  /** Attempts of one client, successful or not. */
  readonly max: number;
  readonly windowMs: number;
}

/**
 * A hook that counts what a stranger tries to create, on all servers together; staff may create at will.
 * Throws ApiProblem 429 when the client has to wait.
 */
export function limitCreation({ database, clock }: Services, { name }: EntityDefinition, limit: CreationLimit) {
  let forgotAt = Number.NEGATIVE_INFINITY;
  return async ({ session, ip }: FastifyRequest): Promise<void> => {
    if (session) return;
    const now = clock();
    if (now.getTime() - forgotAt >= limit.windowMs) {
      forgotAt = now.getTime();
      await forgetEndedWindows(database, now);
    }
    const { attempts, endsAt } = await countAttempt(database, `${name} ${clientKey(ip)}`, now, limit.windowMs);
    if (attempts <= limit.max) return;
    const waitS = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000);
    throw tooManyRequests('Too many requests. Please wait a moment and try again.', Math.max(1, waitS));
  };
}

interface Count {
  readonly attempts: number;
  /** ISO timestamp. */
  readonly endsAt: string;
}

/**
 * One statement, so that many at once are counted one by one, and not in the transaction of what is created, so that
 * nobody waits there for a booking to reach the disk.
 */
async function countAttempt(database: Database, client: string, now: Date, windowMs: number): Promise<Count> {
  const at = now.toISOString();
  const digest = hash('sha256', client, 'base64url');
  const { rows } = await sql<Count>`
    INSERT INTO creation_counts AS known (client_digest, attempts, window_ends_at)
    VALUES (${digest}, 1, ${new Date(now.getTime() + windowMs).toISOString()}::timestamptz)
    ON CONFLICT (client_digest) DO UPDATE SET
      attempts = CASE WHEN known.window_ends_at > ${at}::timestamptz THEN known.attempts + 1 ELSE 1 END,
      window_ends_at =
        CASE WHEN known.window_ends_at > ${at}::timestamptz THEN known.window_ends_at ELSE excluded.window_ends_at END
    RETURNING attempts, window_ends_at AS "endsAt"`.execute(database);
  return rows[0] as Count;
}

/** Once in a window by each server. Passes over what others hold: they begin a new one, or forget it themselves. */
async function forgetEndedWindows(database: Database, now: Date): Promise<void> {
  await sql`
    DELETE FROM creation_counts WHERE client_digest IN (
      SELECT client_digest FROM creation_counts WHERE window_ends_at <= ${now.toISOString()}::timestamptz
      FOR UPDATE SKIP LOCKED
    )`.execute(database);
}
