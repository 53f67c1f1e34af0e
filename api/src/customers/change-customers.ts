import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { CalendarDay } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { entityChanged, noSuchEntity } from '../platform/http/problems.ts';
import { CUSTOMERS_ENTITY } from './customers-entity.ts';

type Work = Transaction<Schema>;
interface By {
  readonly account: number;
  readonly now: Date;
}

/**
 * Merges a customer into another: both are read as one, and each booking keeps its own (docs/rules.md#merging-customers).
 * @throws ApiProblem 404, 409 `entity_changed` when one of them was merged meanwhile
 */
export async function mergeCustomers(transaction: Work, id: number, into: number): Promise<void> {
  const found = await lockCustomers(transaction, [id, into]);
  if (id === into || found.some((one) => one.root_id !== one.id)) throw entityChanged();
  await transaction.updateTable('customers').set({ merged_into: into }).where('id', '=', id).execute();
  await transaction.updateTable('customers').set({ root_id: into }).where('root_id', '=', id).execute();
  await refreshFlags(transaction, [into]);
}

/** Undoes a merge, with what was merged into the customer before. Without an effect for one that is not merged. */
export async function unmergeCustomer(transaction: Work, id: number): Promise<void> {
  const [found] = await lockCustomers(transaction, [id]);
  await transaction.updateTable('customers').set({ merged_into: null }).where('id', '=', id).execute();
  await sql`
    WITH RECURSIVE part AS (
      SELECT ${id}::bigint AS id UNION SELECT customers.id FROM customers JOIN part ON merged_into = part.id
    )
    UPDATE customers SET root_id = ${id} FROM part WHERE customers.id = part.id`.execute(transaction);
  await refreshFlags(transaction, [id, Number(found?.root_id)]);
}

/** Keeps that two customers are not the same: neither is suggested for the other again (docs/rules.md#merging-customers). @throws ApiProblem 404 */
export async function setApart(transaction: Work, id: number, from: number, { account, now }: By): Promise<void> {
  await lockCustomers(transaction, [id, from]);
  if (id === from) throw entityChanged();
  await transaction
    .insertInto('customers_apart')
    .values({
      ...{ one: Math.min(id, from), other: Math.max(id, from) },
      ...{ created_at: now.toISOString(), created_by: account },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws ApiProblem 404, 409 `entity_changed` when the customer is flagged already */
export async function flagCustomer(
  transaction: Work,
  id: number,
  { reason, reviewOn }: { readonly reason: string; readonly reviewOn?: CalendarDay | undefined },
  { account, now }: By,
): Promise<void> {
  const [found] = await lockCustomers(transaction, [id]);
  if (found?.flagged) throw entityChanged();
  await transaction
    .insertInto('customer_flags')
    .values({
      ...{ customer_id: id, reason, review_on: reviewOn ?? null, created_by: account },
      created_at: now.toISOString(),
      ...{ lifted_at: null, lifted_by: null, lift_reason: null },
    })
    .execute();
  await refreshFlags(transaction, [Number(found?.root_id)]);
}

/** Sets when the flags of a customer, and of those merged into it, are reviewed next; never without a day. @throws ApiProblem 404 */
export async function planReview(transaction: Work, id: number, reviewOn: CalendarDay | undefined): Promise<void> {
  const [found] = await lockCustomers(transaction, [id]);
  const members = transaction.selectFrom('customers').select('id').where('root_id', '=', Number(found?.root_id));
  await transaction
    .updateTable('customer_flags')
    .set({ review_on: reviewOn ?? null })
    .where('lifted_at', 'is', null)
    .where('customer_id', 'in', members)
    .execute();
}

/** Lifts the flags of a customer, and of those merged into it. They stay in the customer's history. */
export async function liftFlags(transaction: Work, id: number, reason: string, { account, now }: By): Promise<void> {
  const [found] = await lockCustomers(transaction, [id]);
  const members = await transaction
    .selectFrom('customers')
    .select('id')
    .where('root_id', '=', Number(found?.root_id))
    .execute();
  const ids = members.map((member) => member.id);
  await transaction
    .updateTable('customer_flags')
    .set({ lifted_at: now.toISOString(), lifted_by: account, lift_reason: reason })
    .where('lifted_at', 'is', null)
    .where('customer_id', 'in', ids)
    .execute();
  await refreshFlags(transaction, ids);
}

/** @throws ApiProblem 404 unless all are there */
async function lockCustomers(transaction: Work, ids: readonly number[]) {
  const found = await transaction
    .selectFrom('customers')
    .select(['id', 'root_id', 'flagged'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length < new Set(ids).size) throw noSuchEntity(CUSTOMERS_ENTITY);
  return found;
}

/** Writes which customers are flagged, from the flags of all that are merged into them. */
export async function refreshFlags(transaction: Work, roots: readonly number[]): Promise<void> {
  await sql`
    UPDATE customers SET flagged = EXISTS (
      SELECT FROM customer_flags JOIN customers AS member ON member.id = customer_id
      WHERE member.root_id = customers.id AND lifted_at IS NULL
    ) WHERE id = ANY(${[...roots]}::bigint[])`.execute(transaction);
}

/** @throws ApiProblem 404, 409 `booking_open` when one is merged, or has a booking: such are erased instead */
export async function removeCustomers(transaction: Work, ids: readonly number[]): Promise<void> {
  await lockCustomers(transaction, ids);
  const { rows } = await sql`
    SELECT FROM customers AS member WHERE (id = ANY(${[...ids]}::bigint[]) OR root_id = ANY(${[...ids]}::bigint[]))
      AND (root_id <> id OR EXISTS (SELECT FROM bookings WHERE customer_id = member.id)) LIMIT 1`.execute(transaction);
  if (rows.length > 0)
    throw new ApiProblem(409, { type: 'booking_open' }, 'A customer with bookings is not deleted but erased');
  await transaction
    .deleteFrom('customers')
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Deletes those of some customers who came with a booking, have none and are not flagged (docs/rules.md#customers).
 * @param some condition on `customers`
 */
export async function deleteUnbookedCustomers(transaction: Work, some: RawBuilder<unknown>): Promise<number> {
  const unbooked = sql`created_by IS NULL AND NOT flagged AND root_id = id
    AND NOT EXISTS (SELECT FROM customers AS merged WHERE merged.root_id = customers.id AND merged.id <> customers.id)
    AND NOT EXISTS (SELECT FROM bookings WHERE customer_id = customers.id)`;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM customers WHERE ${some} AND ${unbooked} ORDER BY id FOR UPDATE`.execute(transaction);
  if (rows.length === 0) return 0;
  // Looks again, now that nobody books for them: somebody may have while the lock was waited for.
  const { numAffectedRows } = await sql`
    DELETE FROM customers WHERE id = ANY(${rows.map(({ id }) => id)}::bigint[]) AND ${unbooked}`.execute(transaction);
  return Number(numAffectedRows);
}

/**
 * Deletes the customers of requests that did not become a booking, because another one was faster; not by reading all customers:
 * those of the last week. @returns their number
 */
export async function deleteLeftCustomers(database: Database, now: Date): Promise<number> {
  const day = sql`${now.toISOString()}::timestamptz`;
  const recent = sql`created_at BETWEEN ${day} - interval '8 days' AND ${day} - interval '1 day'`;
  return await inTransaction(database, async (transaction) => await deleteUnbookedCustomers(transaction, recent));
}
