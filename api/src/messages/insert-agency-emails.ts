import type { EmailKind } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { NO_LONGER_DUE } from '../platform/outbox/outbox.ts';

export interface AgencyEmail {
  readonly kind: EmailKind;
  /** Names why it is sent; each is written once, even by several servers. */
  readonly cause: string;
  readonly recipient: string;
}

/** Writes e-mails by the calendar that are about no booking. */
export async function insertAgencyEmails(
  database: Database,
  emails: readonly AgencyEmail[],
  at: string,
): Promise<void> {
  if (emails.length === 0) return;
  await database
    .insertInto('outbox')
    .values(emails.map((email) => ({ ...email, booking_id: null, next_attempt_at: at, created_at: at })))
    // A server of the release before gives up what it does not know.
    .onConflict((conflict) =>
      conflict
        .column('cause')
        .doUpdateSet(({ ref }) => ({
          ...{ state: 'waiting' as const, error: null, finished_at: null, resent: false, attempts: 0 },
          ...{ recipient: ref('excluded.recipient'), next_attempt_at: at, created_at: at },
        }))
        .where('outbox.state', '=', 'failed')
        .where('outbox.error', '=', NO_LONGER_DUE),
    )
    .execute();
}
