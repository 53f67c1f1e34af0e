import { sql, type Transaction } from 'kysely';
import { BOOKING_FIELDS, type EntityField, HANDOVER_FIELDS } from 'shared-kit/domain';
import { refreshFlags } from '../../customers/change-customers.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { deleteEmailFiles } from '../../platform/outbox/email-files.ts';
import type { OutboxRow } from '../../platform/outbox/outbox.ts';
import { deletePrivateFiles } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { isErasable } from './is-erasable.ts';

/** Marks an erased booking, instead of the digest of its request. */
export const ERASED_DIGEST = 'erased';

const PERSONAL_FIELDS = (Object.values(BOOKING_FIELDS) as EntityField[]).filter(({ personal }) => personal);
/** The columns of a booking that are about its customer. */
export const PERSONAL_COLUMNS = PERSONAL_FIELDS.map(({ column }) => column);
const CLEARED = Object.fromEntries(PERSONAL_FIELDS.map(({ column, optional }) => [column, optional ? null : '']));

/** In the history, why a car was handed over without valid papers, or to a flagged customer: in the words of staff. */
export const WITHOUT_PAPERS = 'pickup.withoutPapers';
export const TO_FLAGGED = 'pickup.flagged';

/** The values of a hand-over that are about the driver. */
export const PERSONAL_HANDOVER_FIELDS = Object.entries(HANDOVER_FIELDS)
  .filter(([, field]) => 'personal' in field)
  .map(([name]) => name);

export interface Erasure {
  readonly emails: number;
  /** Photographs, documents, and e-mails as files; of the last those of this server: other servers delete theirs by the calendar. */
  readonly files: number;
}

/**
 * Removes the customer from bookings, customers, their history, e-mails, hand-overs, private files and access; cars, days, sums, statuses and codes stay
 * (docs/rules.md#erasure). Bookings that were erased before are erased again without an effect.
 * @param actor the account, or undefined for the command
 * @param lockMore returns further customers, locked, who are deleted with them
 * @throws ApiProblem 404, 409 `booking_open`
 */
export async function eraseBookings(
  { database, outboxDir, documentStore }: Pick<Services, 'database' | 'outboxDir' | 'documentStore'>,
  bookingIds: readonly number[],
  actor?: number,
  lockMore: (transaction: Transaction<Schema>) => Promise<readonly number[]> = async () => [],
): Promise<Erasure> {
  // No booking has the number 0: a list must not be empty in SQL.
  const ids = bookingIds.length > 0 ? bookingIds : [0];
  const { emails, privateFiles } = await inTransaction(
    database,
    async (transaction) => {
      const more = await lockMore(transaction);
      await lockErasable(transaction, ids);
      const customers = [...more, ...(await lockLastCustomers(transaction, ids))];
      const emails = await deleteEmails(transaction, ids, customers);
      // Invoices and their corrections are kept, as the law demands; their files are made again when they are read.
      await sql`DELETE FROM documents WHERE booking_id = ANY(${[...ids]}::bigint[]) AND kind NOT IN ('invoice', 'credit_note')`.execute(
        transaction,
      );
      const deleted = transaction.deleteFrom('private_files').where('booking_id', 'in', ids).returning('id');
      const privateFiles = [...(await deleted.execute()), ...(await clearFines(transaction, ids))].map(({ id }) => id);
      await clearHandovers(transaction, ids);
      await clearWords(transaction, ids);
      for (const table of ['booking_links', 'booking_devices', 'open_requests', 'change_requests', 'reviews'] as const)
        await transaction.deleteFrom(table).where('booking_id', 'in', ids).execute();
      await transaction
        .updateTable('payments')
        .set({ note: null, void_reason: sql`left(void_reason, 0)` })
        .where('booking_id', 'in', ids)
        .execute();
      await transaction
        .updateTable('bookings')
        .set({ ...CLEARED, request_digest: ERASED_DIGEST })
        .where('id', 'in', ids)
        .execute();
      const scans = await deleteScans(transaction, customers);
      await deleteCustomers(transaction, customers);
      await clearHistory(transaction, ids);
      return { emails, privateFiles: [...privateFiles, ...scans] };
    },
    actor,
  );
  const files = await deletePrivateFiles(documentStore, privateFiles);
  return { emails: emails.length, files: files + (await deleteEmailFiles(outboxDir, emails)) };
}

async function lockErasable(transaction: Database, ids: readonly number[]): Promise<void> {
  const bookings = await transaction
    .selectFrom('bookings')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .where('kind', '=', 'rental')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (bookings.length < new Set(ids.filter(Boolean)).size) throw noSuchEntity(BOOKINGS_ENTITY);
  if (!bookings.every(isErasable)) {
    const message = 'Only a booking that is returned or canceled can be erased: its customer is still needed';
    throw new ApiProblem(409, { type: 'booking_open' }, message);
  }
}

