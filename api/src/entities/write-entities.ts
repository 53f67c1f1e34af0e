import { type RawBuilder, sql } from 'kysely';
import type { EntityField } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { SQL_TYPES } from './compile-condition.ts';
import { type EntityDefinition, type EntityKey, type FieldValues, findField } from './entity-definition.ts';
import { hasKey } from './read-entities.ts';

/** A column with its value, both in SQL. */
export interface ColumnValue {
  readonly column: string;
  readonly value: RawBuilder<unknown>;
}

/** Returns the columns that values are kept in; what the database computes is left out. */
export function columnValues(entity: EntityDefinition, values: FieldValues): ColumnValue[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = findField(entity, name);
    if (!field || value === undefined || entity.generated?.includes(name)) return [];
    return [{ column: field.column, value: typed(field, value) }];
  });
}

/**
 * Inserts entities, in one statement.
 * @param extra values of columns that belong to no field, the same for all of them
 */
export async function insertEntities(
  database: Database,
  entity: EntityDefinition,
  entities: readonly FieldValues[],
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  const names = [...new Set(entities.flatMap(Object.keys))];
  const others = Object.entries(extra).map(([column, value]): ColumnValue => ({ column, value: sql`${value}` }));
  // The same columns in every row: null is an absent optional field.
  const rows = entities.map((values) => {
    const complete = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
    return [...columnValues(entity, complete), ...others];
  });
  const [first] = rows;
  if (!first) return;
  const lists = rows.map((row) => sql`(${valueList(row)})`);
  await sql`
    INSERT INTO ${sql.table(entity.table)} (${columnList(first)}) VALUES ${sql.join(lists)}`.execute(database);
}

/** Changes what the values name. Returns whether there is such an entity, and it is not hidden. */
export async function updateEntity(
  database: Database,
  entity: EntityDefinition,
  key: EntityKey,
  values: FieldValues,
): Promise<boolean> {
  // The key again: a change of nothing still tells whether the entity is there.
  const row = columnValues(entity, { ...values, [entity.key]: key });
  const changes = row.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`);
  const isVisible = sql.raw(entity.hidden ? `NOT (${entity.hidden})` : 'TRUE');
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(entity.table)} SET ${sql.join(changes)}
    WHERE ${hasKey(entity, [key])} AND ${isVisible}`.execute(database);
  return numAffectedRows === 1n;
}

export function columnList(row: readonly ColumnValue[]): RawBuilder<unknown> {
  return sql.join(row.map(({ column }) => sql.ref(column)));
}

export function valueList(row: readonly ColumnValue[]): RawBuilder<unknown> {
  return sql.join(row.map(({ value }) => value));
}

function typed({ type }: EntityField, value: unknown): RawBuilder<unknown> {
  return sql`${value}::${sql.raw(SQL_TYPES[type])}`;
}
