import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Returns what the triggers of the tables would refuse: bookings whose lines are not their total, and deposits of which more was given
 * back or kept than was held.
 */
export async function findWrongSums(transaction: Transaction<Schema>): Promise<readonly string[]> {
  const has = async (table: string) => {
    const { rows } = await sql<{ found: string | null }>`SELECT to_regclass(${table}) AS found`.execute(transaction);
    return rows[0]?.found !== null;
  };
  const sums = (await has('booking_lines'))
    ? await sql<{ text: string }>`
        SELECT format('booking %s: lines of %s, total %s', id, coalesce(sum, 0), total_price) AS text
        FROM bookings LEFT JOIN (SELECT booking_id, sum(amount) AS sum FROM booking_lines GROUP BY 1) AS lines ON booking_id = id
        WHERE kind = 'rental' AND sum IS DISTINCT FROM total_price ORDER BY id LIMIT 100`.execute(transaction)
    : { rows: [] };
  const deposits = (await has('payments'))
    ? await sql<{ text: string }>`
        SELECT format('deposit %s: %s of %s given back or kept', used.hold_id, sum(used.amount), coalesce(held.amount, 0)) AS text
        FROM payments AS used
          LEFT JOIN payments AS held ON held.id = used.hold_id AND held.type = 'hold' AND held.voided_at IS NULL
            AND held.booking_id = used.booking_id
        WHERE used.hold_id IS NOT NULL AND used.voided_at IS NULL
        GROUP BY used.hold_id, held.amount HAVING sum(used.amount) > coalesce(held.amount, 0) LIMIT 100`.execute(
        transaction,
      )
    : { rows: [] };
  return [...sums.rows, ...deposits.rows].map(({ text }) => text);
}
