import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createSerialQueue } from '../platform/create-serial-queue.ts';
import type { Database } from '../platform/database/database.ts';
import { compileCondition, type SqlCondition } from './compile-condition.ts';
import type { CompiledSearch, OrderPart } from './compile-search.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { childColumns, selectColumns } from './read-entities.ts';

/** Rows per batch; PGlite serves nothing else while it reads one. */
const BATCH = 100;

const inTurn = createSerialQueue();

type Row = Record<string, unknown>;

/**
 * Yields all rows of a search by keyset pagination. Holds no connection between batches. Runs one batch at a time across
 * all exports and lets queued requests go first, since PGlite has a single connection on this thread. No snapshot: a row
 * changed meanwhile may appear in either state.
 * @param children names of the lists that the rows have too
 */
export async function* iterateEntities(
  database: Database,
  entity: EntityDefinition,
  { fields, where, order, orderBy }: CompiledSearch,
  children: readonly string[] = [],
): AsyncGenerator<Row> {
  const cursorColumns = sql.raw(order.map(({ column }, index) => `${column} AS "${cursorColumn(index)}"`).join(', '));
  let last: Row | undefined;
  do {
    const rest = last ? sql`${where} AND ${isAfterRow(order, last)}` : where;
    const batch = sql<Row>`
      SELECT ${selectColumns(entity, fields)}${childColumns(entity, 'staff', children)}, ${cursorColumns} FROM ${sql.table(entity.table)}
      WHERE ${rest} ORDER BY ${orderBy} LIMIT ${BATCH}`;
    const { rows } = await inTurn(async () => {
      // Queued requests are received in the first turn of the event loop, and query the database in the second turn.
      await setImmediate();
      await setImmediate();
      return await batch.execute(database);
    });
    yield* rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

const cursorColumn = (index: number) => `place ${index}`;

/** Returns the condition of the rows after this one: greater in the first sort column, or equal in it and after in the rest. */
function isAfterRow([part, ...rest]: readonly OrderPart[], row: Row, index = 0): SqlCondition {
  if (!part) return sql.raw('FALSE');
  const value = row[cursorColumn(index)];
  const compare = (operator: string) => compileCondition(part.column, part, operator, value);
  const direction = part.isDescending ? 'lt' : 'gt';
  // The redundant bound lets the planner use an index range scan.
  return sql`${compare(`${direction}e`)} AND
    (${compare(direction)} OR (${compare('EQ')} AND ${isAfterRow(rest, row, index + 1)}))`;
}
