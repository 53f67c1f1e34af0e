import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  CAR_FUELS,
  CAR_SEATS,
  CAR_TRANSMISSIONS,
  CAR_TYPES,
  type CarFuel,
  type CarTransmission,
  type CarType,
  type FleetFilters,
} from 'shared-kit/domain';
import Type from 'typebox';

const MAX_VALUES = 20;

/** Returns the schema of a query parameter that may be repeated. */
function repeatable<Value extends string>(values: readonly Value[]) {
  const one = Type.Enum([...values]);
  return Type.Optional(Type.Union([one, Type.Array(one, { maxItems: MAX_VALUES })]));
}

/** Query parameters that filter cars (docs/rules.md#choosing-a-car). */
export const FILTER_PARAMETERS = {
  type: repeatable(CAR_TYPES),
  transmission: repeatable(CAR_TRANSMISSIONS),
  fuel: repeatable(CAR_FUELS),
  seats: repeatable(CAR_SEATS.map(String)),
  fourByFour: Type.Optional(Type.Enum(['true'], { description: 'Only cars whose features name 4x4' })),
  maxPrice: Type.Optional(Type.String({ pattern: '^\\d{1,6}(\\.\\d{1,2})?$', description: 'Per day' })),
};

interface FilterParameters {
  readonly type?: CarType | CarType[];
  readonly transmission?: CarTransmission | CarTransmission[];
  readonly fuel?: CarFuel | CarFuel[];
  readonly seats?: string | string[];
  readonly fourByFour?: 'true';
  readonly maxPrice?: string;
}

export function readFilters(query: FilterParameters): FleetFilters {
  return {
    ...(query.type && { types: [query.type].flat() }),
    ...(query.transmission && { transmissions: [query.transmission].flat() }),
    ...(query.fuel && { fuels: [query.fuel].flat() }),
    ...(query.seats && { seats: [query.seats].flat().map(Number) }),
    ...(query.fourByFour && { fourByFour: true }),
    ...(query.maxPrice && { maxPrice: Number(query.maxPrice) }),
  };
}

/**
 * Returns the SQL condition of each filter on a row of `cars`, true without the filter. The text of the SQL is always the same, so
 * that a connection prepares a statement once.
 * @param cost what the price is compared by, and what a price per day of 1 costs in it
 */
export function filterConditions(filters: FleetFilters, cost: RawBuilder<unknown> = sql`cars.price`, costsOfDay = 1) {
  const isOneOf = (column: string, cast: string, values: readonly unknown[] | undefined): RawBuilder<SqlBool> => {
    const list = sql`${values?.length ? [...values] : null}::${sql.raw(cast)}[]`;
    return sql<SqlBool>`(${list} IS NULL OR cars.${sql.ref(column)} = ANY(${list}))`;
  };
  const maxPrice = sql`${filters.maxPrice === undefined ? null : filters.maxPrice * costsOfDay}::numeric`;
  return {
    type: isOneOf('type', 'text', filters.types),
    transmission: isOneOf('transmission', 'text', filters.transmissions),
    fuel: isOneOf('fuel', 'text', filters.fuels),
    seats: isOneOf('seats', 'integer', filters.seats),
    fourByFour: sql<SqlBool>`(cars.four_by_four OR NOT ${filters.fourByFour ?? false}::boolean)`,
    price: sql<SqlBool>`(${maxPrice} IS NULL OR ${cost} <= ${maxPrice})`,
  };
}
