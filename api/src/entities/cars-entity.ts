import { CAR_FIELDS, CAR_FUELS, CAR_SEATS, CAR_TRANSMISSIONS, CAR_TYPES, MAX_PRICE } from 'shared-kit/domain';
import Type from 'typebox';
import { isFree } from '../fleet/is-free.ts';
import type { EntityDefinition, FieldDefinition } from './entity-definition.ts';
import { ONE_LINE } from './text-patterns.ts';

const fields: Readonly<Record<string, FieldDefinition>> = {
  CarId: { column: 'car_id', kind: 'text', setBy: 'server', schema: Type.String({ pattern: ONE_LINE, maxLength: 80 }) },
  name: { column: 'name', kind: 'text', setBy: 'caller', schema: Type.String({ pattern: ONE_LINE, maxLength: 120 }) },
  image: { column: 'image', kind: 'text', setBy: 'caller', schema: Type.String({ minLength: 1, maxLength: 500 }) },
  type: { column: 'type', kind: 'choice', setBy: 'caller', schema: Type.Enum([...CAR_TYPES]) },
  seats: { column: 'seats', kind: 'integer', setBy: 'caller', schema: Type.Enum([...CAR_SEATS]) },
  fuel: { column: 'fuel', kind: 'choice', setBy: 'caller', schema: Type.Enum([...CAR_FUELS]) },
  transmission: { column: 'transmission', kind: 'choice', setBy: 'caller', schema: Type.Enum([...CAR_TRANSMISSIONS]) },
  price: {
    column: 'price',
    kind: 'decimal',
    setBy: 'caller',
    schema: Type.Number({ minimum: 0, maximum: MAX_PRICE, multipleOf: 0.01, description: 'Per day' }),
  },
  rating: {
    column: 'rating',
    kind: 'decimal',
    setBy: 'caller',
    optional: true,
    schema: Type.Number({ minimum: 0, maximum: 5, multipleOf: 0.1, default: CAR_FIELDS.rating.default }),
  },
  features: {
    column: 'features',
    kind: 'list',
    setBy: 'caller',
    optional: true,
    schema: Type.Array(Type.String({ pattern: ONE_LINE, maxLength: 80 }), { maxItems: 40, default: [] }),
  },
};

/** Entity `Cars` (spec §3). A car that is off sale is in no list. */
export const CARS_ENTITY: EntityDefinition = {
  name: 'Cars',
  table: 'cars',
  key: 'CarId',
  fields: new Map(Object.entries(fields)),
  naturalOrder: 'position',
  anonymous: new Set(['get', 'search', 'columns']),
  hidden: 'NOT cars.archived',
  isFree,
};
