import type { Transaction } from 'kysely';
import { isVoidable, toCents } from 'shared-kit/domain';
import type { Schema } from '../platform/database/schema.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { PAYMENTS } from './payments-table.ts';
import { readStoredPayments } from './read-payments.ts';
import { lockBooking } from './record-payment.ts';

/**
 * Takes a payment back that was recorded by mistake; a second call changes nothing.
 * @throws ApiProblem 404, 409 `payment_used`
 */
export async function voidPayment(
  transaction: Transaction<Schema>,
  id: string,
  { reason, account, now }: { readonly reason: string; readonly account: number; readonly now: Date },
): Promise<void> {
  const found = await transaction.selectFrom('payments').select('booking_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw noSuchEntity(PAYMENTS);
  await lockBooking(transaction, found.booking_id);
  const payments = await readStoredPayments(transaction, found.booking_id);
  if (payments.find((one) => one.id === id)?.voidedAt) return;
  if (
    !isVoidable(
      payments.map((one) => ({ ...one, amount: toCents(one.amount) })),
      id,
    )
  )
    throw new ApiProblem(409, { type: 'payment_used' }, 'Please void first what was given back or kept of it');
  await transaction
    .updateTable('payments')
    .set({ voided_at: now.toISOString(), voided_by: account, void_reason: reason })
    .where('id', '=', id)
    .execute();
}
