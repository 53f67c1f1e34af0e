import type { HTMLAttributes } from 'react';
import type { Contact } from 'shared-kit/domain';

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
