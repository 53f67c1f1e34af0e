import { type RawBuilder, sql } from 'kysely';
import { type AgencyTimeZone, addDays, agencyInstant, type CalendarDay, type DateRange } from 'shared-kit/domain';
import type { AgencyClock } from '../platform/database/agency-day-sql.ts';
import type { Database } from '../platform/database/database.ts';

export interface ReportOptions extends AgencyClock {
  /** The agency's. */
  readonly today: CalendarDay;
}

/** Returns the instants at which the first day of a period begins and its last one ends, in SQL. */
export function instantsOf(
  { from, to }: DateRange,
  timeZone: AgencyTimeZone,
): readonly [begin: RawBuilder<unknown>, end: RawBuilder<unknown>] {
  const instantOf = (day: CalendarDay) => sql`${agencyInstant(day, '00:00', timeZone).toISOString()}::timestamptz`;
  return [instantOf(from), instantOf(addDays(to, 1))];
}

/** Returns the one JSON value of a query that adds up many rows. */
export async function readJson<Value>(database: Database, query: RawBuilder<unknown>): Promise<Value> {
  return await database.transaction().execute(async (transaction) => {
    // Nothing of a year is written to temporary files, and no time is spent on compiling.
    await sql`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`.execute(transaction);
    const { rows } = await sql<{ value: Value }>`SELECT (${query}) AS value`.execute(transaction);
    return rows[0]?.value as Value;
  });
}
