import { getCountryCallingCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { askedCountries, PHONE_COUNTRIES, type PhoneCountry, withCallingCode } from 'shared-kit/domain';
import { toE164 } from './to-e164.ts';

test.each([
  ['06 12 34 56 78', '+212612345678'],
  ['0612-345.678', '+212612345678'],
  ['612345678', '+212612345678'],
  ['212 612 345 678', '+212612345678'],
  ['+212 (0) 612 345 678', '+212612345678'],
  ['00212 612 345 678', '+212612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['+44 (0)7700 900142', '+447700900142'],
  ['+1 202-555-0143', '+12025550143'],
  ['+1 415 555 2671 ext. 12', '+14155552671'],
  ['0522 123 456 ext. 7', '+212522123456'],
  ['12345', undefined],
  ['0412345678', undefined],
  ['+999 12345678', undefined],
  ['+33 6 12 34 56 78 / +33 6 87 65 43 21', undefined],
])('%s is dialled as %s', (phone, number) => {
  expect(toE164(phone)).toBe(number);
});

test.each([
  ['06 12 34 56 78', 'fr', undefined],
  ['06 12 34 56 78', 'en', '+212612345678'],
  ['01 23 45 67 89', 'fr', '+33123456789'],
  ['612 345 678', 'es', '+34612345678'],
  ['+33 6 12 34 56 78', 'fr', '+33612345678'],
] as const)('%s, typed on a page in %s, is dialled as %s', (phone, locale, number) => {
  expect(toE164(phone, locale)).toBe(number);
});

test.each(Object.keys(PHONE_COUNTRIES) as PhoneCountry[])(
  'mobile numbers of %s are dialled with its code',
  (country) => {
    const example = getExampleNumber(country, examples);
    const phone = example?.formatNational() ?? '';
    const chosen = withCallingCode(phone, country);
    expect(PHONE_COUNTRIES[country].callingCode).toBe(String(getCountryCallingCode(country)));
    expect(toE164(chosen)).toBe(example?.number);
    expect(parsePhoneNumberFromString(phone, country)?.isValid()).toBe(true);
    if (country !== 'MA') expect(askedCountries(phone, 'ar', [`xx-${country}`])).toContain(country);
  },
);
