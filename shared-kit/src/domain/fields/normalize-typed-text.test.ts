import { CODES, EMAILS, FLIGHTS, LINES, NO_NAMES, PHONES, PLATES } from '../../../testing/typed-texts.ts';
import { readConfirmationCode } from '../booking/confirmation-code.ts';
import { findPickupProblems, toPickupTexts } from '../booking/pickup-fields.ts';
import { findContactProblems } from './contact-fields.ts';
import { telephoneLink } from './contact-links.ts';
import { describeContactProblem } from './describe-contact-problem.ts';
import {
  normalizeCapitals,
  normalizeEmail,
  normalizeLine,
  normalizeNote,
  normalizePhone,
  phoneDigits,
} from './normalize-typed-text.ts';

test.each([
  ...PHONES.map((row) => [normalizePhone.name, normalizePhone, ...row] as const),
  ...EMAILS.map((row) => [normalizeEmail.name, normalizeEmail, ...row] as const),
  ...LINES.map((row) => [normalizeLine.name, normalizeLine, ...row] as const),
  ...[...PLATES, ...FLIGHTS].map((row) => [normalizeCapitals.name, normalizeCapitals, ...row] as const),
])('%s %#', (_, normalize, typed, text) => {
  expect(normalize(typed)).toBe(text);
  expect(normalize(text)).toBe(text);
});

const CONTACT = {
  customerName: 'Amélie Laurent',
  customerEmail: 'amelie@example.com',
  customerPhone: '+33 1 99 00 10 21',
  driverLicense: 'X-1234',
};

test('every writing is accepted in its field', () => {
  for (const [customerPhone] of PHONES) expect(findContactProblems({ ...CONTACT, customerPhone })).toEqual({});
  for (const [customerEmail] of EMAILS) expect(findContactProblems({ ...CONTACT, customerEmail })).toEqual({});
  for (const [driverLicense] of LINES) expect(findContactProblems({ ...CONTACT, driverLicense })).toEqual({});
  const pickup = toPickupTexts({ pickupPlace: 'airport' });
  for (const [flightNumber] of FLIGHTS) expect(findPickupProblems({ ...pickup, flightNumber })).toEqual({});
});

test.each(CODES)('%j is the code K7M-2QX', (typed) => {
  expect(readConfirmationCode(typed)).toBe('K7M-2QX');
});

test.each(NO_NAMES)('%j is no name, and the message says why', (customerName) => {
  const { customerName: problem } = findContactProblems({ ...CONTACT, customerName });
  if (!problem) throw new Error('The name was accepted');
  expect(describeContactProblem('customerName', problem)).toMatch(/^Please enter your (full name|name in letters)\.$/);
});

test.each(['call me', '1-800-FLOWERS', '06 12', '- - - - -', '+999', '06;12'])(
  '%j is no phone number',
  (customerPhone) => {
    expect(Object.keys(findContactProblems({ ...CONTACT, customerPhone }))).toEqual(['customerPhone']);
  },
);

test('the digits of a phone number are those before its extension', () => {
  expect(phoneDigits(normalizePhone('(0524) 12-34.56 x7'))).toBe('0524123456');
});

test('a digit of every script becomes one of 0 to 9', () => {
  const points = Array.from({ length: 0x1_fbff }, (_, index) => String.fromCodePoint(index)).filter((character) =>
    /\p{Nd}/u.test(character),
  );
  expect(points.length).toBeGreaterThan(600);
  expect(points.map(normalizeLine).join('')).toBe('0123456789'.repeat(points.length / 10));
});

test('free text keeps its emoji, and no character that turns the direction', () => {
  expect(normalizeNote('\u202e With  two\n👨‍👩‍👧 \u2067suitcases\u200f ½ ')).toBe('With two 👨‍👩‍👧 suitcases ½');
});

test('a long text takes no longer than its length', () => {
  for (const part of ['- ', ',', '\u200c', 'x', '+ ', '. ', '<', '@ ', 'ext. ', '#1'])
    for (const normalize of [normalizePhone, normalizeEmail, normalizeNote, normalizeCapitals])
      normalize(part.repeat(200_000));
});

test('a link dials a number without its extension', () => {
  expect(telephoneLink(normalizePhone('+1 (415) 555-2671 x12'))).toBe('tel:+14155552671');
});
