import { type LocaleCode, numberLanguage } from 'shared-kit/domain';

const MINUTE_MS = 60_000;

/** Returns the time since an instant in whole minutes, from an hour on in hours, from a day and a half on in days. */
export function ageOf(
  isoTimestamp: string,
  now: Date,
): { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(isoTimestamp)) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return { count: minutes, unit: 'minute' };
  return hours < 36 ? { count: hours, unit: 'hour' } : { count: Math.round(hours / 24), unit: 'day' };
}

/** Formats how long ago an instant was: `26h ago`. */
export function formatAgo(isoTimestamp: string, now: Date, locale: LocaleCode): string {
  const { count, unit } = ageOf(isoTimestamp, now);
  if (unit === 'day') return formatDaysAgo(count, locale);
  // Of the short ones "26 hr. ago" alone is no common writing.
  const style = locale === 'en' && unit === 'hour' ? 'narrow' : 'short';
  return new Intl.RelativeTimeFormat(numberLanguage(locale), { style }).format(-count, unit);
}

/** Formats a number of days in the past: `3 days ago`. */
export function formatDaysAgo(days: number, locale: LocaleCode): string {
  return new Intl.RelativeTimeFormat(numberLanguage(locale)).format(-days, 'day');
}

/** Formats the time between two times of one day, `HH:mm`, in minutes, from an hour on in hours: `11 hr`. */
export function formatDuration(from: string, to: string, locale: LocaleCode): string {
  const minutes = (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / 60_000;
  const [amount, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return new Intl.NumberFormat(numberLanguage(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}
