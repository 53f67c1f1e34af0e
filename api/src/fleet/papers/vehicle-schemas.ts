import { VEHICLE_PAPER_KINDS, VEHICLE_PAPER_LIMITS, VEHICLE_SERVICE_KINDS } from 'shared-kit/domain';
import Type from 'typebox';
import { ONE_LINE } from '../../platform/http/schema-patterns.ts';

const { number, note, cost, everyDays, kilometers } = VEHICLE_PAPER_LIMITS;
const closed = { additionalProperties: false } as const;

export const CarId = Type.String({ minLength: 1, maxLength: 80 });
const Day = Type.Unsafe<`${number}-${number}-${number}`>(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd' }),
);
const PaperKind = Type.Enum([...VEHICLE_PAPER_KINDS]);
const ServiceKind = Type.Enum([...VEHICLE_SERVICE_KINDS]);
const Cost = Type.Optional(Type.Number({ minimum: 0, maximum: cost, multipleOf: 0.01 }));
const Note = Type.Optional(Type.String({ pattern: ONE_LINE, maxLength: note }));
const BasedOn = Type.Optional(
  Type.String({ maxLength: 40, description: 'The `updatedAt` that the caller has seen; absent for a new one' }),
);

const PaperFields = {
  carId: CarId,
  kind: PaperKind,
  validFrom: Day,
  validTo: Type.Optional({ ...Day, description: 'The last day; absent when it has no end' }),
  number: Type.Optional(Type.String({ pattern: ONE_LINE, maxLength: number })),
  cost: Cost,
  note: Note,
};
const ServiceFields = {
  carId: CarId,
  kind: ServiceKind,
  plannedOn: Day,
  doneOn: Type.Optional(Day),
  kilometers: Type.Optional(
    Type.Integer({ minimum: 0, maximum: kilometers, description: 'Of the car when it was done' }),
  ),
  cost: Cost,
  note: Note,
  blockedTo: Type.Optional({
    ...Day,
    description: 'The car is blocked from the planned day to this one; moves with the planned day, and ends without it',
  }),
};
const IntervalFields = {
  carId: CarId,
  kind: ServiceKind,
  everyDays: Type.Optional(Type.Integer({ minimum: 1, maximum: everyDays })),
  everyKilometers: Type.Optional(Type.Integer({ minimum: 1, maximum: kilometers })),
};

export const PaperBody = Type.Object(
  { ...PaperFields, basedOn: BasedOn },
  {
    ...closed,
    examples: [
      {
        carId: 'dacia-duster-k7m2',
        kind: 'insurance',
        validFrom: '2026-01-01',
        validTo: '2026-12-31',
        number: 'P-4471',
        cost: 4_200,
      },
    ],
  },
);
export type PaperBody = Type.Static<typeof PaperBody>;

export const ServiceBody = Type.Object(
  { ...ServiceFields, basedOn: BasedOn },
  {
    ...closed,
    examples: [
      {
        carId: 'dacia-duster-k7m2',
        kind: 'oil',
        plannedOn: '2026-12-21',
        blockedTo: '2026-12-21',
        note: 'Garage Atlas',
      },
    ],
  },
);
export type ServiceBody = Type.Static<typeof ServiceBody>;

const { carId: _, ...DefaultFields } = IntervalFields;
export const IntervalDefault = Type.Object(DefaultFields, {
  ...closed,
  examples: [{ kind: 'oil', everyDays: 180, everyKilometers: 10_000 }],
});
export type IntervalDefault = Type.Static<typeof IntervalDefault>;

const isAsDefault = Type.Optional(
  Type.Literal(true, { description: 'The car has none of its own: it is as for all cars' }),
);
export const IntervalBody = Type.Object(
  { ...IntervalFields, isAsDefault },
  {
    ...closed,
    examples: [{ carId: 'dacia-duster-k7m2', kind: 'oil', everyDays: 180, everyKilometers: 10_000 }],
  },
);
export type IntervalBody = Type.Static<typeof IntervalBody>;

const Stored = { id: Type.String(), updatedAt: Type.String({ description: 'ISO timestamp' }) };
const File = Type.Object({ id: Type.String(), contentType: Type.String(), bytes: Type.Integer() });
const Due = Type.Object({
  carId: Type.String(),
  what: Type.Enum(['paper', 'planned', 'service']),
  kind: Type.String(),
  day: Type.Optional({ ...Day, description: 'The last day of the paper, or the day of the service' }),
  kilometersLeft: Type.Optional(Type.Integer({ description: 'Until the service; negative when they are driven' })),
});
export const VehicleRecords = Type.Object({
  papers: Type.Array(Type.Object({ ...PaperFields, ...Stored, files: Type.Array(File) })),
  services: Type.Array(Type.Object({ ...ServiceFields, ...Stored, files: Type.Array(File) })),
  intervals: Type.Array(
    Type.Object({
      ...IntervalFields,
      isDefault: Type.Optional(Type.Literal(true, { description: 'As for all cars: the car has none of its own' })),
    }),
  ),
  defaults: Type.Array(Type.Object(DefaultFields), { description: 'Of all cars without one of their own' }),
  kilometers: Type.Optional(Type.Integer({ description: 'The most that a hand-over, a service or the car says' })),
  dues: Type.Array(Due),
});
export const CarWithPapers = Type.Object({ carId: Type.String() });
export const DueOfCar = Type.Object({
  ...Due.properties,
  carName: Type.String(),
  plate: Type.Optional(Type.String()),
});
