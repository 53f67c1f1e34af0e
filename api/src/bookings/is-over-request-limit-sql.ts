import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CalendarDay } from 'shared-kit/domain';
import type { Requester } from './requester.ts';

/**
 * Returns the SQL condition that a requester would have too many days open with another request of some days
 * (docs/rules.md#unanswered-requests). Requests of the same person wait for each other until the transaction ends.
 */
export function isOverRequestLimitSql(
  requester: Requester,
  allowed: readonly number[],
  days: number,
  today: CalendarDay,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`is_over_request_limit(${[...requester]}::text[], ${[...allowed]}::integer[], ${days}, ${today}::date)`;
}
