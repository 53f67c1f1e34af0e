import { type RawBuilder, sql } from 'kysely';
import { type AgencyTimeZone, listZoneOffsets } from 'shared-kit/domain';

export interface AgencyClock {
  readonly timeZone: AgencyTimeZone;
  /** The offsets that are known around it are used. */
  readonly now: Date;
}

/**
 * Returns the day of the agency's clock of an instant, in SQL. The database's own time zone data is not asked: it may be of
 * another year.
 */
export function agencyDaySql(instant: RawBuilder<unknown>, { timeZone, now }: AgencyClock): RawBuilder<unknown> {
  const offsets = (timeZone.includes(' ') ? timeZone : (listZoneOffsets(timeZone, now) ?? timeZone)).split(' ');
  const [first, ...changes] = offsets;
  let offset = sql`${first}::interval`;
  for (let at = 0; at < changes.length; at += 2)
    offset = sql`CASE WHEN ${instant} < ${`${changes[at]}Z`}::timestamptz THEN ${offset} ELSE ${changes[at + 1]}::interval END`;
  return sql`(${instant} AT TIME ZONE 'UTC' + ${offset})::date`;
}
