import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { defaultFields, keyColumn, type Viewer, visibleRows } from './compile-search.ts';
import type { EntityDefinition, FieldDefinition } from './entity-definition.ts';
import type { WireEntity } from './entity-writer.ts';
import { parseOperand } from './parse-operand.ts';
import { selectColumns } from './select-columns.ts';
import { toWire } from './to-wire.ts';

/**
 * One entity by its key, or undefined. Staff also see what is in no list: the history of a booking
 * names cars that are no longer on sale.
 */
export async function getEntity(
  database: Database,
  entity: EntityDefinition,
  id: string,
  viewer: Viewer,
): Promise<WireEntity | undefined> {
  const key = entity.fields.get(entity.key) as FieldDefinition;
  const value = parseOperand(key.kind, key.kind === 'integer' && /^\d{1,15}$/.test(id) ? Number(id) : id);
  if (value === undefined) return undefined;
  const columns = selectColumns(entity, defaultFields(entity, viewer));
  const conditions = [sql`${keyColumn(entity)} = ${value}`, ...(viewer === 'staff' ? [] : visibleRows(entity, viewer))];
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${columns} FROM ${sql.table(entity.table)} WHERE ${sql.join(conditions, ' AND ')}`.execute(database);
  return rows[0] && toWire(entity, rows[0]);
}
