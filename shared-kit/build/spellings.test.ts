/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { APPLICATIONS } from '../testing/workspaces.ts';

const FOLDERS = ['shared-kit', ...APPLICATIONS, 'api'];

function readTexts(application: string) {
  const file = path.join(__dirname, '../..', application, 'texts/en.json');
  return Object.entries<{ readonly message: string }>(JSON.parse(readFileSync(file, 'utf8')));
}

const TEXTS = FOLDERS.flatMap(readTexts);

/** Spellings and words that the site does not use, each with what it says instead. */
const OTHERS: readonly (readonly [other: RegExp, instead: string])[] = [
  [/cancell(?!ation)/i, 'canceled'],
  [/licence/i, 'license'],
  [/colour|centre\b|favourite|organis|recognis/i, 'the American spelling'],
  [/day\(s\)/i, 'a plural: {days, plural, one {# day} other {# days}}'],
  [/\b(entry|release) date/i, 'pick-up, return'],
  [/\bimages?\b|\bphotos?\b/i, 'picture'],
];

/** Texts that are specified as they are, and the one that answers such a text. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'statusEmail.MESSAGES.canceled': 'Your booking has been cancelled as requested. We hope to welcome you another time.',
  'console.COMMON_TEXT.days': '{count} day(s)',
  'booking.CONFIRMATION_TEXT.days': '{count} day(s)',
  // Photographs, since drawings are pictures too.
  'car.GALLERY_TEXT.photos': '{count, plural, one {# photo of this car} other {# photos of this car}}',
  'bookings.COLUMN_TITLES.pickupDate': 'Entry Date',
  'bookings.COLUMN_TITLES.dropoffDate': 'Release Date',
  'fleet.IMAGE_TEXT.label': 'Image',
  'fleet.IMAGE_TEXT.change': 'Change Image',
  'fleet.IMAGE_TEXT.keep': 'Keep current image',
  'fleet.IMAGE_TEXT.uploaded': 'Image uploaded successfully!',
  'fleet.IMAGE_TEXT.noFile': 'Please select an image file',
  'fleet.IMAGE_TEXT.failed': 'Failed to upload image. Please try again.',
  'staff.STAFF_PROBLEM_TEXTS.fields.image_missing': 'Please select an image file',
};

test.each(OTHERS)('no text has %s, but %s', (other) => {
  const found = TEXTS.filter(([id, { message }]) => other.test(message) && SPECIFIED[id] !== message);
  expect(found.map(([id, { message }]) => `${id}: ${message}`)).toEqual([]);
});

test('the specified texts exist', () => {
  const texts = Object.fromEntries(TEXTS.map(([id, { message }]) => [id, message]));
  expect(texts).toMatchObject(SPECIFIED);
});

test.each(FOLDERS)('a sentence with a plural stands once in the texts of %s', (application) => {
  const messages = readTexts(application).map(([, { message }]) => message);
  const plurals = messages.filter((message) => message.includes(', plural,'));
  expect(plurals.filter((message, index) => plurals.indexOf(message) !== index)).toEqual([]);
});
