import { askedCountries, normalizePhone, type PhoneCountry } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';

/**
 * Returns the function that returns the countries to choose from for a phone number as it was typed, empty when there is no
 * doubt (docs/rules.md#country-of-a-phone-number). To be called in the browser only.
 */
export function useAskedCountries(): (typed: string) => readonly PhoneCountry[] {
  const { locale } = useHost();
  return (typed) => askedCountries(normalizePhone(typed), locale.code, navigator.languages);
}
