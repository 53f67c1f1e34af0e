import { findContactProblems, normalizeContact, toContactTexts } from './contact-fields.ts';
import { describeContactProblem } from './describe-contact-problem.ts';

const contact = {
  customerName: 'Amina El Fassi',
  customerEmail: 'amina@example.com',
  customerPhone: '+212 (6) 12-34.56',
  driverLicense: 'B 123456',
};

test('a complete contact has no problems', () => {
  expect(findContactProblems(contact)).toEqual({});
});

test('what a contact lacks is an empty text of its form', () => {
  const { driverLicense: _, ...others } = contact;
  expect(toContactTexts({ ...others, driverLicense: undefined })).toMatchObject({ ...contact, driverLicense: '' });
});

test('every empty required field has a problem', () => {
  const blank = { customerName: ' ', customerEmail: '', customerPhone: '\t', driverLicense: '' };
  expect(Object.keys(findContactProblems(blank))).toEqual(Object.keys(contact));
});

test.each([
  ['customerEmail', 'amina@example'],
  ['customerEmail', 'a@b.com,c@d.com'],
  ['customerEmail', 'a@b.com\nBcc: c@d.com'],
  ['customerEmail', 'name@exa mple.com'],
  ['customerPhone', 'call me'],
  ['customerPhone', '123'],
  ['customerName', 'x'.repeat(121)],
] as const)('%s "%s" is refused, and nothing else', (field, value) => {
  expect(Object.keys(findContactProblems({ ...contact, [field]: value }))).toEqual([field]);
});

test('a text of the maximum length is accepted, and one more character is not', () => {
  expect(findContactProblems({ ...contact, customerName: 'x'.repeat(120) })).toEqual({});
  expect(findContactProblems({ ...contact, customerName: 'x'.repeat(121) })).toEqual({
    customerName: { type: 'too_long', maximum: 120 },
  });
});

test('the texts of a contact are trimmed', () => {
  const typed = Object.fromEntries(Object.entries(contact).map(([field, text]) => [field, ` ${text}\t`]));
  expect(normalizeContact(typed)).toEqual(contact);
});

test.each([
  ['customerName', ' ', { type: 'required' }, 'Please enter your full name.'],
  ['customerName', 'x'.repeat(121), { type: 'too_long', maximum: 120 }, 'Please keep this to 120 characters.'],
  ['customerPhone', '123', { type: 'too_short', minimum: 5 }, 'This looks too short. Please check your phone number.'],
  [
    'customerEmail',
    'amina@example',
    { type: 'malformed' },
    'This does not look like an email address, for example name@example.com.',
  ],
] as const)('%s "%s" is the problem %j, in English: %s', (field, value, problem, text) => {
  expect(findContactProblems({ ...contact, [field]: value })).toEqual({ [field]: problem });
  expect(describeContactProblem(field, problem)).toBe(text);
});
