import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { assumedCountries, isInternational, type LocaleCode } from 'shared-kit/domain';

/**
 * Returns a phone number in E.164 format, as telephones dial it; undefined for one that is not possible, or that was typed
 * without a country code and is possible in more than one likely country (docs/rules.md#country-of-a-phone-number).
 */
export function toE164(phone: string, locale?: LocaleCode): string | undefined {
  const [country, ...others] = assumedCountries(phone, locale);
  if (others.length > 0 || !(country || isInternational(phone))) return undefined;
  const options = { extract: false, ...(country && { defaultCountry: country }) };
  const number = parsePhoneNumberFromString(phone.replace(/^00/, '+'), options);
  return number?.isPossible() ? number.number : undefined;
}
