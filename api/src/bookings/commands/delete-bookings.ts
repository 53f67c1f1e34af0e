import { sql } from 'kysely';
import { deleteUnbookedCustomers } from '../../customers/change-customers.ts';
import type { Caller, EntityKey } from '../../entities/entity-definition.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { deletePrivateFiles } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';

/**
 * Deletes bookings with all that belongs to them, all or none.
 * @throws ApiProblem 404 when one does not exist, 409 `booking_paid` when one has payments, `booking_invoiced`
 */
export async function deleteBookings(
  { database, documentStore }: Services,
  keys: readonly EntityKey[],
  { actor }: Caller,
): Promise<void> {
  const files = await inTransaction(
    database,
    async (transaction) => {
      const ids = [...new Set(keys.map(Number))];
      const files = await sql<{ id: string }>`
        SELECT id FROM private_files WHERE booking_id = ANY(${ids})`.execute(transaction);
      await refusePaid(transaction, ids);
      await refuseInvoiced(transaction, ids);
      const deleted = await transaction
        .deleteFrom('bookings')
        .where(sql<boolean>`id = ANY(${ids}) AND kind = 'rental'`)
        .returning('customer_id')
        .execute();
      if (deleted.length < ids.length) throw noSuchEntity(BOOKINGS_ENTITY);
      const customers = deleted.map(({ customer_id }) => customer_id);
      await deleteUnbookedCustomers(transaction, sql`id = ANY(${customers}::bigint[])`);
      return files.rows.map(({ id }) => id);
    },
    actor,
  );
  await deletePrivateFiles(documentStore, files);
}

/** Waits for payments that are being recorded, which lock the booking too. Money may still come for what was tried online. */
async function refusePaid(transaction: Database, ids: readonly number[]): Promise<void> {
  await sql`SELECT FROM bookings WHERE id = ANY(${[...ids]}) ORDER BY id FOR UPDATE`.execute(transaction);
  const { rows } = await sql`
    SELECT booking_id FROM payments WHERE booking_id = ANY(${[...ids]})
    UNION SELECT booking_id FROM payment_orders WHERE booking_id = ANY(${[...ids]}) LIMIT 1`.execute(transaction);
  if (rows.length === 0) return;
  throw new ApiProblem(409, { type: 'booking_paid' }, 'A booking with payments cannot be deleted. It can be canceled.');
}

/** Invoices stay, with their numbers without gaps. @throws ApiProblem 409 `booking_invoiced` */
async function refuseInvoiced(transaction: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`
    SELECT FROM documents WHERE booking_id = ANY(${[...ids]}::bigint[]) AND kind = 'invoice' LIMIT 1`.execute(
    transaction,
  );
  if (rows.length === 0) return;
  throw new ApiProblem(
    409,
    { type: 'booking_invoiced' },
    'A booking with an invoice cannot be deleted. Cancel it instead.',
  );
}
