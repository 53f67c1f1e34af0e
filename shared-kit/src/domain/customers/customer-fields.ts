import { CONTACT_FIELDS } from '../fields/contact-fields.ts';
import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { normalizeLine } from '../fields/normalize-typed-text.ts';
import { LOCALE_CODES } from '../locale.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

export const CUSTOMER_KINDS = ['person', 'company'] as const;
/** A driving licence, or an identity card or passport. */
export const CUSTOMER_DOCUMENT_KINDS = ['licence', 'id'] as const;
export type CustomerDocumentKind = (typeof CUSTOMER_DOCUMENT_KINDS)[number];

const WRITTEN_BY_STAFF = { readBy: 'staff', writtenBy: 'creator' } as const;
const PERSONAL = { ...WRITTEN_BY_STAFF, personal: true } as const;
const SERVER = { readBy: 'staff', writtenBy: 'server' } as const;
const { optionalForStaff: _email, ...customerEmail } = CONTACT_FIELDS.customerEmail;
const { optionalForStaff: _phone, ...customerPhone } = CONTACT_FIELDS.customerPhone;

/** Entity `Customers` (docs/rules.md#customers). What a customer has in common with a booking is called the same. */
export const CUSTOMER_FIELDS = {
  id: { ...SERVER, type: 'integer', column: 'id', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, example: 7 },
  kind: { ...WRITTEN_BY_STAFF, type: 'choice', column: 'kind', values: CUSTOMER_KINDS, example: 'person' },
  customerName: { ...CONTACT_FIELDS.customerName, ...PERSONAL, column: 'name' },
  customerEmail: { ...customerEmail, ...PERSONAL, column: 'email', optional: true },
  customerPhone: { ...customerPhone, ...PERSONAL, column: 'phone', optional: true },
  customerPhoneE164: {
    ...SERVER,
    type: 'text',
    column: 'phone_e164',
    personal: true,
    optional: true,
    maxLength: 20,
    example: '+33199001021',
  },
  locale: {
    ...WRITTEN_BY_STAFF,
    type: 'choice',
    column: 'locale',
    optional: true,
    values: LOCALE_CODES,
    description: 'Language in which the customer is written to',
    example: 'fr',
  },
  staffNote: {
    ...PERSONAL,
    type: 'text',
    column: 'note',
    optional: true,
    maxLength: 1_000,
    isMultiline: true,
    example: 'Prefers an automatic',
  },
  billing: {
    ...PERSONAL,
    type: 'group',
    column: 'billing',
    optional: true,
    parts: {
      company: { type: 'text', maxLength: 120, normalize: normalizeLine },
      address: { type: 'text', optional: true, maxLength: 300, isMultiline: true },
      numbers: { type: 'text', optional: true, maxLength: 300, isMultiline: true },
    },
    description: 'Who is billed; numbers one a line, such as `ICE: 001234567000089`',
    example: {
      company: 'Atlas Films SARL',
      address: '7 rue de la Liberté, Marrakech',
      numbers: 'ICE: 001234567000089',
    },
  },
  flagged: {
    ...SERVER,
    type: 'boolean',
    column: 'flagged',
    description: 'Whether the agency does not rent to this customer',
    example: false,
  },
  createdAt: { ...SERVER, type: 'instant', column: 'created_at', example: '2026-11-01T10:00:00.000Z' },
} as const satisfies EntityFields;

export type Customer = EntityOf<typeof CUSTOMER_FIELDS>;
/** Body that creates a customer. */
export type NewCustomer = CreationOf<typeof CUSTOMER_FIELDS>;

/** What two customers have in common; with the name alone they are often two people. */
export const CUSTOMER_LIKENESSES = ['phone', 'email', 'document', 'name'] as const;
export type CustomerLikeness = (typeof CUSTOMER_LIKENESSES)[number];

/**
 * Returns the last day on which a customer has a valid document of a kind, by the one that ends last; undefined when no end
 * is known.
 */
export function documentEnd(
  documents: readonly { readonly kind: CustomerDocumentKind; readonly expiresOn?: CalendarDay }[],
  kind: CustomerDocumentKind,
): CalendarDay | undefined {
  return documents
    .flatMap((one) => (one.kind === kind && one.expiresOn ? [one.expiresOn] : []))
    .sort()
    .at(-1);
}
