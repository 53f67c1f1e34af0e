import type { Pagination } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { compileSearch, type Viewer } from './compile-search.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { MAX_ROWS, type SearchBody } from './search-body.ts';
import { toWire } from './to-wire.ts';

export interface SearchAnswer {
  readonly data: readonly Record<string, unknown>[];
  readonly pagination?: Pagination;
}

/**
 * The rows that a viewer asked for, a page of them or the first thousand (design §3, Search).
 * @throws ApiProblem 400 or 401, see `compileSearch`
 */
export async function searchEntities(
  database: Database,
  entity: EntityDefinition,
  search: SearchBody,
  viewer: Viewer,
): Promise<SearchAnswer> {
  const { columns, where, orderBy } = compileSearch(entity, search, viewer);
  const table = sql.table(entity.table);
  const { page, size } = search.pagination ?? { page: 1, size: MAX_ROWS };
  const offset = (page - 1) * size;
  const count = sql<{ total: number }>`SELECT count(*) AS total FROM ${table} WHERE ${where}`;
  // One round trip: each row of a page carries the count of all.
  const counted = search.pagination ? sql`, (${count}) AS ${sql.ref(TOTAL)}` : sql``;
  const { rows } = await sql<Row>`
    SELECT ${columns}${counted} FROM ${table} WHERE ${where} ORDER BY ${orderBy} LIMIT ${size} OFFSET ${offset}`.execute(
    database,
  );
  const data = rows.map(({ [TOTAL]: _, ...row }) => toWire(entity, row));
  if (!search.pagination) return { data };
  const total = rows[0]?.[TOTAL] ?? (page === 1 ? 0 : (await count.execute(database)).rows[0]?.total);
  return { data, pagination: describePage(page, size, Number(total), rows.length) };
}

type Row = Record<string, unknown>;

/** No field has a blank in its name. */
const TOTAL = 'row count';

function describePage(page: number, size: number, total: number, shown: number): Pagination {
  const before = (page - 1) * size;
  return {
    current: page,
    total,
    pages: Math.ceil(total / size),
    first: shown === 0 ? 0 : before + 1,
    last: shown === 0 ? 0 : before + shown,
  };
}
