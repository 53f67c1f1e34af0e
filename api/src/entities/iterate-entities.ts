import type { Database } from '../database/database.ts';
import { type Fragment, sql } from '../database/sql.ts';
import { compileCondition } from './compile-condition.ts';
import type { CompiledSearch, OrderPart } from './compile-search.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { selectColumns } from './select-columns.ts';

const BATCH = 1_000;

type Row = Record<string, unknown>;

/**
 * Every row of a search, a thousand at a time, each batch starting behind the last row of the one before.
 * No connection is held in between: a slow reader keeps nobody waiting, and one that leaves leaves nothing behind.
 * A row that changes meanwhile comes as it was or as it is.
 */
export async function* iterateEntities(
  database: Database,
  entity: EntityDefinition,
  { fields, where, order, orderBy }: CompiledSearch,
): AsyncGenerator<Row> {
  const places = order.map(({ column }, index) => sql`${column} AS ${sql.ref(placeName(index))}`);
  let last: Row | undefined;
  do {
    const rest = last ? sql`${where} AND ${isBehind(order, last)}` : where;
    const { rows } = await sql<Row>`
      SELECT ${selectColumns(entity, fields)}, ${sql.join(places)} FROM ${sql.table(entity.table)}
      WHERE ${rest} ORDER BY ${orderBy} LIMIT ${BATCH}`.execute(database);
    yield* rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

const placeName = (index: number) => `place ${index}`;

/** The rows behind this one: those greater in the first part of the order, or equal in it and behind in the rest. */
function isBehind([part, ...rest]: readonly OrderPart[], row: Row, index = 0): Fragment<boolean> {
  if (!part) return sql<boolean>`FALSE`;
  const value = row[placeName(index)];
  const compare = (operator: string) => compileCondition(part.column, part.field, operator, value);
  const direction = part.isDescending ? 'lt' : 'gt';
  // The looser bound beside it is what an index can start from.
  return sql<boolean>`${compare(`${direction}e`)} AND
    (${compare(direction)} OR (${compare('eq')} AND ${isBehind(rest, row, index + 1)}))`;
}
