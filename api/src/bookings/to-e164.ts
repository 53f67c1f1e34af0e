import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number in E.164 format, as telephones dial it; undefined for one that is not possible. A number without
 * country code is Moroccan.
 */
export function toE164(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'MA', extract: false });
  return number?.isPossible() ? number.number : undefined;
}
