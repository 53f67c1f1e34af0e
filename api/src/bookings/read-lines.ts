import type { QuoteLine } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';

/** Returns the lines of a booking, in their order. */
export async function readLines(database: Database, id: number): Promise<readonly QuoteLine[]> {
  const lines = await database
    .selectFrom('booking_lines')
    .select(['kind', 'code', 'label', 'names', 'quantity', 'unit_amount as unitAmount', 'amount'])
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute();
  return lines.map(
    ({ code, names, ...line }) => ({ ...line, ...(code && { code }), ...(names && { names }) }) as QuoteLine,
  );
}
