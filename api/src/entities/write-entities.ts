import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { join, ownRows } from './compile-search.ts';
import { type EntityDefinition, type EntityKey, type FieldValues, findField } from './entity-definition.ts';
import { hasKey } from './read-entities.ts';

/** Values by column name; `rowsOf` casts them to the table's types. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the row of an entity's values, without generated columns. */
export function toRow(entity: EntityDefinition, values: FieldValues): Row {
  const columns = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = findField(entity, name);
    return field && !entity.generated?.includes(name) ? [[field.column, value]] : [];
  });
  return Object.fromEntries(columns);
}

/**
 * Inserts entities in one statement.
 * @param extra values of columns without a field, the same for all rows
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

/** Updates the given fields. Returns false when the entity does not exist or cannot be updated. */
export async function updateEntity(
  database: Database,
  entity: EntityDefinition,
  key: EntityKey,
  values: FieldValues,
): Promise<boolean> {
  // With the key, so that an update without fields still reports whether the entity exists.
  const row = toRow(entity, { ...values, [entity.key]: key });
  const columns = columnList(Object.keys(row));
  const isWritable = join(
    [...ownRows(entity), ...(entity.frozenWhere ? [sql.raw<SqlBool>(`NOT (${entity.frozenWhere})`)] : [])],
    'AND',
  );
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(entity.table)} SET (${columns}) = (SELECT ${columns} FROM ${rowsOf(entity, [row])} AS written)
    WHERE ${hasKey(entity, [key])} AND ${isWritable}`.execute(database);
  return numAffectedRows === 1n;
}

/** Returns a column list in SQL. The names come from the definition, never from a caller. */
export function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.raw([...new Set(columns)].map((column) => `"${column}"`).join(', '));
}

/** Returns rows as an SQL row set with the table's column types, in one parameter. */
export function rowsOf({ table }: EntityDefinition, rows: readonly Row[]): RawBuilder<unknown> {
  return sql`json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows, wellFormed)})`;
}

/** Replaces lone surrogates, which JSON allows and PostgreSQL rejects. */
function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}
