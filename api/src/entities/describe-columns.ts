import Type from 'typebox';
import type { EntityDefinition, FieldKind } from './entity-definition.ts';

const TYPES: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  choice: 'choice',
  integer: 'number',
  decimal: 'number',
  day: 'date',
  instant: 'datetime',
  list: 'list',
};

export const ColumnDescription = Type.Object({
  name: Type.String(),
  type: Type.Enum([...new Set(Object.values(TYPES))]),
  required: Type.Boolean({ description: 'Must be sent to create an entity' }),
  values: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]), { description: 'All that it may be' })),
});
export type ColumnDescription = Type.Static<typeof ColumnDescription>;

/** The fields of an entity for whoever builds a table or a form of it (design §3, Columns). */
export function describeColumns(entity: EntityDefinition): ColumnDescription[] {
  return [...entity.fields].map(([name, { kind, schema, setBy, optional }]) => {
    const values = 'enum' in schema ? (schema.enum as (string | number)[]) : undefined;
    return {
      name,
      type: TYPES[kind],
      required: setBy === 'caller' && !optional,
      ...(values && { values }),
    };
  });
}
