import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { columnOf, defaultFields, keyColumn } from './compile-search.ts';
import type { EntityDefinition, FieldDefinition } from './entity-definition.ts';
import type { EntityKey } from './entity-writer.ts';
import { toWire } from './to-wire.ts';

/** Entities as staff see them, in the order of their keys; one that is gone is left out. */
export async function getEntities(
  database: Database,
  entity: EntityDefinition,
  keys: readonly EntityKey[],
): Promise<Record<string, unknown>[]> {
  const columns = defaultFields(entity, 'staff').map((name) => {
    return sql`${columnOf(entity, entity.fields.get(name) as FieldDefinition)} AS ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${sql.join(columns)} FROM ${sql.table(entity.table)}
    WHERE ${keyColumn(entity)} = ANY(${[...keys]})`.execute(database);
  const byKey = new Map(rows.map((row) => [row[entity.key], row]));
  return keys.flatMap((key) => {
    const row = byKey.get(key);
    return row ? [toWire(entity, row)] : [];
  });
}
