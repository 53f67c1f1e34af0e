import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { normalizeLine, normalizeNote } from '../fields/normalize-typed-text.ts';
import { CAR_FIELDS } from '../fleet/car-fields.ts';
import type { ChargeKind } from '../handover/return-charges.ts';

export const FINE_KINDS = ['fine', 'toll'] as const;
export type FineKind = (typeof FINE_KINDS)[number];

/** `named`: the authority knows the driver. `charged`: the customer is to pay it. `closed`: nothing more is to be done. */
export const FINE_STATUSES = ['open', 'named', 'charged', 'contested', 'paid', 'closed'] as const;
export type FineStatus = (typeof FINE_STATUSES)[number];

/** The statuses in which the deadline counts. */
export const RUNNING_FINE_STATUSES = ['open', 'named', 'charged', 'contested'] as const satisfies readonly FineStatus[];
/** The statuses in which the agency has still to answer the authority. */
export const UNANSWERED_FINE_STATUSES = ['open', 'charged', 'contested'] as const satisfies readonly FineStatus[];

/** How it is known who had the car: by signed forms, by the days of a booking without them, not at all, or by a colleague. */
export const ATTRIBUTIONS = ['protocol', 'days', 'nobody', 'staff'] as const;
export type Attribution = (typeof ATTRIBUTIONS)[number];

/** Charges of a fine: its amount, and what the agency takes for its work. */
export const FINE_CHARGE_KINDS = [...FINE_KINDS, 'handling'] as const;
export type FineChargeKind = (typeof FINE_CHARGE_KINDS)[number];
/** What a booking may be charged besides its price. */
export type BookedChargeKind = ChargeKind | FineChargeKind;

/** Days before the deadline from which Today reminds of it. */
export const FINE_REMINDER_DAYS = 7;

const WRITTEN = { readBy: 'staff', writtenBy: 'creator' } as const;
const SERVER = { readBy: 'staff', writtenBy: 'server' } as const;

/** Entity `Fines`: fines and tolls that came for a car of the fleet (docs/rules.md#fines-and-tolls). */
export const FINE_FIELDS = {
  id: { ...SERVER, type: 'integer', column: 'id', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, example: 7 },
  kind: { ...WRITTEN, type: 'choice', column: 'kind', values: FINE_KINDS, example: 'fine' },
  carId: {
    ...WRITTEN,
    type: 'text',
    column: 'car_id',
    maxLength: CAR_FIELDS.CarId.maxLength,
    example: CAR_FIELDS.CarId.example,
  },
  occurredOn: { ...WRITTEN, type: 'day', column: 'occurred_on', example: '2026-11-03' },
  occurredTime: {
    ...WRITTEN,
    type: 'text',
    column: 'occurred_time',
    maxLength: 5,
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    description: "By the agency's clock",
    example: '14:05',
  },
  authority: {
    ...WRITTEN,
    type: 'text',
    column: 'authority',
    maxLength: 80,
    normalize: normalizeLine,
    description: 'Who asks for it',
    example: 'Example traffic office',
  },
  reference: {
    ...WRITTEN,
    type: 'text',
    column: 'reference',
    maxLength: 60,
    normalize: normalizeLine,
    description: 'The number that the authority gave it, which it has once',
    example: 'PV-2026-4711',
  },
  amount: {
    ...WRITTEN,
    type: 'decimal',
    column: 'amount',
    minimum: 0.01,
    maximum: 1_000_000,
    multipleOf: 0.01,
    example: 300,
  },
  deadline: {
    ...WRITTEN,
    type: 'day',
    column: 'deadline',
    optional: true,
    description: 'The last day to pay it or to name the driver',
    example: '2026-12-12',
  },
  note: {
    ...WRITTEN,
    type: 'text',
    column: 'note',
    personal: true,
    optional: true,
    maxLength: 300,
    normalize: normalizeNote,
    example: 'By registered mail',
  },
  status: {
    readBy: 'staff',
    writtenBy: 'staff',
    type: 'choice',
    column: 'status',
    values: FINE_STATUSES,
    example: 'open',
  },
  bookingId: {
    ...SERVER,
    type: 'integer',
    column: 'booking_id',
    optional: true,
    minimum: 1,
    description: 'Who had the car; absent for nobody',
    example: 7,
  },
  attribution: { ...SERVER, type: 'choice', column: 'attribution', values: ATTRIBUTIONS, example: 'protocol' },
  createdAt: { ...SERVER, type: 'instant', column: 'created_at', example: '2026-11-20T10:15:00.000Z' },
} as const satisfies EntityFields;

export type Fine = EntityOf<typeof FINE_FIELDS>;
export type NewFine = CreationOf<typeof FINE_FIELDS>;
