import type { LocaleCode } from '../locale.ts';
import { phoneDigits } from './normalize-typed-text.ts';

interface NumberingPlan {
  readonly callingCode: string;
  /** Digit in front of a number that is dialled within the country; empty where there is none. */
  readonly trunk: '0' | '';
  /** Regular expression of the digits that follow the calling code or the trunk digit. */
  readonly digits: string;
}

/** Numbers of the countries that most customers come from, as they are dialled within the country. */
export const PHONE_COUNTRIES = {
  MA: { callingCode: '212', trunk: '0', digits: '[5-8]\\d{8}' },
  AE: { callingCode: '971', trunk: '0', digits: '5\\d{8}' },
  AT: { callingCode: '43', trunk: '0', digits: '6\\d{8,10}|[2-57]\\d{6,9}' },
  BE: { callingCode: '32', trunk: '0', digits: '4\\d{8}|[1-9]\\d{7}' },
  CA: { callingCode: '1', trunk: '', digits: '[2-9]\\d\\d[2-9]\\d{6}' },
  CH: { callingCode: '41', trunk: '0', digits: '[2-9]\\d{8}' },
  DE: { callingCode: '49', trunk: '0', digits: '1[5-7]\\d{8,9}|[2-9]\\d{6,9}' },
  DK: { callingCode: '45', trunk: '', digits: '[2-9]\\d{7}' },
  DZ: { callingCode: '213', trunk: '0', digits: '[5-7]\\d{8}' },
  EG: { callingCode: '20', trunk: '0', digits: '1[0125]\\d{8}' },
  ES: { callingCode: '34', trunk: '', digits: '[6-9]\\d{8}' },
  FR: { callingCode: '33', trunk: '0', digits: '[1-9]\\d{8}' },
  GB: { callingCode: '44', trunk: '0', digits: '[1-37]\\d{9}' },
  IE: { callingCode: '353', trunk: '0', digits: '8\\d{8}|1\\d{7}' },
  IL: { callingCode: '972', trunk: '0', digits: '5\\d{8}' },
  IT: { callingCode: '39', trunk: '', digits: '3\\d{8,9}|0\\d{7,10}' },
  KW: { callingCode: '965', trunk: '', digits: '[569]\\d{7}' },
  NL: { callingCode: '31', trunk: '0', digits: '[1-7]\\d{8}' },
  NO: { callingCode: '47', trunk: '', digits: '[49]\\d{7}' },
  PL: { callingCode: '48', trunk: '', digits: '[4-8]\\d{8}' },
  PT: { callingCode: '351', trunk: '', digits: '[29]\\d{8}' },
  QA: { callingCode: '974', trunk: '', digits: '[3-7]\\d{7}' },
  RO: { callingCode: '40', trunk: '0', digits: '[237]\\d{8}' },
  SA: { callingCode: '966', trunk: '0', digits: '5\\d{8}' },
  SE: { callingCode: '46', trunk: '0', digits: '7\\d{8}' },
  TN: { callingCode: '216', trunk: '', digits: '[2-57-9]\\d{7}' },
  TR: { callingCode: '90', trunk: '0', digits: '5\\d{9}' },
  US: { callingCode: '1', trunk: '', digits: '[2-9]\\d\\d[2-9]\\d{6}' },
} as const satisfies Readonly<Record<string, NumberingPlan>>;

/** ISO 3166 code. */
export type PhoneCountry = keyof typeof PHONE_COUNTRIES;

/** The agency's country. */
const HOME: PhoneCountry = 'MA';

/** Country of a language besides the agency's; several speak English and Arabic. */
const COUNTRY_OF_LOCALE: { readonly [Code in LocaleCode]?: PhoneCountry } = { fr: 'FR', es: 'ES' };

/** Returns whether a normalized phone number has a country code. */
export function isInternational(phone: string): boolean {
  return /^(?:\+|00)/.test(phone);
}

