import { sql } from 'kysely';
import { CAR_FIELDS } from 'shared-kit/domain';
import type { EntityDefinition } from '../../entities/entity-definition.ts';
import { textSearch } from '../../entities/text-search.ts';

/** Entity `Cars`. Archived cars and those that are not on sale are left out of lists. */
export const CARS_ENTITY: EntityDefinition = {
  name: 'Cars',
  table: 'cars',
  key: 'CarId',
  fields: CAR_FIELDS,
  defaultOrderColumn: 'position',
  anonymous: new Set(['get', 'search', 'columns']),
  permissions: { read: 'cars.read', create: 'cars.create', update: 'cars.update', delete: 'cars.delete' },
  unlisted: { where: 'cars.archived OR NOT cars.on_sale', from: 'everyone' },
  textSearch: (text) =>
    textSearch(text, {
      ofWord: (isIn) =>
        sql`(${isIn(sql.raw('cars.search_text'))} OR ${isIn(sql.raw("fold_text(array_to_string(cars.features, ' '))"))})`,
    }),
  examples: {
    other: { name: 'Renault Clio', type: 'Hatchback', price: 30 },
    changes: [
      { CarId: 'dacia-duster-k7m2', price: 45 },
      { CarId: 'renault-clio-p3x8', price: 32, features: [] },
    ],
    query: [
      { field: 'type', operator: 'EQ', value: 'SUV' },
      {
        operator: 'OR',
        query: [
          { field: 'price', operator: 'lte', value: 45 },
          { field: 'CarId', operator: 'in', value: ['dacia-duster-k7m2'] },
        ],
      },
    ],
  },
};
