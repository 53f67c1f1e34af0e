import { findContactErrors, findContactProblems, normalizeContact } from './contact-fields.ts';

const contact = {
  customerName: 'Amina El Fassi',
  customerEmail: 'amina@example.com',
  customerPhone: '+212 (6) 12-34.56',
  driverLicense: 'B 123456',
};

test('a complete contact has no errors', () => {
  expect(findContactErrors(contact)).toEqual({});
});

test('every empty required field has an error', () => {
  const blank = { customerName: ' ', customerEmail: '', customerPhone: '\t', driverLicense: '' };
  expect(Object.keys(findContactErrors(blank))).toEqual(Object.keys(contact));
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
  expect(Object.keys(findContactErrors({ ...contact, [field]: value }))).toEqual([field]);
});

test('the maximum length matches the error message', () => {
  expect(findContactErrors({ ...contact, customerName: 'x'.repeat(120) })).toEqual({});
  expect(findContactErrors({ ...contact, customerName: 'x'.repeat(121) })).toEqual({
    customerName: 'Please keep this to 120 characters.',
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
  expect(findContactErrors({ ...contact, [field]: value })).toEqual({ [field]: text });
});
