import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { CalendarDay, CustomerDocumentKind } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';

const KEY_LABEL = 'numbers of customers documents';
const KEY_BYTES = 32;
const LAST_CHARACTERS = 3;

export interface NewCustomerDocument {
  readonly kind: CustomerDocumentKind;
  readonly number: string;
  readonly expiresOn?: CalendarDay | undefined;
  readonly country?: string | undefined;
}

/** What is stored of a document's number (docs/rules.md#documents-of-customers). */
export interface DocumentNumber {
  readonly digest: string;
  readonly lastCharacters: string;
}

/** Returns what is stored of a number, the same for every spelling of it; undefined for one without letters and digits. */
export function digestOfDocument(number: string, secret: string): DocumentNumber | undefined {
  const written = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (written === '') return undefined;
  const key = Buffer.from(hkdfSync('sha256', secret, '', KEY_LABEL, KEY_BYTES));
  return {
    digest: createHmac('sha256', key).update(written).digest('base64url'),
    // Of a short number they would be all of it.
    lastCharacters: written.length > 2 * LAST_CHARACTERS ? written.slice(-LAST_CHARACTERS) : '',
  };
}

/** Keeps a document of the customer of a booking, or of a customer; what is known of it later is added. */
export async function keepDocument(
  database: Database,
  of: { readonly bookingId: number } | { readonly customerId: number },
  { kind, number, expiresOn, country }: NewCustomerDocument,
  { secret, now, account }: { readonly secret: string; readonly now: Date; readonly account: number | null },
): Promise<void> {
  const stored = digestOfDocument(number, secret);
  if (!stored) return;
  const customer =
    'customerId' in of
      ? sql`SELECT id FROM customers WHERE id = ${of.customerId}`
      : sql`SELECT customer_id FROM bookings WHERE id = ${of.bookingId} AND customer_id IS NOT NULL`;
  await sql`
    INSERT INTO customer_documents (customer_id, kind, digest, last_characters, expires_on, country, created_at, created_by)
    SELECT id, ${kind}, ${stored.digest}, ${stored.lastCharacters}, ${expiresOn ?? null}::date, ${country ?? null},
      ${now.toISOString()}::timestamptz, ${account}::bigint
    FROM (${customer}) AS customer (id)
    ON CONFLICT (customer_id, kind, digest) DO UPDATE SET
      expires_on = coalesce(excluded.expires_on, customer_documents.expires_on),
      country = coalesce(excluded.country, customer_documents.country)`.execute(database);
}
