import {
  CHARGE_KINDS,
  DAMAGE_FIELDS,
  HANDOVER_DIRECTIONS,
  HANDOVER_FIELDS,
  LOCALE_CODES,
  MAX_PRICE,
} from 'shared-kit/domain';
import Type from 'typebox';
import { creationSchema, entitySchema, jsonSchema, updateSchema } from '../entities/field-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import { Uuid } from '../platform/http/uuid.ts';

/** The fields of a hand-over's values, and of a mark, for the functions that read bodies. */
export const VALUES = { fields: HANDOVER_FIELDS };
export const MARK = { fields: DAMAGE_FIELDS };

const MAX_STROKES = 200;
const MAX_POINTS = 2_000;
/** The largest amount of a charge. */
const MAX_AMOUNT = 10 * MAX_PRICE;
const closed = { additionalProperties: false } as const;

export const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the bytes that are sent' });
const Instant = Type.String({ description: 'ISO timestamp' });
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Amount = Type.Number({ minimum: 0, maximum: MAX_AMOUNT, multipleOf: 0.01 });

const Strokes = Type.Array(
  Type.Array(
    Type.Object({ x: Type.Number({ minimum: -1, maximum: 2 }), y: Type.Number({ minimum: -1, maximum: 4 }) }, closed),
    {
      maxItems: MAX_POINTS,
    },
  ),
  { maxItems: MAX_STROKES, description: 'Points in widths of the field that is signed in' },
);
const SignatureFields = {
  signerName: Type.String({ pattern: ONE_LINE, maxLength: 120 }),
  strokes: Strokes,
  sentence: Type.String({ pattern: '\\S', maxLength: 2_000, description: 'What was agreed to, as it was shown' }),
  locale: Type.Enum([...LOCALE_CODES], { description: 'Language of the sentence' }),
};
const Charge = Type.Object(
  {
    kind: Type.Enum([...CHARGE_KINDS]),
    label: Type.String({ pattern: ONE_LINE, maxLength: 200 }),
    quantity: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    unitAmount: Amount,
    amount: Amount,
    proposedAmount: Type.Optional({ ...Amount, description: 'Absent when staff added it' }),
    reason: Type.Optional(Type.String({ maxLength: 300, description: 'Needed when it was changed or dropped' })),
    dropped: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type Charge = Type.Static<typeof Charge>;

export const BeginBody = Type.Object(
  { id: Uuid, bookingId: Id, direction: Type.Enum([...HANDOVER_DIRECTIONS]) },
  { ...closed, examples: [{ id: '0193e5a2-7c1b-7d33-9a51-5f0c7d2e8b10', bookingId: 7, direction: 'pickup' }] },
);
export const ValuesBody = Type.Object(
  { values: updateSchema(VALUES) },
  { ...closed, examples: [{ values: { kilometers: 48_210, fuel: 8 } }] },
);
export const MarkBody = {
  ...creationSchema(MARK),
  examples: [{ view: 'left', x: 0.42, y: 0.61, kind: 'scratch' }],
};
export const SignBody = Type.Object(
  {
    ...SignatureFields,
    charges: Type.Optional(
      Type.Array(Charge, { maxItems: 100, description: 'Of a return: what is proposed, and what staff add' }),
    ),
    override: Type.Optional(
      Type.String({
        minLength: 3,
        maxLength: 300,
        pattern: ONE_LINE,
        description: 'Why an owner rents to a flagged customer',
      }),
    ),
    continues: Type.Optional(
      Type.Boolean({ description: 'Of a return: the customer gets another car, and the rental goes on' }),
    ),
    papersReason: Type.Optional(
      Type.String({
        pattern: ONE_LINE,
        maxLength: 300,
        description: 'Why an owner hands over a car without valid papers, which the history keeps',
      }),
    ),
  },
  {
    ...closed,
    examples: [
      {
        signerName: 'Amélie Laurent',
        strokes: [
          [
            { x: 0.2, y: 0.2 },
            { x: 0.4, y: 0.1 },
            { x: 0.6, y: 0.2 },
          ],
        ],
        sentence: 'I received the car as described.',
        locale: 'en',
      },
    ],
  },
);
export type Signing = Type.Static<typeof SignBody>;

export const DamageSchema = Type.Object({
  ...entitySchema(MARK).properties,
  id: Type.String(),
  carId: Type.String(),
  bookingId: Type.Optional(Type.Integer()),
  handoverId: Type.Optional(Type.String()),
  foundAt: Instant,
  repairedAt: Type.Optional(Instant),
  fileIds: Type.Array(Type.String(), { description: 'Its photographs, oldest first' }),
});
export const HandoverSchema = Type.Object({
  id: Type.String(),
  bookingId: Type.Integer(),
  carId: Type.String(),
  direction: Type.Enum([...HANDOVER_DIRECTIONS]),
  values: jsonSchema(VALUES),
  photos: Type.Array(
    Type.Object({ sha256: Type.String(), fileId: Type.String(), damageId: Type.Optional(Type.String()) }),
  ),
  damages: Type.Array(DamageSchema, { description: 'Those that were found in it' }),
  charges: Type.Array(Charge),
  createdAt: Instant,
  updatedAt: Instant,
  signedAt: Type.Optional(Instant),
  signedBy: Type.Optional(Type.String({ description: 'Absent when the account was removed' })),
  signature: Type.Optional(
    Type.Object(
      { ...SignatureFields, place: Type.Optional(Type.String()) },
      { description: 'Absent after an erasure' },
    ),
  ),
});
