import {
  ACCEPTED_STATUSES,
  BOOKING_FIELDS,
  type BookingRequest,
  CONTACT_FIELD_LIST,
  CREATION_STATUSES,
  describeContactProblem,
  findContactProblems,
  type OfferRequest,
  type StaffBookingOptions,
} from 'shared-kit/domain';
import Type from 'typebox';
import type { FieldValues } from '../../entities/entity-definition.ts';
import {
  creationSchema,
  findValueProblems,
  isCleared,
  readValues,
  updateSchema,
} from '../../entities/field-schemas.ts';
import type { BodyRules } from '../../entities/read-body.ts';
import type { DescribedProblem, FieldProblems } from '../../platform/http/problems.ts';
import { ONE_LINE } from '../../platform/http/schema-patterns.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import type { BookingChange } from './booking-command.ts';
import { REPRICINGS } from './price-options.ts';

/** The largest amount of a line by staff. */
const MAX_ADJUSTMENT = 10_000_000;

const Staff = Type.Object(
  {
    status: Type.Optional(Type.Enum([...CREATION_STATUSES], { default: 'requested' })),
    priceReason: Type.Optional(
      Type.String({
        maxLength: BOOKING_FIELDS.priceReason.maxLength,
        pattern: ONE_LINE,
        description: "Needed for another price than the car's",
      }),
    ),
    notifyCustomer: Type.Optional(Type.Boolean({ description: 'Whether the customer gets an e-mail' })),
  },
  { additionalProperties: false, description: 'For staff: the rules of their bookings hold' },
);

/** What a change may contain besides the fields. */
export const CONDITIONS = {
  basedOnStatus: Type.Enum([...ACCEPTED_STATUSES], {
    description: 'The status that the caller has seen. If the booking has another one, 409 booking_changed',
  }),
  basedOn: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
    description:
      'Values that the caller has seen, null for absent ones. If the booking has others, 409 booking_changed',
  }),
  notifyCustomer: Type.Boolean({ description: 'Whether the customer gets an e-mail about the change' }),
  reprice: Type.Enum([...REPRICINGS], {
    default: 'agreed',
    description: 'Whether a price that changes follows the rates that were agreed, or those of today',
  }),
  adjustments: Type.Array(
    Type.Object(
      {
        label: Type.String({ maxLength: 200, pattern: ONE_LINE, description: 'The reason' }),
        amount: Type.Number({ minimum: -MAX_ADJUSTMENT, maximum: MAX_ADJUSTMENT, multipleOf: 0.01 }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 20, description: 'The lines by staff that the booking then has, instead of those before' },
  ),
  keepAccess: Type.Boolean({
    description: 'Whether browsers that opened links to the former e-mail address keep their access',
  }),
};

const AnyOfOffer = Type.Boolean({
  description: 'Whether a visitor gets another car that cannot be told apart when this one is taken',
});

/** Body that creates a booking; with `staff` the rules of bookings by staff hold. */
export const BookingCreationBody = creationSchema(BOOKINGS_ENTITY, { staff: Staff, anyOfOffer: AnyOfOffer });
/** Body that changes a booking: its id and what is changed. */
export const BookingChangeBody = updateSchema(BOOKINGS_ENTITY, CONDITIONS);

/** A request, with the options that make it a booking by staff. */
export type BookingCreation = OfferRequest & { readonly staff?: StaffBookingOptions };

export const CREATION_RULES: BodyRules = {
  findProblems,
  mayIgnore: (body, field) => body.staff !== undefined && isLeftEmpty(body, field),
};

export const CHANGE_RULES: BodyRules = { findProblems, mayIgnore: isLeftEmpty };

export function readCreation(body: FieldValues): BookingCreation {
  const values = readValues(BOOKINGS_ENTITY, body, 'create') as BookingRequest;
  if (body.staff !== undefined) return { ...values, staff: body.staff as StaffBookingOptions };
  return body.anyOfOffer === true ? { ...values, anyOfOffer: true } : values;
}

export function readChange({ id, ...body }: FieldValues): BookingChange {
  const conditions = Object.keys(CONDITIONS).map((name) => [name, body[name]]);
  return {
    key: Number(id),
    values: readValues(BOOKINGS_ENTITY, body, 'update'),
    conditions: Object.fromEntries(conditions),
  };
}

/** Returns the problems that the schemas cannot express, those of the contact in the texts of the booking form. */
export function findContactDetailsProblems(body: FieldValues): FieldProblems {
  const texts = CONTACT_FIELD_LIST.filter(([name]) => typeof body[name] === 'string');
  const contact = Object.fromEntries(texts.map(([name]) => [name, body[name]]));
  const problems = findContactProblems(contact as Readonly<Record<string, string>>);
  return Object.fromEntries(
    CONTACT_FIELD_LIST.flatMap(([name]) => {
      const problem = problems[name];
      // The schema reports missing fields.
      if (!problem || !(name in contact)) return [];
      return [[name, { ...problem, message: describeContactProblem(name, problem) }]];
    }),
  );
}

function findProblems(body: FieldValues): FieldProblems {
  return { ...findContactDetailsProblems(body), ...findValueProblems(BOOKINGS_ENTITY, body), ...findDoubles(body) };
}

const TWICE: DescribedProblem = { type: 'invalid', message: 'must name each extra once' };

/** Returns the problem of extras that are named twice. */
export function findDoubles({ extras }: FieldValues): FieldProblems {
  const ids = Array.isArray(extras) ? extras.map((extra) => (extra as { readonly id?: unknown } | null)?.id) : [];
  return new Set(ids).size < ids.length ? { extras: TWICE } : {};
}

function isLeftEmpty(body: FieldValues, field: string): boolean {
  const definition = (BOOKINGS_ENTITY.fields as FieldValues)[field] as { optionalForStaff?: true } | undefined;
  return definition?.optionalForStaff === true && isCleared(body[field] ?? null);
}