/**
 * Returns the countries of which a normalized phone number may be that was typed without a country code: the agency's,
 * and that of the customer's language (docs/rules.md#country-of-a-phone-number). Empty for an international number, and
 * for one that is possible in neither.
 */
export function assumedCountries(phone: string, locale: LocaleCode | undefined): readonly PhoneCountry[] {
  const other = locale && COUNTRY_OF_LOCALE[locale];
  return findCountries(phone, other ? [HOME, other] : [HOME]);
}

/**
 * Returns the countries that a customer is asked to choose from, with those of the browser's languages; empty when
 * `assumedCountries` leaves no doubt.
 * @param languages as in `navigator.languages`
 */
export function askedCountries(
  phone: string,
  locale: LocaleCode,
  languages: readonly string[],
): readonly PhoneCountry[] {
  const assumed = assumedCountries(phone, locale);
  const asked = findCountries(phone, [HOME, COUNTRY_OF_LOCALE[locale], ...languages.map(regionOf)]);
  return assumed.length === 1 && asked.length === 1 && assumed[0] === asked[0] ? [] : asked;
}

/** Returns a national number with the country's calling code. */
export function withCallingCode(phone: string, country: PhoneCountry): string {
  if (WRITINGS.find((writing) => matches(phone, country, writing)) === 'coded') return `+${phone}`;
  const { callingCode, trunk } = PHONE_COUNTRIES[country];
  const number = trunk ? phone.replace(/^([ (]*)0/, '$1') : phone;
  return `+${callingCode} ${number.trim()}`;
}

/** Returns the names of countries in a language: `Morocco or France`. */
export function countryNames(countries: readonly PhoneCountry[], locale: LocaleCode): string {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    countries.map((country) => names.of(country) ?? country),
  );
}

/**
 * Returns the number of a booking that opens a chat with the customer, in E.164 format; undefined while its country is in
 * doubt. Bookings made with an older version may have the number of another country.
 */
export function reachedNumber({
  customerPhone,
  customerPhoneE164: number,
  locale,
}: PhoneOfBooking): string | undefined {
  const [country, ...others] = assumedCountries(customerPhone, locale);
  if (!country) return number;
  const isOfCountry = number?.startsWith(`+${PHONE_COUNTRIES[country].callingCode}`);
  return others.length === 0 && isOfCountry ? number : undefined;
}

export interface PhoneOfBooking {
  readonly customerPhone: string;
  readonly customerPhoneE164?: string | undefined;
  readonly locale?: LocaleCode | undefined;
}

function findCountries(phone: string, likely: readonly (PhoneCountry | undefined)[]): readonly PhoneCountry[] {
  if (isInternational(phone)) return [];
  const countries = [...new Set(likely.filter((country) => country !== undefined))];
  const isWritten = (writing: Writing) => countries.filter((country) => matches(phone, country, writing));
  return WRITINGS.map(isWritten).find(({ length }) => length > 0) ?? [];
}

/** As dialled within the country; without the trunk digit; with the calling code, without a plus. */
const WRITINGS = ['national', 'bare', 'coded'] as const;
type Writing = (typeof WRITINGS)[number];

function matches(phone: string, country: PhoneCountry, writing: Writing): boolean {
  const { callingCode, trunk, digits } = PHONE_COUNTRIES[country];
  const prefix = { national: trunk, bare: '', coded: callingCode }[writing];
  return new RegExp(`^${prefix}(?:${digits})$`).test(phoneDigits(phone));
}

/** Returns the country of a language tag: its region, or the one in which most people speak the language. */
function regionOf(tag: string): PhoneCountry | undefined {
  try {
    const { region = '' } = new Intl.Locale(tag).maximize();
    return Object.hasOwn(PHONE_COUNTRIES, region) ? (region as PhoneCountry) : undefined;
  } catch {
    // Browsers may report tags that are not well-formed, such as `en-US@posix`.
    return undefined;
  }
}
