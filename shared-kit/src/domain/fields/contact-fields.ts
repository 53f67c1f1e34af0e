import type { EntityOf, TextFieldDefinition } from './entity-fields.ts';
import { normalizeEmail, normalizeLine, normalizePhone } from './normalize-typed-text.ts';
import type { FieldProblem } from './problem-types.ts';

/** The pattern of browsers for `type=email`, plus a dot in the domain; rejects spaces, commas and line ends. */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";
export const MAX_EMAIL_LENGTH = 254;

/** At least five digits with the usual separators, an optional `+` in front, an optional extension at the end. */
const PHONE_PATTERN = '^(?=(?:[^0-9]*[0-9]){5})\\+?[ (]{0,2}[0-9][0-9 ().\\-/]{3,}(?: ext\\. [0-9]{1,7})?$';

/** A letter that can be seen. */
const NAME_PATTERN = '\\p{L}';

/** A field of the booking form: a column of the booking, and an input. */
export interface ContactField extends TextFieldDefinition {
  readonly normalize: (text: string) => string;
  /** Attributes of the `<input>`. */
  readonly input: {
    readonly type: 'text' | 'email' | 'tel';
    readonly inputMode: 'text' | 'email' | 'tel';
    readonly autoComplete: string;
    readonly autoCapitalize: 'words' | 'characters' | 'sentences' | 'none';
  };
}

const CONTACT = {
  type: 'text',
  readBy: 'customer',
  writtenBy: 'creator',
  personal: true,
  normalize: normalizeLine,
} as const;

/** The visitor's contact details, in the order of the form (docs/rules.md#contact-details). */
export const CONTACT_FIELDS = {
  customerName: {
    ...CONTACT,
    column: 'customer_name',
    minLength: 1,
    maxLength: 120,
    pattern: NAME_PATTERN,
    input: { type: 'text', inputMode: 'text', autoComplete: 'name', autoCapitalize: 'words' },
    example: 'Amélie Laurent',
  },
  customerEmail: {
    ...CONTACT,
    column: 'customer_email',
    optionalForStaff: true,
    normalize: normalizeEmail,
    minLength: 3,
    maxLength: MAX_EMAIL_LENGTH,
    pattern: EMAIL_PATTERN,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
    example: 'amelie@example.com',
  },
  customerPhone: {
    ...CONTACT,
    column: 'customer_phone',
    optionalForStaff: true,
    normalize: normalizePhone,
    minLength: 5,
    maxLength: 40,
    pattern: PHONE_PATTERN,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoCapitalize: 'none' },
    example: '+33 1 99 00 10 21',
  },
  driverLicense: {
    ...CONTACT,
    column: 'driver_license',
    optionalForStaff: true,
    minLength: 1,
    maxLength: 60,
    input: { type: 'text', inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
    example: 'X-1234',
  },
} as const satisfies Readonly<Record<string, ContactField>>;

export type Contact = EntityOf<typeof CONTACT_FIELDS>;
export type ContactFieldName = keyof typeof CONTACT_FIELDS;
/** Every field as text, empty ones too, as in the form. */
export type ContactTexts = Readonly<Record<ContactFieldName, string>>;
/** Problem of a field's text. */
export type ContactProblem = Extract<
  FieldProblem,
  { readonly type: 'required' | 'too_long' | 'too_short' | 'malformed' }
>;
export type ContactProblems = { readonly [Name in ContactFieldName]?: ContactProblem };

/** Name and definition of each field, in the order of the form. */
export const CONTACT_FIELD_LIST = Object.entries(CONTACT_FIELDS) as readonly (readonly [
  ContactFieldName,
  ContactField,
])[];

/** Returns a contact as the texts of a form, with empty ones for what it lacks. */
export function toContactTexts(contact: Readonly<Partial<Record<ContactFieldName, unknown>>>): ContactTexts {
  const texts = CONTACT_FIELD_LIST.map(([name]) => {
    const text = contact[name];
    return [name, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(texts);
}

/** Returns the contact as it is stored: normalized, without empty optional fields. */
export function normalizeContact(texts: Readonly<Partial<Record<ContactFieldName, string | undefined>>>): Contact {
  const kept = CONTACT_FIELD_LIST.map(([name, field]) => [name, field.normalize(texts[name] ?? ''), field] as const);
  const contact = kept.filter(([, text, { optional }]) => text !== '' || !optional).map(([name, text]) => [name, text]);
  return Object.fromEntries(contact) as Contact;
}

/** Returns the problems of the invalid fields. */
export function findContactProblems(
  texts: Readonly<Partial<Record<ContactFieldName, string | undefined>>>,
): ContactProblems {
  const problems: { [Name in ContactFieldName]?: ContactProblem } = {};
  for (const [name, field] of CONTACT_FIELD_LIST) {
    const problem = findProblem(field, field.normalize(texts[name] ?? ''));
    if (problem) problems[name] = problem;
  }
  return problems;
}

function findProblem(
  { optional, minLength = 0, maxLength, pattern }: ContactField,
  text: string,
): ContactProblem | undefined {
  if (text === '') return optional ? undefined : { type: 'required' };
  if (text.length > maxLength) return { type: 'too_long', maximum: maxLength };
  if (text.length < minLength) return { type: 'too_short', minimum: minLength };
  return pattern && !new RegExp(pattern, 'u').test(text) ? { type: 'malformed' } : undefined;
}
