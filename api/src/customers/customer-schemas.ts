import { BOOKING_STATUSES, CUSTOMER_DOCUMENT_KINDS, CUSTOMER_LIKENESSES, LOCALE_CODES } from 'shared-kit/domain';
import Type, { type Static } from 'typebox';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';

export const closed = { additionalProperties: false } as const;
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const Params = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) });
export const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: ONE_LINE });

const contact = {
  id: Id,
  customerName: Type.String(),
  customerEmail: Type.Optional(Type.String()),
  customerPhone: Type.Optional(Type.String()),
};
const Document = Type.Object({
  id: Id,
  kind: Type.Enum([...CUSTOMER_DOCUMENT_KINDS]),
  lastCharacters: Type.String({ description: 'Of the number; empty for a short one' }),
  expiresOn: Type.Optional(Day),
  country: Type.Optional(Type.String()),
  scans: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), contentType: Type.String(), createdAt: Type.String() }), {
      description: 'Absent without any',
    }),
  ),
});
const Flag = Type.Object({
  id: Id,
  customerId: Id,
  reason: Type.String(),
  reviewOn: Type.Optional(Day),
  createdAt: Type.String({ description: 'ISO timestamp' }),
  createdBy: Type.Optional(Type.String({ description: 'Name of the colleague' })),
  liftedAt: Type.Optional(Type.String()),
  liftedBy: Type.Optional(Type.String()),
  liftReason: Type.Optional(Type.String()),
});
export const Details = Type.Object({
  id: Id,
  open: Type.Number({ description: 'Of all rentals' }),
  held: Type.Number({ description: 'Deposits' }),
  merged: Type.Array(Type.Object(contact), { description: 'Those merged into the customer' }),
  rentals: Type.Array(
    Type.Object({
      id: Id,
      confirmationCode: Type.String(),
      carName: Type.String(),
      pickupDate: Day,
      dropoffDate: Day,
      status: Type.Enum([...BOOKING_STATUSES, 'active']),
      totalPrice: Type.Number(),
      open: Type.Optional(Type.Number({ description: 'Absent when nothing was recorded' })),
    }),
    { description: 'The latest first' },
  ),
  documents: Type.Array(Document),
  keepsScans: Type.Optional(Type.Literal(true, { description: 'Scans of documents may be added' })),
  flags: Type.Array(Flag, { description: 'The latest first, also those that were lifted' }),
  suggestions: Type.Array(Type.Object({ ...contact, shares: Type.Array(Type.Enum([...CUSTOMER_LIKENESSES])) }), {
    description: 'Who may be the same',
  }),
});
export const Known = Type.Object({
  ...contact,
  locale: Type.Optional(Type.Enum([...LOCALE_CODES])),
  billing: Type.Optional(
    Type.Object(
      { company: Type.String(), address: Type.Optional(Type.String()), numbers: Type.Optional(Type.String()) },
      { description: 'Who is billed' },
    ),
  ),
  open: Type.Number({ description: 'Of all rentals; for a booking, of all others' }),
  documents: Type.Array(Document),
  flags: Type.Array(Flag, { description: 'Also of customers with the same phone number, e-mail or document' }),
});

export const ToReview = Type.Object({
  id: Id,
  customerId: Id,
  customerName: Type.String(),
  reason: Type.String(),
  reviewOn: Day,
});
export const OverrideSchema = Type.Object({
  id: Id,
  kind: Type.Enum(['flagged', 'withoutPapers'], { description: 'What it was in spite of' }),
  reason: Type.Optional(Type.String({ description: 'Absent after an erasure' })),
  at: Type.String({ description: 'ISO timestamp' }),
  by: Type.Optional(Type.String({ description: 'Name of the colleague' })),
  bookingId: Id,
  confirmationCode: Type.String(),
  customerName: Type.Optional(Type.String({ description: 'Absent after an erasure' })),
});

export type CustomerDetails = Static<typeof Details>;
export type KnownCustomer = Static<typeof Known>;
export type FlagToReview = Static<typeof ToReview>;
export type Override = Static<typeof OverrideSchema>;

export const Find = Type.Object(
  {
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    document: Type.Optional(Type.String({ maxLength: 60 })),
    locale: Type.Optional(Type.Enum([...LOCALE_CODES], { description: 'For the country of a phone number' })),
  },
  closed,
);
export const NewDocument = Type.Object(
  {
    kind: Type.Enum([...CUSTOMER_DOCUMENT_KINDS]),
    number: Type.String({ pattern: ONE_LINE, maxLength: 60 }),
    expiresOn: Type.Optional(Day),
    country: Type.Optional(Type.String({ pattern: ONE_LINE, maxLength: 60 })),
  },
  closed,
);
export const NewFlag = Type.Object({ reason: Reason, reviewOn: Type.Optional(Day) }, closed);
