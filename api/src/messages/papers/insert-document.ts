import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import {
  agencyToday,
  type LocaleCode,
  PAPER_PREFIXES,
  type PaperKind,
  type SiteSettings,
  type StoredPaperSettings,
} from 'shared-kit/domain';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaperContent } from '../../platform/pdf/paper-content.ts';

export interface NewDocument {
  readonly kind: PaperKind;
  readonly bookingId: number;
  readonly locale: LocaleCode;
  readonly secondLocale?: LocaleCode | undefined;
  /** What it is about; absent for a draft. */
  readonly subject?: string;
  readonly signature?: object;
  /** Id of the account. */
  readonly createdBy?: number | undefined;
  readonly now: Date;
  readonly settings: StoredPaperSettings;
  compose(head: { readonly number: string; readonly version: number; readonly now: Date }): PaperContent;
}

/**
 * Freezes a paper. A paper after a draft of the same booking is its next version; any other gets the next number of its
 * series and year, without a gap: a number that is taken and not used would be rolled back.
 * @returns its id
 */
export async function insertDocument(
  transaction: Transaction<Schema>,
  { kind, bookingId, compose, settings, now, ...document }: NewDocument,
  { timeZone }: SiteSettings,
): Promise<number> {
  // Papers of one booking come one after the other.
  await sql`SELECT FROM bookings WHERE id = ${bookingId} FOR NO KEY UPDATE`.execute(transaction);
  const last = await transaction
    .selectFrom('documents')
    .select(['number', 'version', 'subject'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isDraft = last !== undefined && last.subject === null;
  const number = isDraft ? last.number : await takeNumber(transaction, kind, settings, agencyToday(now, timeZone));
  const version = isDraft ? last.version + 1 : 1;
  const snapshot = JSON.stringify(compose({ number, version, now }));
  const { id } = await transaction
    .insertInto('documents')
    .values({
      kind,
      number,
      version,
      booking_id: bookingId,
      locale: document.locale,
      second_locale: document.secondLocale ?? null,
      subject: document.subject ?? null,
      snapshot,
      snapshot_sha256: snapshotHash(snapshot),
      signature: document.signature ? JSON.stringify(document.signature) : null,
      created_at: now.toISOString(),
      created_by: document.createdBy ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the SHA-256 of a snapshot in hexadecimal digits. */
export function snapshotHash(snapshot: string): string {
  return hash('sha256', snapshot, 'hex');
}

/** Takes the next number of a series: `F-2026-0042`. The row is locked until the end of the transaction. */
async function takeNumber(
  transaction: Transaction<Schema>,
  kind: PaperKind,
  { prefixes }: StoredPaperSettings,
  today: string,
): Promise<string> {
  const year = Number(today.slice(0, 4));
  const { last } = await transaction
    .insertInto('document_series')
    .values({ series: kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql<number>`document_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${prefixes?.[kind] ?? PAPER_PREFIXES[kind]}${year}-${String(last).padStart(4, '0')}`;
}
