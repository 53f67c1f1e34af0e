import { type AgencyTimeZone, agencyTime, formatCalendarDay } from 'shared-kit/domain';

/** Formats a timestamp in the agency's time zone: `20 Nov 2026, 14:05`. */
export function formatAgencyTimestamp(isoTimestamp: string, zone: AgencyTimeZone): string {
  const { day, msOfDay } = agencyTime(new Date(isoTimestamp), zone);
  const minutes = Math.floor(msOfDay / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${formatCalendarDay(day)}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
