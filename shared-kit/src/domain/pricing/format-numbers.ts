import type { LocaleCode } from '../locale.ts';
import { toCents } from './cents.ts';

const NBSP = '\u00A0';
const MINUS = '\u2212';
/** Separator of thousands and decimals. */
const SEPARATORS: Readonly<Record<LocaleCode, readonly [string, string]>> = {
  en: [',', '.'],
  fr: ['\u202F', ','],
  es: ['.', ','],
  ar: ['.', ','],
};

/**
 * Formats a price as the language writes it: `€1,240.50`, `1 240,50 €`. Latin digits in every language.
 * @param cents by default only where there are any
 */
export function formatPrice(
  amount: number,
  currencySign: string,
  locale: LocaleCode = 'en',
  cents: 'any' | 'always' = 'any',
): string {
  // Not with `Intl`, whose first use takes as long on a phone as rendering the rest of a list, and whose results differ
  // between versions.
  const [, point] = SEPARATORS[locale];
  const rounded = toCents(amount);
  const [units = '', fraction] = (Math.abs(rounded) / 100).toFixed(2).split('.');
  const sign = rounded < 0 ? MINUS : '';
  const number = groupDigits(units, locale) + (fraction === '00' && cents === 'any' ? '' : point + fraction);
  if (locale !== 'en') return sign + number + NBSP + currencySign;
  // `€42`, but `MAD 42`.
  return sign + currencySign + (/\p{L}\.?$/u.test(currencySign) ? NBSP : '') + number;
}

/** Formats a whole number: `12,400`, `12.400`. */
export function formatCount(count: number, locale: LocaleCode = 'en'): string {
  return groupDigits(count.toFixed(0), locale);
}

function groupDigits(digits: string, locale: LocaleCode): string {
  // Spanish groups from five digits on.
  if (locale === 'es' && digits.length < 5) return digits;
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, SEPARATORS[locale][0]);
}

/** Formats a number with one decimal, as ratings have: `4.8`, `4,8`. */
export function formatRating(rating: number, locale: LocaleCode = 'en'): string {
  return rating.toFixed(1).replace('.', SEPARATORS[locale][1]);
}
