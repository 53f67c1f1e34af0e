import { LOST_BY, PAYMENT_METHODS } from 'shared-kit/domain';
import Type, { type TProperties } from 'typebox';

const Day = Type.String({ description: 'yyyy-MM-dd' });
const usage = {
  fleetDays: Type.Integer(),
  rentedDays: Type.Integer(),
  blockedDays: Type.Integer(),
  occupancy: Type.Optional(Type.Number({ description: 'Rented days by days of the fleet' })),
  earned: Type.Number({ description: 'With tax' }),
};
const net = Type.Number({ description: 'Earned, without tax' });
const share = { rentals: Type.Integer(), amount: Type.Number() };
const listOf = (properties: TProperties) => Type.Array(Type.Object(properties));

/** `Report` of the domain. */
export const ReportSchema = Type.Object({
  from: Day,
  to: Day,
  isTaxed: Type.Boolean(),
  totals: Type.Object({
    ...usage,
    net,
    received: Type.Number(),
    open: Type.Number(),
    owed: Type.Number(),
    held: Type.Number(),
    rentals: Type.Integer(),
    averageDayPrice: Type.Optional(Type.Number()),
    averageLength: Type.Optional(Type.Number()),
    averageLead: Type.Optional(Type.Number()),
    canceled: Type.Integer(),
    lost: Type.Integer(),
    lostAmount: Type.Number(),
  }),
  days: listOf({ day: Day, ...usage, net }),
  weeks: listOf({ from: Day, ...usage }),
  classes: listOf({ type: Type.String(), ...usage }),
  cars: listOf({
    carId: Type.String(),
    name: Type.String(),
    plate: Type.Optional(Type.String()),
    type: Type.String(),
    ...usage,
    costs: Type.Number({ description: 'Of papers and services' }),
    result: Type.Number({ description: 'Earned less costs' }),
  }),
  methods: listOf({ method: Type.Enum([...PAYMENT_METHODS]), amount: Type.Number() }),
  notice: listOf({ days: Type.Integer({ description: 'At least' }), canceled: Type.Integer() }),
  lost: listOf({ by: Type.Enum([...LOST_BY]), requests: Type.Integer(), amount: Type.Number() }),
  extras: listOf({
    id: Type.String(),
    label: Type.String(),
    names: Type.Optional(Type.Record(Type.String(), Type.String())),
    pieces: Type.Integer(),
    ...share,
  }),
  countries: listOf({ callingCode: Type.String(), country: Type.Optional(Type.String()), ...share }),
  languages: listOf({ locale: Type.String(), ...share }),
});
