import type { Contact } from './entities.ts';

/** Length limits in characters, the same in the form and on the server. */
export const CONTACT_LIMITS: Readonly<Record<keyof Contact, { readonly min: number; readonly max: number }>> = {
  customerName: { min: 1, max: 120 },
  customerEmail: { min: 3, max: 254 },
  customerPhone: { min: 5, max: 40 },
  driverLicense: { min: 1, max: 60 },
};

/** As browsers check `type=email`, plus a dot in the domain; no spaces, commas or line ends can pass. */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";

/** Digits with the usual separators, an optional `+` in front. */
export const PHONE_PATTERN = '^\\+?[0-9][0-9 ().\\-/]{3,}$';

export type ContactErrors = Partial<Record<keyof Contact, string>>;

const LABELS: Readonly<Record<keyof Contact, string>> = {
  customerName: 'your full name',
  customerEmail: 'your email address',
  customerPhone: 'your phone number',
  driverLicense: "your driver's license number",
};

/** What is wrong with each field, in words for the person who typed it; empty when nothing is. */
export function findContactErrors(contact: Contact): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of Object.keys(LABELS) as (keyof Contact)[]) {
    const value = contact[field].trim();
    const { min, max } = CONTACT_LIMITS[field];
    if (value === '') errors[field] = `Please enter ${LABELS[field]}.`;
    else if (value.length > max) errors[field] = `Please keep this to ${max} characters.`;
    else if (value.length < min) errors[field] = `This looks too short. Please check ${LABELS[field]}.`;
  }
  if (!errors.customerEmail && !new RegExp(EMAIL_PATTERN).test(contact.customerEmail.trim()))
    errors.customerEmail = 'This does not look like an email address, for example name@example.com.';
  if (!errors.customerPhone && !new RegExp(PHONE_PATTERN).test(contact.customerPhone.trim()))
    errors.customerPhone = 'Please enter a phone number, with the country code if you can: +33 6 12 34 56 78.';
  return errors;
}
