import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { deleteExpiredInvitations } from '../accounts/invitations.ts';
import { lapseRequests } from '../bookings/lapse-requests.ts';
import type { Database } from '../database/database.ts';
import { deleteExpiredLinks } from '../my-bookings/booking-links.ts';
import { deleteExpiredDevices } from '../my-bookings/device-bookings.ts';

const FACT = 'clean-up';
/** A longer step of the clock, in either direction, is taken for a wrong clock, or for a server that was off. */
const MAX_STEP_MS = 86_400_000;
/** How long nothing is deleted after such a step. */
const HOLD_MS = 86_400_000;

/** State of the clean-up, as ISO timestamps of the database's clock. */
interface CleanUpState {
  readonly seenAt: string;
  /** Until when nothing is deleted. */
  readonly heldUntil: string;
}

interface CleanUpOptions {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Returns the time by which is deleted; the database's by default. */
  readonly readTime?: () => Promise<Date>;
  /** As in `Services`. */
  readonly requestHoldHours?: number | undefined;
}

/**
 * Deletes expired access of customers and staff, and cancels requests that lapse, by the database's clock. After a step of the clock by more than a day,
 * and at the first start, it does nothing for a day, and goes on by itself when the clock has run steadily since
 * (docs/operations.md#clean-ups).
 */
export async function cleanUp({
  database,
  log,
  readTime = () => readDatabaseTime(database),
  requestHoldHours,
}: CleanUpOptions) {
  const now = await readTime();
  if (!(await isClockSteady(database, now, log))) return;
  const steps = [
    ['links', deleteExpiredLinks],
    ['browsers', deleteExpiredDevices],
    ['invitations', deleteExpiredInvitations],
  ] as const;
  for (const [what, deleteExpired] of steps) {
    const count = await deleteExpired(database, now);
    if (count > 0) log.info({ what, count }, 'Deleted expired access');
  }
  const count = await lapseRequests(database, now, requestHoldHours);
  if (count > 0) log.info({ count }, 'Canceled requests that nobody answered in time');
}

async function readDatabaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`SELECT extract(epoch FROM now())::float8 * 1000 AS ms`.execute(database);
  return new Date(Number(rows[0]?.ms));
}

/** Records the time, and returns whether the clock has made no large step within the last day. */
async function isClockSteady(database: Database, now: Date, log: CleanUpOptions['log']): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('installation_facts')
      .select('value')
      .where('name', '=', FACT)
      .forUpdate()
      .executeTakeFirst();
    const former = stored && (JSON.parse(stored.value) as CleanUpState);
    const stepMs = former ? now.getTime() - Date.parse(former.seenAt) : Number.POSITIVE_INFINITY;
    const isStep = Math.abs(stepMs) > MAX_STEP_MS;
    const heldUntil = isStep || !former ? new Date(now.getTime() + HOLD_MS).toISOString() : former.heldUntil;
    if (isStep && former)
      log.warn(
        { seenAt: former.seenAt, now: now.toISOString(), heldUntil },
        'The clock stepped by more than a day: expired access is deleted only after another day',
      );
    const value = JSON.stringify({ seenAt: now.toISOString(), heldUntil } satisfies CleanUpState);
    await transaction
      .insertInto('installation_facts')
      .values({ name: FACT, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return now.toISOString() >= heldUntil;
  });
}
