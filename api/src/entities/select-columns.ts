import { type Fragment, sql } from '../database/sql.ts';
import { columnOf } from './compile-search.ts';
import type { EntityDefinition, FieldDefinition } from './entity-definition.ts';

/** The columns of fields, under the names of the fields. */
export function selectColumns(entity: EntityDefinition, names: readonly string[]): Fragment<unknown> {
  return select(entity, names, columnOf);
}

/** The same for rows of which the database makes JSON as it is answered; see `toWire`. */
export function selectWireColumns(entity: EntityDefinition, names: readonly string[]): Fragment<unknown> {
  return select(entity, names, wireColumn);
}

function select(entity: EntityDefinition, names: readonly string[], columnFor: typeof columnOf): Fragment<unknown> {
  return sql.join(
    names.map((name) => sql`${columnFor(entity, entity.fields.get(name) as FieldDefinition)} AS ${sql.ref(name)}`),
  );
}

function wireColumn(entity: EntityDefinition, field: FieldDefinition): Fragment<unknown> {
  const column = columnOf(entity, field);
  if (field.kind === 'day') return sql`json_build_object('$date', ${column})`;
  if (field.kind !== 'instant') return column;
  return sql`json_build_object('$date', to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
}
