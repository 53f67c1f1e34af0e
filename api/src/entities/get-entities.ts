import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { defaultFields, keyColumn } from './compile-search.ts';
import type { EntityDefinition } from './entity-definition.ts';
import type { EntityKey, WireEntity } from './entity-writer.ts';
import { selectColumns } from './select-columns.ts';
import { toWire } from './to-wire.ts';

/** Entities as staff see them, in the order of their keys; one that is gone is left out. */
export async function getEntities(
  database: Database,
  entity: EntityDefinition,
  keys: readonly EntityKey[],
): Promise<WireEntity[]> {
  const columns = selectColumns(entity, defaultFields(entity, 'staff'));
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${columns} FROM ${sql.table(entity.table)}
    WHERE ${keyColumn(entity)} = ANY(${[...keys]})`.execute(database);
  const byKey = new Map(rows.map((row) => [row[entity.key], row]));
  return keys.flatMap((key) => {
    const row = byKey.get(key);
    return row ? [toWire(entity, row)] : [];
  });
}
