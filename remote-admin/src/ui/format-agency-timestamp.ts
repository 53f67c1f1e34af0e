import { type AgencyTimeZone, agencyTime, formatCalendarDay, formatTime, type LocaleCode } from 'shared-kit/domain';

/** Text between day and time. */
const SEPARATORS: Readonly<Record<LocaleCode, string>> = { en: ', ', fr: ' à ', es: ', ', ar: '، ' };

/** Formats a timestamp in the agency's time zone: `20 Nov 2026, 2:05 PM`. */
export function formatAgencyTimestamp(isoTimestamp: string, zone: AgencyTimeZone, locale: LocaleCode = 'en'): string {
  const { day, time } = agencyTime(new Date(isoTimestamp), zone);
  return formatCalendarDay(day, undefined, locale) + SEPARATORS[locale] + formatTime(time, locale);
}
