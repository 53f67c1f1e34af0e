import {
  askedCountries,
  assumedCountries,
  countryNames,
  isInternational,
  type PhoneCountry,
  reachedNumber,
  withCallingCode,
} from './phone-countries.ts';

test.each([
  ['06 12 34 56 78', 'fr', ['MA', 'FR']],
  ['06 12 34 56 78', 'en', ['MA']],
  ['06 12 34 56 78', 'ar', ['MA']],
  ['06 12 34 56 78', undefined, ['MA']],
  ['06 12 34 56 78', 'es', ['MA']],
  ['01 23 45 67 89', 'fr', ['FR']],
  ['0522 123 456 ext. 12', 'es', ['MA']],
  ['612 345 678', 'es', ['ES']],
  ['612 345 678', 'en', ['MA']],
  ['612 345 678', 'fr', ['MA', 'FR']],
  ['212 612 345 678', 'fr', ['MA']],
  ['33 6 12 34 56 78', 'fr', ['FR']],
  ['33 6 12 34 56 78', 'en', []],
  ['+33 6 12 34 56 78', 'fr', []],
  ['0033 6 12 34 56 78', 'fr', []],
  ['0412345678', 'en', []],
  ['12345', 'fr', []],
] as const)('%s, typed on a page in %s, may be of %j', (phone, locale, countries) => {
  expect(assumedCountries(phone, locale)).toEqual(countries);
});

test.each([
  ['06 12 34 56 78', 'fr', ['fr'], ['MA', 'FR']],
  ['06 12 34 56 78', 'fr', ['fr-CH', 'fr'], ['MA', 'FR', 'CH']],
  ['06 12 34 56 78', 'en', ['en-US', 'en'], []],
  ['06 12 34 56 78', 'en', ['fr', 'en'], ['MA', 'FR']],
  ['06 12 34 56 78', 'en', ['nl-BE', 'nl'], ['MA', 'NL']],
  ['06 12345678', 'ar', ['ar-SA'], []],
  ['050 123 4567', 'ar', ['ar-SA'], ['MA', 'SA']],
  ['612 345 678', 'es', ['es-ES'], []],
  ['612 345 678', 'en', ['es-ES', 'en-US'], ['ES']],
  ['(415) 555-2671', 'en', ['en-US'], ['US']],
  ['07700 900142', 'en', ['en-GB'], ['GB']],
  ['07700 900142', 'en', ['C', 'not a tag', ''], []],
  ['+33 6 12 34 56 78', 'fr', ['fr'], []],
] as const)(
  '%s, typed on a page in %s in a browser with %j, is asked about: %j',
  (phone, locale, languages, countries) => {
    expect(askedCountries(phone, locale, languages)).toEqual(countries);
  },
);

test.each([
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['0612345678', 'MA', '+212 612345678'],
  ['(06) 12 34 56 78', 'FR', '+33 (6) 12 34 56 78'],
  ['6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['33 6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['612 345 678', 'ES', '+34 612 345 678'],
  ['31 234 5678', 'NL', '+31 31 234 5678'],
  ['06 1234 5678', 'IT', '+39 06 1234 5678'],
  ['(415) 555-2671 ext. 12', 'US', '+1 (415) 555-2671 ext. 12'],
] as const)('%s of %s is %s', (phone, country: PhoneCountry, number) => {
  expect(withCallingCode(phone, country)).toBe(number);
  expect(isInternational(number)).toBe(true);
});

test.each([
  ['en', 'Morocco or France'],
  ['fr', 'Maroc ou France'],
  ['es', 'Marruecos o Francia'],
  ['ar', 'المغرب أو فرنسا'],
] as const)('countries have names in %s', (locale, names) => {
  expect(countryNames(['MA', 'FR'], locale)).toBe(names);
});

test.each([
  ['+33 6 12 34 56 78', 'fr', '+33612345678', '+33612345678'],
  ['06 12 34 56 78', undefined, '+212612345678', '+212612345678'],
  ['06 12 34 56 78', 'fr', '+212612345678', undefined],
  ['06 12 34 56 78', 'fr', undefined, undefined],
  ['612 345 678', 'es', '+34612345678', '+34612345678'],
  ['612 345 678', 'es', '+212612345678', undefined],
] as const)('a chat with %s (%s, %s) is with %s', (customerPhone, locale, customerPhoneE164, number) => {
  expect(reachedNumber({ customerPhone, customerPhoneE164, locale })).toBe(number);
});
