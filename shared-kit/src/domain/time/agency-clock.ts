import type { CalendarDay } from './calendar-day.ts';

/**
 * A fixed offset (`+00:00`, `-03:30`), an IANA name (`Europe/Paris`), or offsets with the instants from which they hold
 * (`+01:00 2026-09-20T00:00 +00:00`), which all platforms read in the same way (`listZoneOffsets`).
 */
export type AgencyTimeZone = string;

export const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

const DAY_MS = 86_400_000;

/** Returns whether a text is a fixed offset or a time zone that this platform supports. */
export function isAgencyTimeZone(zone: string): boolean {
  if (OFFSET.test(zone)) return Number(zone.slice(1, 3)) <= 14 && Number(zone.slice(4)) < 60;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Day and time in the agency's time zone. */
export interface AgencyTime {
  readonly day: CalendarDay;
  /** `HH:mm` */
  readonly time: string;
  /** Milliseconds since midnight. */
  readonly msOfDay: number;
}

/**
 * Returns day and time of an instant in the agency's time zone. The default zone is a fixed +00:00 and not `Africa/Casablanca`: Morocco left
 * UTC+1 on 20 September 2026, and time zone data older than that would be an hour wrong.
 */
export function agencyTime(now: Date, zone: AgencyTimeZone): AgencyTime {
  const shifted = new Date(now.getTime() + offsetMs(now, zone));
  const written = shifted.toISOString();
  return {
    day: written.slice(0, 10) as CalendarDay,
    time: written.slice(11, 16),
    msOfDay: ((shifted.getTime() % DAY_MS) + DAY_MS) % DAY_MS,
  };
}

export function agencyToday(now: Date, zone: AgencyTimeZone): CalendarDay {
  return agencyTime(now, zone).day;
}

/** Returns the instant at which the agency's clock shows this day and time, `HH:mm`. */
export function agencyInstant(day: CalendarDay, time: string, zone: AgencyTimeZone): Date {
  const wall = new Date(`${day}T${time}:00Z`).getTime();
  // The offset at the result, which may differ from that at the guess where clocks change.
  const guess = wall - offsetMs(new Date(wall), zone);
  return new Date(wall - offsetMs(new Date(guess), zone));
}

/** Returns the distance of the zone's clock to UTC. */
export function offsetMs(now: Date, zone: AgencyTimeZone): number {
  const fixed = OFFSET.exec(zone.includes(' ') ? findOffset(now, zone) : zone);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3]);
    return (fixed[1] === '-' ? -minutes : minutes) * 60_000;
  }
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
    now.getUTCMilliseconds(),
  );
  return wall - now.getTime();
}

/** Returns the offset that holds at an instant, of those with the instants from which they hold. */
function findOffset(now: Date, zone: AgencyTimeZone): string {
  const written = now.toISOString();
  const [first = '', ...changes] = zone.split(' ');
  let offset = first;
  for (let index = 0; index < changes.length && written >= (changes[index] ?? ''); index += 2)
    offset = changes[index + 1] ?? '';
  return offset;
}

/** Writes a distance to UTC as an offset, `+01:00`. */
export function writeOffset(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
