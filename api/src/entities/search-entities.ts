import type { Pagination } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { compileSearch, type Viewer } from './compile-search.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { MAX_ROWS, type SearchBody } from './search-body.ts';
import { selectWireColumns } from './select-columns.ts';

export interface SearchAnswer {
  /** The rows as JSON, a list in one text: the database writes it, and nobody reads it on the way to the caller. */
  readonly data: string;
  readonly pagination?: Pagination;
}

/**
 * The rows that a viewer asked for, a page of them with the count of all, or the first, a thousand at most (design §3,
 * Search).
 * @throws ApiProblem 400 or 401, see `compileSearch`
 */
export async function searchEntities(
  database: Database,
  entity: EntityDefinition,
  search: SearchBody,
  viewer: Viewer,
): Promise<SearchAnswer> {
  const { fields, where, orderBy } = compileSearch(entity, search, viewer);
  const table = sql.table(entity.table);
  const { page, size } = search.pagination ?? { page: 1, size: search.limit ?? MAX_ROWS };
  const before = (page - 1) * size;
  const count = search.pagination ? sql`(SELECT count(*) FROM ${table} WHERE ${where})` : sql`0`;
  // One round trip and one row: the list and the count of all see the same moment.
  const { rows } = await sql<{ data: string; total: number }>`
    SELECT coalesce(json_agg(one)::text, '[]') AS data, ${count} AS total
    FROM (
      SELECT ${selectWireColumns(entity, fields)} FROM ${table}
      WHERE ${where} ORDER BY ${orderBy} LIMIT ${size} OFFSET ${before}
    ) AS one`.execute(database);
  const [{ data, total } = { data: '[]', total: 0 }] = rows;
  return search.pagination ? { data, pagination: describePage(page, size, total) } : { data };
}

function describePage(page: number, size: number, total: number): Pagination {
  const before = (page - 1) * size;
  const last = Math.min(before + size, total);
  const isEmpty = last <= before;
  return {
    current: page,
    total,
    pages: Math.ceil(total / size),
    first: isEmpty ? 0 : before + 1,
    last: isEmpty ? 0 : last,
  };
}
