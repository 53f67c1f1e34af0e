import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { SqlCondition } from './compile-condition.ts';
import { columnOf, join, ownRows } from './compile-search.ts';
import {
  type ChildDefinition,
  type EntityDefinition,
  type EntityKey,
  type FieldTable,
  type FieldValues,
  findField,
  keyField,
} from './entity-definition.ts';
import { hasKey } from './read-entities.ts';

/** Values by column name; `rowsOf` casts them to the table's types. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the row of an entity's values, without generated columns. */
export function toRow(entity: FieldTable, values: FieldValues): Row {
  const columns = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = findField(entity, name);
    return field && !field.generated ? [[field.column, value]] : [];
  });
  return Object.fromEntries(columns);
}

/**
 * Inserts entities in one statement.
 * @param extra values of columns without a field, the same for all rows
 * @returns their keys, in the same order
 */
export async function insertEntities(
  database: Database,
  entity: EntityDefinition,
  entities: readonly FieldValues[],
  extra: Row = {},
): Promise<EntityKey[]> {
  const rows = entities.map((values) => ({ ...toRow(entity, values), ...extra }));
  const key = sql.raw(columnOf(entity, keyField(entity)));
  const { rows: inserted } = await sql<{ key: EntityKey }>`
    ${insertionOf(entity, rows)} RETURNING ${key} AS key`.execute(database);
  return inserted.map((row) => row.key);
}

function insertionOf(table: FieldTable, rows: readonly Row[]): RawBuilder<unknown> {
  const names = rows.flatMap(Object.keys);
  const columns = columnList(names);
  // Without any value there is no list of columns.
  return sql`
    INSERT INTO ${sql.table(table.table)} ${names.length > 0 ? sql`(${columns})` : sql``}
    SELECT ${columns} FROM ${rowsOf(table, rows)} AS written`;
}

/** Inserts the children of entities in one statement. */
export async function insertChildren(
  database: Database,
  child: ChildDefinition,
  lists: readonly { readonly key: EntityKey; readonly children: readonly FieldValues[] }[],
): Promise<void> {
  const rows = lists.flatMap(({ key, children }) =>
    childRows(child, children).map((row) => ({ ...row, [child.parent]: key })),
  );
  await insertionOf(child, rows).execute(database);
}

/** Replaces the children of an entity. */
export async function replaceChildren(
  transaction: Transaction<Schema>,
  child: ChildDefinition,
  key: EntityKey,
  children: readonly FieldValues[],
): Promise<void> {
  await sql`DELETE FROM ${sql.table(child.table)} WHERE ${sql.ref(child.parent)} = ${key}`.execute(transaction);
  await insertChildren(transaction, child, [{ key, children }]);
}

/** Returns the numbered rows of an entity's children, without its key. */
export function childRows(child: ChildDefinition, children: readonly FieldValues[]): Row[] {
  return children.map((values, index) => ({ ...toRow(child, values), position: index + 1 }));
}

/** Returns the columns of `childRows`. */
export function childRowColumns({ fields }: ChildDefinition): RawBuilder<unknown> {
  return columnList(['position', ...Object.values(fields).map(({ column }) => column)]);
}

/**
 * Updates the given fields.
 * @param where condition of the rows that can be updated
 * @param columns values of columns without a field
 * @returns false when the entity does not exist or cannot be updated
 */
export async function updateEntity(
  database: Database,
  entity: EntityDefinition,
  key: EntityKey,
  values: FieldValues,
  { where, columns: others = {} }: { readonly where?: SqlCondition; readonly columns?: Row } = {},
): Promise<boolean> {
  // With the key, so that an update without fields still reports whether the entity exists.
  const row = { ...toRow(entity, { ...values, [entity.key]: key }), ...others };
  const columns = columnList(Object.keys(row));
  const isWritable = join([hasKey(entity, [key]), ...ownRows(entity), ...(where ? [where] : [])], 'AND');
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(entity.table)} SET (${columns}) = (SELECT ${columns} FROM ${rowsOf(entity, [row])} AS written)
    WHERE ${isWritable}`.execute(database);
  return numAffectedRows === 1n;
}

/** Returns a column list in SQL. The names come from the definition, never from a caller. */
export function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.raw([...new Set(columns)].map((column) => `"${column}"`).join(', '));
}

/** Returns rows as an SQL row set with the table's column types, in one parameter. */
export function rowsOf({ table }: Pick<FieldTable, 'table'>, rows: readonly Row[]): RawBuilder<unknown> {
  return sql`json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows, wellFormed)})`;
}

/** Replaces lone surrogates, which JSON allows and PostgreSQL rejects. */
function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}
