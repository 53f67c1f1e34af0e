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

/** Formats the time between two times of one day, `HH:mm`, in minutes, from an hour on in hours: `11 hr`. */
export function formatDuration(from: string, to: string, locale: LocaleCode): string {
  const minutes = (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / 60_000;
  const [amount, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}
