import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { deleteExpiredInvitations } from './accounts/invitations.ts';
import { deleteExpiredSessions } from './accounts/sign-in.ts';
import { deleteExpiredSignInAttempts } from './accounts/sign-in-throttle.ts';
import { lapseRequests } from './bookings/commands/lapse-requests.ts';
import { deleteExpiredLinks } from './bookings/my-bookings/booking-links.ts';
import { deleteExpiredDevices } from './bookings/my-bookings/device-bookings.ts';
import { archiveOldBookings } from './bookings/retention/archive-old-bookings.ts';
import { deleteLeftCustomers } from './customers/change-customers.ts';
import { deleteOldPapers } from './messages/papers/delete-old-papers.ts';
import type { Database } from './platform/database/database.ts';
import { isDatabaseUnavailable } from './platform/database/is-database-unavailable.ts';
import { deleteExpiredWindows } from './platform/http/limit-attempts.ts';
import { deleteOrphanedEmailFiles } from './platform/outbox/email-files.ts';
import { deleteOldPrivateFiles, deleteOrphanedPrivateFiles } from './platform/private-files/private-files.ts';
import type { Services } from './platform/services.ts';

const FACT = 'clean-up';
const DAY_MS = 86_400_000;
/** A longer step of the clock, in either direction, is taken for a wrong clock, or for a server that was off. */
const MAX_STEP_MS = DAY_MS;
/** How long nothing is deleted after such a step. */
const HOLD_MS = DAY_MS;

/** State of the clean-up, as ISO timestamps of the database's clock. */
interface CleanUpState {
  readonly seenAt: string;
  /** Until when nothing is deleted. */
  readonly heldUntil: string;
}

interface CleanUpOptions
  extends Pick<
    Services,
    | 'database'
    | 'outboxDir'
    | 'documentStore'
    | 'site'
    | 'emailsAbout'
    | 'emailRetentionDays'
    | 'photoRetentionDays'
    | 'documentRetentionDays'
    | 'scanRetentionDays'
    | 'requestHoldHours'
    | 'bookingRetention'
  > {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Returns the time by which is deleted; the database's by default. */
  readonly readTime?: () => Promise<Date>;
}

/**
 * Deletes what has expired: access of customers and staff, counts of attempts, and old e-mails with their files; and cancels
 * requests that lapse. It goes by the database's clock. After a step of the clock by more than a day, and at the first start, it
 * does nothing for a day, and goes on by itself when the clock has run steadily since (docs/operations.md#clean-ups).
 */
export async function cleanUp({ log, readTime, ...services }: CleanUpOptions): Promise<void> {
  const { database, outboxDir, documentStore, emailRetentionDays, photoRetentionDays, documentRetentionDays } =
    services;
  const now = await (readTime?.() ?? readDatabaseTime(database));
  if (!(await isClockSteady(database, now, log))) return;
  const steps = [
    ['links', deleteExpiredLinks],
    ['browsers', deleteExpiredDevices],
    ['invitations', deleteExpiredInvitations],
    ['sessions', deleteExpiredSessions],
    ['failed sign-ins', deleteExpiredSignInAttempts],
    ['counts of attempts', deleteExpiredWindows],
    ['e-mails', (_, at: Date) => deleteOldEmails(database, at, emailRetentionDays)],
    // After the e-mails: a file goes with its e-mail, however that was deleted.
    ['e-mail files', () => deleteOrphanedEmailFiles(database, outboxDir)],
    ['photographs', (_, at: Date) => deleteOldPrivateFiles(services, 'photo', at, photoRetentionDays)],
    ['scans', (_, at: Date) => deleteOldPrivateFiles(services, 'scan', at, services.scanRetentionDays)],
    ['papers', (_, at: Date) => deleteOldPapers(services, at, documentRetentionDays)],
    ['private files', (_, at: Date) => deleteOrphanedPrivateFiles(database, documentStore, at)],
    // Last: it may take some seconds.
    ['customers of old bookings', (_, at: Date) => archiveOldBookings(services, at)],
    ['customers without bookings', deleteLeftCustomers],
  ] satisfies readonly [string, (database: Database, now: Date) => Promise<number>][];
  for (const [what, deleteExpired] of steps) {
    try {
      const count = await deleteExpired(database, now);
      if (count > 0) log.info({ what, count }, 'Deleted what has expired');
    } catch (error) {
      // One that fails stops no other.
      if (isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error, what }, 'Deleting what has expired failed');
    }
  }
  const count = await lapseRequests(services, now);
  if (count > 0) log.info({ count }, 'Canceled requests that nobody answered in time');
}

/** Deletes e-mails that were sent, written or given up more than some days ago. @returns their number */
async function deleteOldEmails(database: Database, now: Date, days: number | undefined): Promise<number> {
  if (days === undefined) return 0;
  const then = new Date(now.getTime() - days * DAY_MS).toISOString();
  const { numDeletedRows } = await database
    .deleteFrom('outbox')
    .where('state', '<>', 'waiting')
    .where('finished_at', '<', then)
    .executeTakeFirst();
  return Number(numDeletedRows);
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
        'The clock stepped by more than a day: what has expired is deleted only after another day',
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
