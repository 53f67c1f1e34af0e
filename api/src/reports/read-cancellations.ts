import { sql } from 'kysely';
import { type DateRange, NOTICE_STEPS, type Report, type ReportTotals } from 'shared-kit/domain';
import { agencyDaySql } from '../platform/database/agency-day-sql.ts';
import type { Database } from '../platform/database/database.ts';
import { instantsOf, type ReportOptions, readJson } from './report-options.ts';

export type CancellationsReport = Pick<Report, 'notice' | 'lost'> & {
  readonly totals: Pick<ReportTotals, 'canceled' | 'lost' | 'lostAmount'>;
};

/** Returns how many rentals were canceled and how many requests were lost, by the history: docs/rules.md#reports. */
export async function readCancellations(
  database: Database,
  range: DateRange,
  options: ReportOptions,
): Promise<CancellationsReport> {
  const [begin, end] = instantsOf(range, options.timeZone);
  return await readJson<CancellationsReport>(
    database,
    sql`
    WITH ended AS (
      SELECT total_price AS amount, changes #>> '{status,0}' = 'requested' AS is_lost,
        CASE WHEN actor IN ('customer', 'lapsed') THEN actor ELSE 'staff' END AS by,
        greatest(pickup_date - ${agencyDaySql(sql`at`, options)}, 0) AS notice
      FROM audit_entries AS entries JOIN bookings ON bookings.id = entity_key::bigint
      WHERE entity = 'CarsBooking' AND changes #>> '{status,1}' = 'canceled' AND at >= ${begin} AND at < ${end} AND status = 'canceled'
        -- One that took place after all for a while was canceled by what came last.
        AND NOT EXISTS (
          SELECT FROM audit_entries AS later
          WHERE later.entity = 'CarsBooking' AND later.entity_key = entries.entity_key AND later.id > entries.id
            AND later.changes #>> '{status,1}' = 'canceled'
        )
    ), steps AS (
      SELECT days, lead(days) OVER (ORDER BY days) AS next FROM unnest(${[...NOTICE_STEPS]}::integer[]) AS days
    ), losses AS (
      SELECT by, count(*) AS requests, sum(amount) AS amount FROM ended WHERE is_lost GROUP BY by
    )
    SELECT json_build_object(
      'totals', json_build_object(
        'canceled', (SELECT count(*) FROM ended WHERE NOT is_lost),
        'lost', (SELECT count(*) FROM ended WHERE is_lost),
        'lostAmount', (SELECT coalesce(sum(amount), 0) FROM losses)
      ),
      'notice', (
        SELECT json_agg(json_build_object('days', days, 'canceled', (
          SELECT count(*) FROM ended WHERE NOT is_lost AND notice >= days AND (next IS NULL OR notice < next)
        )) ORDER BY days) FROM steps
      ),
      'lost', (
        SELECT coalesce(json_agg(json_build_object('by', by, 'requests', requests, 'amount', amount) ORDER BY requests DESC, by), '[]')
        FROM losses
      )
    )`,
  );
}
