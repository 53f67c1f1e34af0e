import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type EntityDefinition, type EntityKey, type FieldValues, findField } from './entity-definition.ts';
import { hasKey } from './read-entities.ts';

/** Values by the names of columns; their types are the table's, see `rowsOf`. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the row that holds values; what the database computes is left out. */
export function toRow(entity: EntityDefinition, values: FieldValues): Row {
  const columns = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = findField(entity, name);
    return field && !entity.generated?.includes(name) ? [[field.column, value]] : [];
  });
  return Object.fromEntries(columns);
}

/**
 * Inserts entities, in one statement.
 * @param extra values of columns that belong to no field, the same for all of them
 */
export async function insertEntities(
  database: Database,
  entity: EntityDefinition,
  entities: readonly FieldValues[],
  extra: Row = {},
): Promise<void> {
  const rows = entities.map((values) => ({ ...toRow(entity, values), ...extra }));
  const columns = columnList(rows.flatMap(Object.keys));
  await sql`
    INSERT INTO ${sql.table(entity.table)} (${columns})
    SELECT ${columns} FROM ${rowsOf(entity, rows)} AS written`.execute(database);
}

/** Changes what the values name. Returns whether there is such an entity, and it is not hidden. */
export async function updateEntity(
  database: Database,
  entity: EntityDefinition,
  key: EntityKey,
  values: FieldValues,
): Promise<boolean> {
  // The key again: a change of nothing still tells whether the entity is there.
  const row = toRow(entity, { ...values, [entity.key]: key });
  const columns = columnList(Object.keys(row));
  const isVisible = sql.raw(entity.hidden ? `NOT (${entity.hidden})` : 'TRUE');
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(entity.table)} SET (${columns}) = (SELECT ${columns} FROM ${rowsOf(entity, [row])} AS written)
    WHERE ${hasKey(entity, [key])} AND ${isVisible}`.execute(database);
  return numAffectedRows === 1n;
}

/** Returns names of columns, which are the definition's and never a caller's. */
export function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.raw([...new Set(columns)].map((column) => `"${column}"`).join(', '));
}

/** Returns rows as a table, its columns with the types of the entity's: one parameter, however many there are. */
export function rowsOf({ table }: EntityDefinition, rows: readonly Row[]): RawBuilder<unknown> {
  return sql`json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)})`;
}
