import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type Condition, compileCondition } from './compile-condition.ts';
import type { CompiledSearch, OrderPart } from './compile-search.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { selectColumns } from './read-entities.ts';

/** Rows; the embedded database answers nothing else while it reads them. */
const BATCH = 100;

const inTurn = oneAtATime();

type Row = Record<string, unknown>;

/**
 * Yields every row of a search, in batches that each start behind the last row of the one before. No connection is held in
 * between: a slow reader keeps nobody waiting, and one that leaves leaves nothing behind. However many iterate at once,
 * one batch is read at a time, and every other call that came meanwhile goes first: the embedded database has one
 * connection, and works in this thread. A row that changes meanwhile comes as it was or as it is.
 */
export async function* iterateEntities(
  database: Database,
  entity: EntityDefinition,
  { fields, where, order, orderBy }: CompiledSearch,
): AsyncGenerator<Row> {
  const places = sql.raw(order.map(({ column }, index) => `${column} AS "${placeName(index)}"`).join(', '));
  let last: Row | undefined;
  do {
    const rest = last ? sql`${where} AND ${isBehind(order, last)}` : where;
    const batch = sql<Row>`
      SELECT ${selectColumns(entity, fields)}, ${places} FROM ${sql.table(entity.table)}
      WHERE ${rest} ORDER BY ${orderBy} LIMIT ${BATCH}`;
    const { rows } = await inTurn(async () => {
      // What arrived meanwhile is received in the first turn of the event loop, and asks the database in the second.
      await setImmediate();
      await setImmediate();
      return await batch.execute(database);
    });
    yield* rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

const placeName = (index: number) => `place ${index}`;

/** Returns the condition on the rows behind this one: those greater in the first part of the order, or equal in it and behind in the rest. */
function isBehind([part, ...rest]: readonly OrderPart[], row: Row, index = 0): Condition {
  if (!part) return sql.raw('FALSE');
  const value = row[placeName(index)];
  const compare = (operator: string) => compileCondition(part.column, part, operator, value);
  const direction = part.isDescending ? 'lt' : 'gt';
  // The looser bound beside it is what an index can start from.
  return sql`${compare(`${direction}e`)} AND
    (${compare(direction)} OR (${compare('EQ')} AND ${isBehind(rest, row, index + 1)}))`;
}
