import { sql } from 'kysely';
import type { Pagination } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
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
  const select = sql<Record<string, unknown>>`
    SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${orderBy} LIMIT ${size} OFFSET ${offset}`;
  if (!search.pagination) return { data: wired(entity, (await select.execute(database)).rows) };

  const count = sql<{ total: number }>`SELECT count(*) AS total FROM ${table} WHERE ${where}`;
  const [{ rows }, counted] = await Promise.all([select.execute(database), count.execute(database)]);
  const total = counted.rows[0]?.total ?? 0;
  return { data: wired(entity, rows), pagination: describePage(page, size, total, rows.length) };
}

function wired(entity: EntityDefinition, rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return rows.map((row) => toWire(entity, row));
}

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
