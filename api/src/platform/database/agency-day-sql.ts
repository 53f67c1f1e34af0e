import { type RawBuilder, sql } from 'kysely';
import { type AgencyTimeZone, listZoneOffsets } from 'shared-kit/domain';

/** The agency's time zone, and the time. */
export interface AgencyClock {
  readonly timeZone: AgencyTimeZone;
  /** The current instant. Offsets of a named zone are known from some years before it to some after. */
  readonly now: Date;
}

/** The offsets that were listed last: listing those of a named zone takes tens of milliseconds. */
let listed: { readonly key: string; readonly offsets: string } | undefined;

/** Returns the offsets of a zone, listed once a day for a named one. */
function offsetsOf({ timeZone, now }: AgencyClock): string {
  if (timeZone.includes(' ')) return timeZone;
  const key = `${timeZone} ${now.toISOString().slice(0, 10)}`;
  if (listed?.key !== key) listed = { key, offsets: listZoneOffsets(timeZone, now) ?? timeZone };
  return listed.offsets;
}

/**
 * Returns the day of the agency's clock of an instant, in SQL. The database's own time zone data is not asked: it may be of
 * another year.
 */
export function agencyDaySql(instant: RawBuilder<unknown>, clock: AgencyClock): RawBuilder<unknown> {
  const [first, ...changes] = offsetsOf(clock).split(' ');
  let offset = sql`${first}::interval`;
  for (let at = 0; at < changes.length; at += 2)
    offset = sql`CASE WHEN ${instant} < ${`${changes[at]}Z`}::timestamptz THEN ${offset} ELSE ${changes[at + 1]}::interval END`;
  return sql`(${instant} AT TIME ZONE 'UTC' + ${offset})::date`;
}
