import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { CalendarDay, CustomerDocumentKind } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import type { Session } from '../platform/http/session.ts';
import { readUpload } from '../platform/private-files/file-upload.ts';
import { deletePrivateFiles, storePrivateFile } from '../platform/private-files/private-files.ts';
import type { Services } from '../platform/services.ts';
import { CUSTOMERS_ENTITY } from './customers-entity.ts';

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

/** Numbers in the path of a call. */
interface DocumentParams {
  /** Of the customer into which all are merged. */
  readonly id: string;
  readonly documentId: string;
}

const documentsOf = (id: string) => sql<number>`(
  SELECT customer_documents.id FROM customer_documents JOIN customers ON customers.id = customer_id WHERE root_id = ${Number(id)}
)`;

/** Removes a document with its scans. */
export async function removeDocument(
  { database, documentStore }: Services,
  { id, documentId }: DocumentParams,
  { accountId }: Session,
): Promise<void> {
  const files = await inTransaction(
    database,
    async (transaction) => {
      const document = sql`${Number(documentId)}::bigint`;
      const { rows } = await sql<{ id: string }>`
        DELETE FROM private_files WHERE customer_document_id = ${document} AND customer_document_id IN ${documentsOf(id)}
        RETURNING id`.execute(transaction);
      await sql`DELETE FROM customer_documents WHERE id = ${document} AND id IN ${documentsOf(id)}`.execute(
        transaction,
      );
      return rows.map((file) => file.id);
    },
    accountId,
  );
  await deletePrivateFiles(documentStore, files);
}

/** Adds a scan to a document, once. @throws ApiProblem 404, 415 as `readUpload` */
export async function addScan(
  services: Services,
  { id, documentId }: DocumentParams,
  sent: unknown,
  { accountId }: Session,
): Promise<void> {
  const file = await readUpload(sent);
  await inTransaction(
    services.database,
    async (transaction) => {
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM customer_documents WHERE id = ${Number(documentId)} AND id IN ${documentsOf(id)} FOR KEY SHARE`.execute(
        transaction,
      );
      const [document] = rows;
      if (!document) throw noSuchEntity(CUSTOMERS_ENTITY);
      await storePrivateFile(
        { ...services, database: transaction },
        { ...file, customerDocumentId: document.id, kind: 'scan', createdBy: accountId },
      );
    },
    accountId,
  );
}

/** Removes a scan. @throws ApiProblem 404 */
export async function removeScan(
  { database, documentStore }: Services,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  { accountId }: Session,
): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const { rows } = await sql`
        DELETE FROM private_files WHERE id = ${fileId} AND customer_document_id IN ${documentsOf(id)} RETURNING id`.execute(
        transaction,
      );
      if (rows.length === 0) throw noSuchEntity(CUSTOMERS_ENTITY);
    },
    accountId,
  );
  await deletePrivateFiles(documentStore, [fileId]);
}
