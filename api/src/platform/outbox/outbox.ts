import type { Selectable } from 'kysely';
import type { SiteSettings } from 'shared-kit/domain';
import type { Schema } from '../database/schema.ts';
import type { Email } from './mailer.ts';

/** Longer than the time limit of sending, after which another server may send the e-mail of a killed one. */
const LEASE_TTL_MS = 90_000;

/** The error of an e-mail that was given up because it was no longer due. */
export const NO_LONGER_DUE = 'No longer due';

export type OutboxRow = Selectable<Schema['outbox']>;
/** `failed`: this attempt failed; the e-mail may be retried. */
export type Delivery = 'sent' | 'written' | 'failed';

/** An e-mail of the outbox, ready to be sent. */
export interface ComposedEmail {
  readonly email: Email;
  /** The text without the token of the link, which opens the booking. */
  readonly shownText: string;
}

/** Sends the e-mails of the table `outbox` (docs/rules.md#e-mails-to-customers). Several servers share the work. */
export interface Outbox {
  /** Folder of the e-mails when there is no mail server. */
  readonly folder: string | undefined;
  /** Whether an e-mail that is written now reaches anybody: `none` does without a mail server. */
  reach(): 'sending' | 'failing' | 'none';
  /** Looks for e-mails now, after one was written. */
  wake(): void;
  /** Sends all e-mails that are due. */
  deliverDue(): Promise<void>;
  /** Sends an e-mail that the caller has claimed, without retries. */
  deliverOnce(row: OutboxRow): Promise<Delivery>;
  /** Sends e-mails in the background until it is closed. */
  start(): void;
  /** Waits some seconds for the e-mails in flight. */
  close(): Promise<void>;
}

/** Returns the end of a lease, until which only its holder may send the e-mail. */
export function leaseUntil(now: Date): string {
  return new Date(now.getTime() + LEASE_TTL_MS).toISOString();
}

/** Returns an id that is the same in each attempt, and differs from those of other installations. */
export function messageIdOf({ id, created_at }: OutboxRow, { siteUrl }: SiteSettings): string {
  return `<booking-mail.${id}.${Date.parse(created_at)}@${new URL(siteUrl).hostname}>`;
}