/** Deletes the e-mails about the bookings, and what staff wrote to their customers without naming a booking. */
async function deleteEmails(transaction: Database, ids: readonly number[], customers: readonly number[]) {
  const { rows } = await sql<Pick<OutboxRow, 'id' | 'created_at'>>`
    DELETE FROM outbox WHERE booking_id = ANY(${[...ids]}::bigint[])
      OR (booking_id IS NULL AND kind = 'message' AND mailbox IN (
        SELECT mailbox FROM outbox WHERE booking_id = ANY(${[...ids]}::bigint[]) AND kind NOT LIKE 'agency%'
        UNION SELECT mailbox_of(customer_email) FROM bookings WHERE id = ANY(${[...ids]}::bigint[]) AND customer_email <> ''
        UNION SELECT mailbox_of(email) FROM customers WHERE id = ANY(${[...customers]}::bigint[]) AND email <> ''
      ))
    RETURNING id, created_at`.execute(transaction);
  return rows;
}

/** Returns the customers of bookings who have no other one, and locks them: nobody books for them meanwhile. */
async function lockLastCustomers(transaction: Database, ids: readonly number[]): Promise<readonly number[]> {
  const customers = sql`SELECT customer_id FROM bookings WHERE id = ANY(${[...ids]}::bigint[])`;
  await sql`SELECT FROM customers WHERE id IN (${customers}) ORDER BY id FOR UPDATE`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM customers WHERE id IN (${customers}) AND NOT EXISTS (
      SELECT FROM bookings WHERE customer_id = customers.id AND customer_name <> '' AND id <> ALL(${[...ids]}::bigint[])
    )`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Deletes the scans of the documents of customers. @returns the files */
async function deleteScans(transaction: Database, customers: readonly number[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM private_files WHERE customer_document_id IN (
      SELECT id FROM customer_documents WHERE customer_id = ANY(${[...customers]}::bigint[])
    ) RETURNING id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Deletes customers with their documents and flags; those merged into them stand alone again. */
async function deleteCustomers(transaction: Transaction<Schema>, gone: readonly number[]): Promise<void> {
  const all = sql`${[...gone]}::bigint[]`;
  const { rows } = await sql<{ id: number }>`
    SELECT CASE WHEN root_id = ANY(${all}) THEN id ELSE root_id END AS id FROM customers
    WHERE root_id = ANY(${all}) OR id = ANY(${all})`.execute(transaction);
  await sql`
    UPDATE customers SET
      merged_into = CASE WHEN root_id <> ALL(${all}) THEN root_id END,
      root_id = CASE WHEN root_id = ANY(${all}) THEN id ELSE root_id END
    WHERE root_id <> id AND (root_id = ANY(${all}) OR merged_into = ANY(${all}))`.execute(transaction);
  await sql`DELETE FROM customers WHERE id = ANY(${all})`.execute(transaction);
  await refreshFlags(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Removes notices, answers and notes of fines, which stay with their sums. @returns the files */
async function clearFines(transaction: Transaction<Schema>, ids: readonly number[]) {
  const fines = transaction.selectFrom('fines').select('id').where('booking_id', 'in', ids);
  await transaction.updateTable('fines').set({ note: null }).where('booking_id', 'in', ids).execute();
  return await transaction.deleteFrom('private_files').where('fine_id', 'in', fines).returning('id').execute();
}

/** Removes drivers, their documents and signatures, and notes about damage; readings and damage stay. */
async function clearHandovers(transaction: Database, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE handovers SET values = handovers.values - ${PERSONAL_HANDOVER_FIELDS}::text[], signature = NULL
    WHERE booking_id = ANY(${[...ids]}::bigint[])`.execute(transaction);
  await transaction.updateTable('damages').set({ note: null }).where('booking_id', 'in', ids).execute();
}

/** Removes the words of staff from lines and charges, whose amounts stay. */
async function clearWords(transaction: Database, ids: readonly number[]): Promise<void> {
  const all = sql`${[...ids]}::bigint[]`;
  await sql`
    UPDATE booking_lines SET label = 'Adjustment'
    WHERE booking_id = ANY(${all}) AND kind = 'adjustment' AND code IS NULL`.execute(transaction);
  // Labels that staff did not write are those of `damageLabel`, and of the other kinds.
  const isWritten = sql`kind = 'other' OR (kind = 'damage' AND label NOT LIKE 'Damage: %')`;
  await sql`
    UPDATE booking_charges SET reason = left(reason, 0), label = CASE WHEN ${isWritten} THEN 'Charge' ELSE label END
    WHERE booking_id = ANY(${all}) AND (reason <> '' OR ${isWritten})`.execute(transaction);
}

/** Removes the values of personal columns from the history, which older versions may have copied. */
async function clearHistory(transaction: Database, ids: readonly number[]): Promise<void> {
  const names = [...PERSONAL_COLUMNS, WITHOUT_PAPERS, TO_FLAGGED];
  const cleared = JSON.stringify(Object.fromEntries(names.map((name) => [name, null])));
  await sql`
    UPDATE audit_entries SET changes = (
      SELECT jsonb_object_agg(name, CASE WHEN ${cleared}::jsonb ? name THEN 'null'::jsonb ELSE value END)
      FROM jsonb_each(changes) AS change (name, value)
    )
    WHERE entity = 'CarsBooking' AND entity_key = ANY(${ids.map(String)}::text[])
      AND changes ?| ${names}::text[]`.execute(transaction);
}
