import type { LocaleCode } from 'shared-kit/domain';

const HOUR_MS = 3_600_000;

/** Formats how long ago an instant was, in minutes, from an hour on in hours, from two days on in days: `26 hr. ago`. */
export function formatAgo(isoTimestamp: string, now: Date, locale: LocaleCode): string {
  const hours = (now.getTime() - new Date(isoTimestamp).getTime()) / HOUR_MS;
  if (hours >= 48) return formatDaysAgo(Math.floor(hours / 24), locale);
  const format = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { style: 'short' });
  return hours >= 1
    ? format.format(-Math.floor(hours), 'hour')
    : format.format(-Math.max(0, Math.floor(hours * 60)), 'minute');
}

/** Formats a number of days in the past: `3 days ago`. */
export function formatDaysAgo(days: number, locale: LocaleCode): string {
  return new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`).format(-days, 'day');
}
