import { type AgencyTimeZone, OFFSET, offsetMs, writeOffset } from './agency-clock.ts';

const MINUTE_MS = 60_000;
/** Shorter than the time between two changes of a clock. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;
/** The years before and after an instant whose times people may see: the history, and rentals to come. */
const YEARS = { before: 5, after: 2 };

/**
 * Returns a named time zone as the offsets that this platform knows around an instant; undefined for a fixed offset.
 * Time zone data of servers and browsers are of different years, and may be an hour apart.
 */
export function listZoneOffsets(zone: AgencyTimeZone, around: Date): AgencyTimeZone | undefined {
  if (OFFSET.test(zone)) return undefined;
  const [from, to] = [new Date(around), new Date(around)];
  from.setUTCFullYear(from.getUTCFullYear() - YEARS.before);
  to.setUTCFullYear(to.getUTCFullYear() + YEARS.after);
  const offsetAt = (ms: number) => offsetMs(new Date(ms), zone);
  const begin = Math.floor(from.getTime() / MINUTE_MS) * MINUTE_MS;
  let offset = offsetAt(begin);
  const parts = [writeOffset(offset)];
  for (let ms = begin; ms < to.getTime(); ms += STEP_MS) {
    const next = offsetAt(ms + STEP_MS);
    if (next !== offset) parts.push(writeMinute(findChange(offsetAt, ms, ms + STEP_MS)), writeOffset(next));
    offset = next;
  }
  return parts.join(' ');
}

/** Returns the first minute after `from` with the offset of `to`. */
function findChange(offsetAt: (ms: number) => number, from: number, to: number): number {
  const next = offsetAt(to);
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === next) high = middle;
    else low = middle;
  }
  return high;
}

function writeMinute(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}
