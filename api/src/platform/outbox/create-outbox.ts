import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Updateable } from 'kysely';
import type { SiteSettings } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import type { Schema } from '../database/schema.ts';
import { holdEmail } from './hold-email.ts';
import type { Mailer } from './mailer.ts';
import {
  type ComposedEmail,
  type Delivery,
  leaseUntil,
  messageIdOf,
  NO_LONGER_DUE,
  type Outbox,
  type OutboxRow,
} from './outbox.ts';

const POLL_INTERVAL_MS = 5_000;
const CALENDAR_INTERVAL_MS = 60_000;
/** Workers of one server, each of which sends one e-mail at a time, so that a slow one does not hold up the others. */
const WORKERS = 5;
/** Time limit of `close` for e-mails in flight; those that are not finished are sent again after their lease. */
const CLOSE_TIMEOUT_MS = 8_000;
/** Delay before the first retry; doubles with each further one. */
const FIRST_RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 2 * 3_600_000;
const RETRY_PERIOD_MS = 24 * 3_600_000;

export interface OutboxOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Composes an e-mail when it is sent; returns undefined when it is no longer due. */
  readonly compose: (row: OutboxRow) => Promise<ComposedEmail | undefined>;
  /** Does what is due by date, about once a minute. */
  readonly doByCalendar?: (now: Date) => Promise<void>;
  readonly site: SiteSettings;
  readonly clock: () => Date;
  readonly isReady: () => boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { database, mailer, compose, doByCalendar, site, clock, isReady, log } = options;
  const closing = new AbortController();
  const wakeUps = new Set<() => void>();
  let running: Promise<unknown> | undefined;
  let calendarAt = Number.NEGATIVE_INFINITY;

  async function claim(): Promise<OutboxRow | undefined> {
    const now = clock();
    const { rows } = await sql<OutboxRow>`
      UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ${leaseUntil(now)}
      WHERE id = (
        SELECT id FROM outbox WHERE state = 'waiting' AND next_attempt_at <= ${now.toISOString()}::timestamptz
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING *`.execute(database);
    return rows[0];
  }

  /** Sends a claimed e-mail and records the result. */
  async function deliver(row: OutboxRow, isLastAttempt: boolean): Promise<Delivery> {
    // Has no effect when another server has claimed the e-mail after the lease.
    const finish = (changes: Updateable<Schema['outbox']>) =>
      database
        .updateTable('outbox')
        .set({ finished_at: clock().toISOString(), ...changes })
        .where('id', '=', row.id)
        .where('attempts', '=', row.attempts)
        .where('state', '=', 'waiting')
        .execute();

    let subject = row.subject;
    try {
      const composed = await compose(row);
      if (!composed) {
        // Not counted as undelivered.
        await finish({ state: 'failed', error: NO_LONGER_DUE, resent: true });
        return 'failed';
      }
      const email = { ...composed.email, to: row.recipient, messageId: messageIdOf(row, site) };
      subject = email.subject;
      const state = await mailer.send(email, !isLastAttempt);
      // If the result cannot be recorded, the e-mail is sent again after the lease, with the same message id.
      await finish({ state, subject, sent_text: composed.shownText, error: null }).catch(report);
      return state;
    } catch (thrown) {
      const error = thrown as MailError;
      const isFinal = isLastAttempt || isRefused(error) || clock().getTime() >= lastAttemptAt(row);
      // Not the whole error: its message contains the recipient's e-mail address.
      log.warn({ outboxId: row.id, code: error.code, status: error.responseCode, isFinal }, 'Sending e-mail failed');
      await finish({
        subject,
        error: error.message.slice(0, 500),
        ...(isFinal ? { state: 'failed' } : { finished_at: null, next_attempt_at: nextAttemptAt(row, clock()) }),
      });
      return 'failed';
    }
  }

  async function deliverDue(): Promise<void> {
    while (!closing.signal.aborted) {
      const row = await claim();
      if (!row) return;
      if (await holdEmail(database, row, clock())) continue;
      // An e-mail that cannot be composed or recorded is retried after its lease.
      await deliver(row, false).catch(report);
    }
  }

  function report(error: unknown): void {
    // The pool has logged that the database is unavailable.
    if (!isDatabaseUnavailable(error))
      log.error({ err: error }, 'Processing the e-mail outbox failed; retrying in seconds');
  }

  async function doWhatIsDue(): Promise<void> {
    const now = clock();
    if (now.getTime() - calendarAt < CALENDAR_INTERVAL_MS) return;
    calendarAt = now.getTime();
    await doByCalendar?.(now);
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      const woken = new AbortController();
      const wake = () => woken.abort();
      wakeUps.add(wake);
      try {
        if (isReady()) {
          await doWhatIsDue();
          await deliverDue();
        }
      } catch (error) {
        report(error);
      }
      const signal = AbortSignal.any([closing.signal, woken.signal]);
      await sleep(POLL_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
      wakeUps.delete(wake);
    }
  }

  return {
    folder: mailer.folder,
    reach: () => (mailer.folder !== undefined ? 'none' : mailer.isFailing ? 'failing' : 'sending'),
    wake() {
      for (const wake of wakeUps) wake();
    },
    deliverDue,
    deliverOnce: (row) => deliver(row, true),
    start() {
      running ??= Promise.all(Array.from({ length: WORKERS }, work));
    },
    async close() {
      closing.abort();
      await Promise.race([running, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** An error of nodemailer. */
interface MailError extends Error {
  readonly code?: string;
  /** The SMTP status. */
  readonly responseCode?: number;
  readonly command?: string;
}

/** Returns whether the mail server refused this recipient or e-mail for good; not a client or sender, which a setting may mend. */
function isRefused({ responseCode = 0, command }: MailError): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

function nextAttemptAt({ attempts }: OutboxRow, now: Date): string {
  const delayMs = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
  return new Date(now.getTime() + delayMs).toISOString();
}

function lastAttemptAt({ created_at }: OutboxRow): number {
  return Date.parse(created_at) + RETRY_PERIOD_MS;
}
