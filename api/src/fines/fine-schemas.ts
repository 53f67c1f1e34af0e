import { BOOKING_STATUSES, FINE_CHARGE_KINDS, FINE_KINDS, IMPORTED_FINE_FIELDS } from 'shared-kit/domain';
import Type from 'typebox';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';

export const closed = { additionalProperties: false } as const;
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Params = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd' });
export const FILE_KINDS = ['notice', 'answer'] as const;
export type FineFileKind = (typeof FILE_KINDS)[number];

export const Minute = Type.Object({
  carId: Type.String({ minLength: 1, maxLength: 80 }),
  day: Day,
  time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: "HH:mm, by the agency's clock" }),
});

export const Holders = Type.Object({
  holder: Type.Optional(
    Type.Object(
      { bookingId: Id, attribution: Type.Enum(['protocol', 'days']) },
      { description: 'Absent when nobody had the car' },
    ),
  ),
  candidates: Type.Array(
    Type.Object({
      id: Id,
      status: Type.Enum([...BOOKING_STATUSES, 'active']),
      confirmationCode: Type.String(),
      customerName: Type.String(),
      from: Day,
      to: Day,
    }),
    { description: 'Bookings of the car around that day, the nearest first, with their days with it' },
  ),
});

export const Details = Type.Object({
  files: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum([...FILE_KINDS], { description: "Of the authority, or the agency's answer to it" }),
      contentType: Type.String(),
      bytes: Type.Integer(),
      createdAt: Type.String({ description: 'ISO timestamp' }),
    }),
  ),
  charges: Type.Array(
    Type.Object({
      kind: Type.Enum([...FINE_CHARGE_KINDS]),
      amount: Type.Number(),
      reason: Type.Optional(Type.String({ description: 'Why it was taken back' })),
      dropped: Type.Boolean(),
      createdAt: Type.String({ description: 'ISO timestamp' }),
    }),
  ),
  letters: Type.Array(
    Type.Object({ id: Id, number: Type.String(), createdAt: Type.String({ description: 'ISO timestamp' }) }),
    { description: 'The newest first' },
  ),
});
export type Details = Type.Static<typeof Details>;

const Fee = Type.Number({ minimum: 0, maximum: 100_000, multipleOf: 0.01, description: 'For the work of the agency' });
const Days = Type.Integer({ minimum: 1, maximum: 3_650 });
export const Settings = Type.Object(
  {
    handlingFee: Type.Optional(Fee),
    deadlineDays: Type.Optional({ ...Days, description: 'Of a fine that is entered without a deadline' }),
    periodDays: Type.Optional({ ...Days, description: 'After a rental, in which a fine may still come' }),
  },
  { ...closed, examples: [{ handlingFee: 20, deadlineDays: 30 }] },
);
export const Charge = Type.Object({ handlingFee: Fee }, { ...closed, examples: [{ handlingFee: 20 }] });
export const Uncharge = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300, pattern: ONE_LINE }) },
  { ...closed, examples: [{ reason: 'Contested with success' }] },
);

const Mapping = Type.Object(
  {
    columns: Type.Object(
      Object.fromEntries(IMPORTED_FINE_FIELDS.map((field) => [field, Type.Optional(Type.String({ maxLength: 200 }))])),
      { ...closed, description: 'Headings of the file by field' },
    ),
    kind: Type.Enum([...FINE_KINDS], { description: 'Of all rows' }),
    authority: Type.Optional(Type.String({ maxLength: 80, description: 'Of all rows, where no column has it' })),
  },
  closed,
);
export const Import = Type.Object(
  {
    text: Type.Optional(Type.String({ maxLength: 900_000, description: 'A CSV file; the first row has the headings' })),
    workbook: Type.Optional(
      Type.String({
        maxLength: 900_000,
        pattern: '^[A-Za-z0-9+/]*={0,2}$',
        description: 'An XLSX file in Base64, instead of it',
      }),
    ),
    mapping: Type.Optional({ ...Mapping, description: 'The remembered one without it' }),
    isPreview: Type.Boolean({ description: 'Only says what an import would do' }),
  },
  { ...closed, examples: [{ text: 'Plate;Date\n12345-A-26;12/11/2026 14:05', isPreview: true }] },
);
export const Imported = Type.Object({
  columns: Type.Array(Type.String()),
  mapping: Mapping,
  created: Type.Integer(),
  known: Type.Integer({ description: 'Rows that are there already' }),
  refused: Type.Array(
    Type.Object({
      row: Type.Integer({ description: 'As a spreadsheet counts, from 1' }),
      field: Type.Enum([...IMPORTED_FINE_FIELDS]),
      value: Type.String(),
      type: Type.Enum(['required', 'unknown', 'taken', 'invalid']),
    }),
  ),
});
