import { sql } from 'kysely';
import type { DateRange, Report, ReportTotals } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { hasBalance } from '../platform/database/has-balance-sql.ts';
import { instantsOf, type ReportOptions, readJson } from './report-options.ts';

export type SumsReport = Pick<Report, 'methods'> & {
  readonly totals: Pick<ReportTotals, 'received' | 'open' | 'owed' | 'held'>;
};

/** Returns what was received, and what is open and held: docs/rules.md#reports. */
export async function readSums(database: Database, range: DateRange, options: ReportOptions): Promise<SumsReport> {
  const [begin, end] = instantsOf(range, options.timeZone);
  const begins = sql`bookings.kind = 'rental' AND pickup_date >= ${range.from}::date AND pickup_date <= ${range.to}::date`;
  const flow = sql`CASE type WHEN 'refund' THEN -payments.amount ELSE payments.amount END`;
  const isMoneyIn = sql`type IN ('receipt', 'refund', 'capture')`;
  return await readJson<SumsReport>(
    database,
    sql`
    WITH charged AS (
      SELECT booking_id, sum(amount * 100)::bigint AS cents,
        coalesce(sum(amount * 100) FILTER (WHERE kind IN ('fine', 'toll', 'handling')), 0)::bigint AS fined
      FROM booking_charges
      WHERE NOT dropped AND booking_id IN (SELECT id FROM bookings WHERE ${begins}) GROUP BY booking_id
    ), balances AS (
      SELECT (CASE status WHEN 'canceled' THEN 0 ELSE total_price * 100 END)::bigint + coalesce(charged.cents, 0)
        - coalesce(sum((${flow} * 100)::bigint) FILTER (WHERE ${isMoneyIn} AND purpose IN ('rental', 'deposit')), 0)::bigint
        - least(coalesce(charged.fined, 0),
          coalesce(sum((${flow} * 100)::bigint) FILTER (WHERE ${isMoneyIn} AND purpose = 'fine'), 0)::bigint) AS open
      FROM bookings LEFT JOIN payments ON payments.booking_id = bookings.id AND voided_at IS NULL
        LEFT JOIN charged ON charged.booking_id = bookings.id
      WHERE ${begins}
      GROUP BY bookings.id, charged.booking_id, charged.cents, charged.fined
      HAVING ${hasBalance(options, sql`count(payments.id) > 0 OR charged.booking_id IS NOT NULL`)}
    ), owing AS (
      SELECT coalesce(sum(open) FILTER (WHERE open > 0), 0) / 100 AS open, coalesce(-sum(open) FILTER (WHERE open < 0), 0) / 100 AS owed
      FROM balances
    ), received AS (
      SELECT method, sum(${flow}) AS amount FROM payments
      WHERE voided_at IS NULL AND ${isMoneyIn} AND created_at >= ${begin} AND created_at < ${end} GROUP BY method
    )
    SELECT json_build_object(
      'totals', json_build_object(
        'open', (SELECT open FROM owing),
        'owed', (SELECT owed FROM owing),
        'received', (SELECT coalesce(sum(amount), 0) FROM received),
        'held', (
          SELECT coalesce(sum(CASE type WHEN 'hold' THEN amount ELSE -amount END), 0) FROM payments
          WHERE voided_at IS NULL AND type IN ('hold', 'release', 'capture') AND created_at < ${end}
        )
      ),
      'methods', (
        SELECT coalesce(json_agg(json_build_object('method', method, 'amount', amount) ORDER BY amount DESC, method), '[]') FROM received
      )
    )`,
  );
}
