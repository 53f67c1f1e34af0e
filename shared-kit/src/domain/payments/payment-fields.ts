import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { normalizeNote } from '../fields/normalize-typed-text.ts';

/** What a payment is for. A deposit is neither payment nor revenue; fines and other sums are owed beside the price. */
export const PAYMENT_PURPOSES = ['rental', 'deposit', 'fine', 'other'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Money in, money back; a deposit that is held, given back, and kept. */
export const PAYMENT_TYPES = ['receipt', 'refund', 'hold', 'release', 'capture'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export const PAYMENT_METHODS = ['cash', 'card_terminal', 'transfer', 'cheque', 'online'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Returns the methods that staff record: what comes in online is written by the gateway's callback; they give it back there. */
export function recordedMethods(type: PaymentType): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => method !== 'online' || (type !== 'receipt' && type !== 'hold'));
}

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const WRITTEN = { readBy: 'staff', writtenBy: 'creator' } as const;
const BY_SERVER = { readBy: 'staff', writtenBy: 'server' } as const;
const AMOUNT = { type: 'decimal', minimum: 0.01, maximum: 10_000_000, multipleOf: 0.01 } as const;

/** A payment of a booking (docs/rules.md#payments). Never changed or deleted; it may be voided once. */
export const PAYMENT_FIELDS = {
  // Made by the client, so that a repeated call records nothing twice.
  id: {
    ...WRITTEN,
    type: 'text',
    column: 'id',
    maxLength: 36,
    pattern: `^${UUID}$`,
    example: '0b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d21',
  },
  bookingId: { ...WRITTEN, type: 'integer', column: 'booking_id', minimum: 1, example: 7 },
  purpose: { ...WRITTEN, type: 'choice', column: 'purpose', values: PAYMENT_PURPOSES, example: 'rental' },
  type: { ...WRITTEN, type: 'choice', column: 'type', values: PAYMENT_TYPES, example: 'receipt' },
  method: { ...WRITTEN, type: 'choice', column: 'method', values: PAYMENT_METHODS, example: 'cash' },
  amount: { ...WRITTEN, ...AMOUNT, column: 'amount', description: 'In the currency of account', example: 108.5 },
  tenderedAmount: {
    ...WRITTEN,
    ...AMOUNT,
    optional: true,
    column: 'tendered_amount',
    description: 'In another currency, in which it was paid',
    example: 10,
  },
  tenderedCurrency: {
    ...WRITTEN,
    type: 'text',
    column: 'tendered_currency',
    optional: true,
    maxLength: 3,
    pattern: '^[A-Z]{3}$',
    example: 'EUR',
  },
  rate: {
    ...WRITTEN,
    type: 'decimal',
    column: 'rate',
    optional: true,
    minimum: 0.000001,
    maximum: 1_000_000,
    multipleOf: 0.000001,
    description: 'What one unit of the other currency is in the currency of account',
    example: 10.85,
  },
  holdId: {
    ...WRITTEN,
    type: 'text',
    column: 'hold_id',
    optional: true,
    maxLength: 36,
    pattern: `^${UUID}$`,
    description: 'The deposit that is given back or kept; may be left out when only one is held',
    example: '5d1c86a4-0a3f-4b7e-8a55-0f5f3c0a9b10',
  },
  note: {
    ...WRITTEN,
    type: 'text',
    column: 'note',
    personal: true,
    optional: true,
    maxLength: 200,
    normalize: normalizeNote,
    description: 'Such as the number of a cheque',
    example: 'Cheque 4711',
  },
  createdAt: { ...BY_SERVER, type: 'instant', column: 'created_at', example: '2026-11-20T10:15:00.000Z' },
  voidedAt: { ...BY_SERVER, type: 'instant', column: 'voided_at', optional: true, example: '2026-11-20T10:20:00.000Z' },
  voidReason: {
    readBy: 'staff',
    writtenBy: 'server',
    type: 'text',
    column: 'void_reason',
    personal: true,
    optional: true,
    maxLength: 200,
    example: 'Typed twice',
  },
} as const satisfies EntityFields;

export type Payment = EntityOf<typeof PAYMENT_FIELDS>;
export type NewPayment = CreationOf<typeof PAYMENT_FIELDS>;

/** What is paid, open and held of a booking, in the currency of account. */
export interface Balance {
  readonly bookingId: number;
  /** What is still to be paid; negative for what the agency owes. */
  readonly open: number;
  readonly paid: number;
  /** Deposits that are neither given back nor kept. */
  readonly held: number;
}
