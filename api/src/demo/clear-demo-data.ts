import { sql, type Transaction } from 'kysely';
import { deleteUnbookedCustomers } from '../customers/change-customers.ts';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_FLEET } from './demo-fleet.ts';

/** Deletes the cars and bookings of the first start that nobody changed into something else. */
export async function clearDemoData(transaction: Transaction<Schema>): Promise<void> {
  await transaction.deleteFrom('bookings').where('request_digest', '=', 'demo').execute();
  await deleteUnbookedCustomers(transaction, sql`TRUE`);
  await transaction
    .deleteFrom('cars')
    .where(
      'car_id',
      'in',
      DEMO_FLEET.map(({ CarId }) => CarId),
    )
    .where('car_id', 'not in', transaction.selectFrom('bookings').select('car_id'))
    .execute();
}
