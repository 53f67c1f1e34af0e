import Type from 'typebox';
import type { EntityDefinition } from './entity-definition.ts';

const MAX_PAGE_SIZE = 100;
/** Row limit of a search without `pagination`. */
export const MAX_ROWS = 1_000;

const Direction = Type.Union([
  Type.Literal(1),
  Type.Literal(-1),
  Type.Enum(['1', '-1', 'asc', 'ascending', 'desc', 'descending']),
]);
const SortField = Type.Object({
  field: Type.String(),
  direction: Type.Optional(Direction),
  from: Type.Optional(
    Type.Unknown({ description: 'A day: those from it on come first, then the days before it, the latest first' }),
  ),
});

/** Body of `POST /api/entities/{entity}/search`. `compileSearch` validates the conditions. */
export const SearchBody = Type.Object(
  {
    entity: Type.Optional(Type.String()),
    fields: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
    query: Type.Optional(Type.Array(Type.Unknown(), { description: 'Conditions and groups; a list means AND' })),
    text: Type.Optional(
      Type.String({ maxLength: 200, description: 'Words that all must be found, as a person types them; for staff' }),
    ),
    includeHidden: Type.Optional(Type.Boolean({ description: 'Also what lists leave out; for staff' })),
    sort: Type.Optional(Type.Union([SortField, Type.Array(SortField, { maxItems: 10 })])),
    pagination: Type.Optional(
      Type.Object(
        {
          page: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
          size: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type SearchBody = Type.Static<typeof SearchBody>;

const { entity, query, text, includeHidden } = SearchBody.properties;
/** Body of `POST /api/entities/{entity}/count`. */
export const CountBody = Type.Object(
  {
    entity,
    query,
    text,
    includeHidden,
    by: Type.Union([Type.String(), Type.Record(Type.String(), Type.Array(Type.Unknown()), { maxProperties: 20 })], {
      description: 'The field whose values are counted, or lists of conditions by their names',
    }),
  },
  { additionalProperties: false },
);
export type CountBody = Type.Static<typeof CountBody>;

/** Rows with a value, or in a list of conditions. */
export const ValueCount = Type.Object({
  value: Type.Unknown(),
  count: Type.Integer(),
  more: Type.Optional(Type.Boolean({ description: 'Whether there are more rows than were counted' })),
});
export type ValueCount = Readonly<Type.Static<typeof ValueCount>>;

/** Returns an example search for the OpenAPI document. */
export function searchExample({ name, key, examples }: EntityDefinition): SearchBody {
  return { entity: name, query: [...examples.query], sort: { field: key, direction: 1 } };
}
