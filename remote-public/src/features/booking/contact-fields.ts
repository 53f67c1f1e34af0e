import type { HTMLAttributes } from 'react';
import { CONTACT_LIMITS, type Contact } from 'shared-kit/domain';

export interface ContactField {
  readonly name: keyof Contact;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;
  readonly autoComplete: string;
  readonly autoCapitalize: 'words' | 'characters' | 'none';
}

/** The four fields of spec §2, each with the keyboard and the memory that fit it. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  {
    name: 'customerName',
    label: 'Full Name',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  {
    name: 'customerEmail',
    label: 'Email Address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  {
    name: 'customerPhone',
    label: 'Phone Number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    autoCapitalize: 'none',
  },
  {
    name: 'driverLicense',
    label: "Driver's License Number",
    type: 'text',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
  },
];

/** One more than what the server takes, so that a text that is too long is told and not cut. */
export function maxLengthOf(field: keyof Contact): number {
  return CONTACT_LIMITS[field].max + 1;
}
