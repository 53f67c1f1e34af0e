import { type RawBuilder, sql } from 'kysely';
import type { Car, OfferedCar } from 'shared-kit/domain';
import Type from 'typebox';
import { readableFields } from '../../entities/entity-definition.ts';
import { entitySchema } from '../../entities/field-schemas.ts';
import { selectWire, wireColumns } from '../../entities/read-entities.ts';
import { CARS_ENTITY } from './cars-entity.ts';

const FIELDS = readableFields(CARS_ENTITY, 'anonymous');

/** Schema of a car as visitors read it. */
export const PublicCar = Type.Pick(entitySchema(CARS_ENTITY), [...FIELDS]);

/**
 * Returns the SQL expression of a JSON list of cars with their public fields.
 * @param ids a subquery, in the order of the list
 * @param further the expressions of further properties
 */
export function publicCars(
  ids: RawBuilder<unknown>,
  further: Partial<Record<Exclude<keyof OfferedCar, keyof Car>, RawBuilder<unknown>>> = {},
): RawBuilder<readonly OfferedCar[]> {
  const columns = Object.entries(further).map(([name, value]) => sql`, ${value} AS ${sql.ref(name)}`);
  const rows = sql`
    SELECT ${wireColumns(CARS_ENTITY, FIELDS)}${sql.join(columns, sql``)}
    FROM cars JOIN unnest(ARRAY(${ids})) WITH ORDINALITY AS listed (car_id, place) USING (car_id) ORDER BY place`;
  return sql`(SELECT coalesce(json_agg(one), '[]') FROM (${selectWire(CARS_ENTITY, rows)}) AS listed)`;
}
