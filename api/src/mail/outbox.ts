import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Longer than sending can take: an e-mail whose server was killed meanwhile is sent again after it. */
const LEASE_TTL_MS = 90_000;

export type OutboxRow = Selectable<Schema['outbox']>;
/** `failed`: not in this attempt. */
export type Delivery = 'sent' | 'written' | 'failed';

/** Sends the e-mails of the table `outbox` (docs/rules.md#e-mails-to-customers). Several servers share the work. */
export interface Outbox {
  /** Where e-mails go without a mail server. */
  readonly folder: string | undefined;
  /** Looks for e-mails now, after one was written. */
  wake(): void;
  /** Sends all e-mails that are due. */
  deliverDue(): Promise<void>;
  /** Sends an e-mail that its writer has claimed, once: it is not tried again. */
  deliverOnce(row: OutboxRow): Promise<Delivery>;
  /** Sends e-mails in the background until it is closed. */
  start(): void;
  /** Waits some seconds for the e-mails in flight. */
  close(): Promise<void>;
}

/** Returns the time until which the caller alone may send an e-mail. */
export function leaseUntil(now: Date): string {
  return new Date(now.getTime() + LEASE_TTL_MS).toISOString();
}
