import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EntityField, Pagination } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { SQL_TYPES, type SqlCondition } from './compile-condition.ts';
import {
  type CompiledSearch,
  columnOf,
  compileSearch,
  type DayOrder,
  join,
  ownRows,
  visibleRows,
} from './compile-search.ts';
import {
  type EntityDefinition,
  type EntityKey,
  type FieldTable,
  findField,
  keyField,
  type Role,
  readableFields,
  type WireEntity,
} from './entity-definition.ts';
import { parseOperand } from './parse-operand.ts';
import { type CountBody, MAX_ROWS, type SearchBody, type ValueCount } from './search-body.ts';

/** Rows of a search that are counted: counting all of a large table takes longer than anybody reads pages. */
const MAX_COUNTED = 10_000;

export interface SearchAnswer {
  readonly data: readonly WireEntity[];
  readonly pagination?: Pagination;
}

/**
 * Runs a search: one page with the total count, or without `pagination` the first thousand rows.
 * @throws ApiProblem 400 or 401, see `compileSearch`
 */
export async function searchEntities(
  database: Database,
  entity: EntityDefinition,
  search: SearchBody,
  role: Role,
): Promise<SearchAnswer> {
  const compiled = compileSearch(entity, search, role);
  const table = sql.table(entity.table);
  const { page, size } = search.pagination ?? { page: 1, size: MAX_ROWS };
  const { found, from, where, end } = planSearch(entity, compiled, search, page, size);
  const count = search.pagination
    ? sql`(SELECT count(*) FROM (SELECT FROM ${from} LIMIT ${MAX_COUNTED + 1}) AS counted)`
    : sql.raw('0');
  // One statement, so that rows and count are consistent.
  const { rows: answers } = await sql<{ data: WireEntity[] | null; total: number }>`
    ${found} SELECT json_agg(${wireRow(entity)}) AS data, ${count} AS total FROM (
      SELECT ${wireColumns(entity, compiled.fields)} FROM ${table}
      WHERE ${where} ORDER BY ${compiled.orderBy} ${end}
    ) AS one`.execute(database);
  const { data, total } = answers[0] ?? { data: null, total: 0 };
  return { data: data ?? [], ...(search.pagination && { pagination: describePage(page, size, total, data?.length) }) };
}

interface SearchPlan {
  /** Finds the keys of the page, for an order that no index has. */
  readonly found: RawBuilder<unknown>;
  /** What is counted. */
  readonly from: RawBuilder<unknown>;
  readonly where: SqlCondition;
  readonly end: RawBuilder<unknown>;
}

function planSearch(
  entity: EntityDefinition,
  compiled: CompiledSearch,
  { text, sort }: SearchBody,
  page: number,
  size: number,
): SearchPlan {
  const limits = sql`LIMIT ${size} OFFSET ${(page - 1) * size}`;
  const [first] = [sort ?? []].flat();
  const from = sql`${sql.table(entity.table)} WHERE ${compiled.where}`;
  if (text?.trim() || compiled.hasAlternatives) return findFirst(entity, compiled, limits);
  if (!first?.from) return { found: sql``, from, where: compiled.where, end: limits };
  const [place] = compiled.order;
  if (!place?.from || place.isDescending || compiled.order.length > 2) return findFirst(entity, compiled, limits);
  return { ...findFromDay(entity, compiled, { place: place.from, end: page * size, limits }), from };
}

/**
 * Returns the parts of a search in the order of the days from one on, and then of those before it, the latest first: two walks
 * over the index of the day, each up to the end of the page.
 */
function findFromDay(
  entity: EntityDefinition,
  { where, order }: CompiledSearch,
  { place, end, limits }: { readonly place: DayOrder; readonly end: number; readonly limits: RawBuilder<unknown> },
) {
  const key = sql.raw(columnOf(entity, keyField(entity)));
  const [day, column] = [sql.raw(`DATE '${place.day}'`), sql.raw(place.column)];
  const walk = (operator: '>=' | '<', direction: 'ASC' | 'DESC') => sql`(
    SELECT ${key} AS key, ${sql.raw(order[0]?.column ?? '')} AS place FROM ${sql.table(entity.table)}
    WHERE ${where} AND ${column} ${sql.raw(operator)} ${day} ORDER BY ${column} ${sql.raw(direction)}, ${key} LIMIT ${end}
  )`;
  return {
    found: sql`WITH found AS MATERIALIZED (${walk('>=', 'ASC')} UNION ALL ${walk('<', 'DESC')})`,
    where: sql<SqlBool>`${key} = ANY(ARRAY(SELECT key FROM found ORDER BY place, key ${limits}))`,
    end: sql``,
  };
}

/**
 * Returns the parts of a search that first finds all keys, and then reads the rows of a page. With one `WHERE`, PostgreSQL
 * reads all rows in the order of the search until enough of them contain a rare text or fulfil one of several conditions, and
 * converts all rows of an order that no index has.
 */
function findFirst(
  entity: EntityDefinition,
  { where, order }: CompiledSearch,
  limits: RawBuilder<unknown>,
): SearchPlan {
  const key = sql.raw(columnOf(entity, keyField(entity)));
  const places = sql.raw(order.map(({ column }, index) => `${column} AS "place ${index}"`).join(', '));
  const byPlace = sql.raw(
    order.map(({ isDescending }, i) => `"place ${i}" ${isDescending ? 'DESC' : 'ASC'}`).join(', '),
  );
  return {
    found: sql`WITH found AS MATERIALIZED (SELECT ${key} AS key, ${places} FROM ${sql.table(entity.table)} WHERE ${where})`,
    from: sql.raw('found'),
    where: sql<SqlBool>`${key} = ANY(ARRAY(SELECT key FROM found ORDER BY ${byPlace} ${limits}))`,
    end: sql``,
  };
}

/**
 * Counts the results of a search by the values of a field, or by lists of conditions. A count stops at `MAX_COUNTED`, unless it is
 * by a field without a fixed list of values.
 * @throws ApiProblem 400 or 401, see `compileSearch`
 */
export async function countEntities(
  database: Database,
  entity: EntityDefinition,
  { by, ...search }: CountBody,
): Promise<readonly ValueCount[]> {
  if (typeof by === 'object') return await countConditions(database, entity, search, by);
  const field = findField(entity, by);
  if (field?.type === 'choice' && !field.optional) {
    const values = [...field.values].sort();
    const conditions = values.map((value): [string, unknown[]] => [value, [{ field: by, operator: 'EQ', value }]]);
    const counts = await countConditions(database, entity, search, Object.fromEntries(conditions));
    return counts.filter(({ count }) => count > 0);
  }
  const { where } = compileSearch(entity, { ...search, fields: [by] }, 'staff');
  const column = sql.raw(columnOf(entity, field as EntityField));
  const { rows } = await sql<{ value: unknown; count: number }>`
    SELECT ${column} AS value, count(*) AS count FROM ${sql.table(entity.table)}
    WHERE ${join([where, ...ownRows(entity)], 'AND')} GROUP BY 1 ORDER BY 1`.execute(database);
  return rows;
}

async function countConditions(
  database: Database,
  entity: EntityDefinition,
  search: SearchBody,
  by: Readonly<Record<string, unknown[]>>,
): Promise<readonly ValueCount[]> {
  const compile = (body: SearchBody) => join([compileSearch(entity, body, 'staff').where, ...ownRows(entity)], 'AND');
  const within = compile(search);
  // Each by its own index, instead of all by reading the whole table.
  const counts = Object.values(by).map((query) => {
    const asked = compile({ query, includeHidden: search.includeHidden ?? false });
    const rows = sql`SELECT FROM ${sql.table(entity.table)} WHERE ${within} AND ${asked} LIMIT ${MAX_COUNTED + 1}`;
    return sql`(SELECT count(*) FROM (${rows}) AS counted)`;
  });
  const { rows } = await sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts)}]::integer[] AS counts`.execute(
    database,
  );
  return Object.keys(by).map((value, index) => {
    const count = rows[0]?.counts[index] ?? 0;
    return count > MAX_COUNTED ? { value, count: MAX_COUNTED, more: true } : { value, count };
  });
}

/**
 * Returns one entity by its key as text, with its children, or undefined. Staff also get hidden rows: bookings refer to cars
 * off sale.
 */
export async function getEntity(
  database: Database,
  entity: EntityDefinition,
  id: string,
  role: Role,
): Promise<WireEntity | undefined> {
  const { type } = keyField(entity);
  const key = parseOperand(type, type === 'integer' && /^\d{1,15}$/.test(id) ? Number(id) : id);
  if (key === undefined || typeof key === 'boolean') return undefined;
  const conditions = role === 'staff' ? [] : visibleRows(entity, role);
  const columns = sql`${wireColumns(entity, readableFields(entity, role))}${childColumns(entity, role)}`;
  const [found] = await selectEntities(database, entity, columns, [key], conditions);
  return found;
}

/**
 * Returns entities with all fields that the role may read, and with their children if asked for, in the order of `keys`;
 * missing ones are left out.
 */
export async function getEntities(
  database: Database,
  entity: EntityDefinition,
  keys: readonly EntityKey[],
  { role = 'staff', withChildren = false }: { readonly role?: Role; readonly withChildren?: boolean } = {},
): Promise<WireEntity[]> {
  const children = withChildren ? childColumns(entity, role) : sql``;
  const columns = sql`${wireColumns(entity, readableFields(entity, role))}${children}`;
  const found = await selectEntities(database, entity, columns, keys, []);
  const byKey = new Map(found.map((one) => [one[entity.key], one]));
  return keys.flatMap((key): WireEntity[] => {
    const one = byKey.get(key);
    return one ? [one] : [];
  });
}

async function selectEntities(
  database: Database,
  entity: EntityDefinition,
  columns: RawBuilder<unknown>,
  keys: readonly EntityKey[],
  conditions: readonly SqlCondition[],
): Promise<WireEntity[]> {
  const rows = sql`
    SELECT ${columns} FROM ${sql.table(entity.table)}
    WHERE ${join([hasKey(entity, keys), ...ownRows(entity), ...conditions], 'AND')}`;
  const { rows: answers } = await selectWire(entity, rows).execute(database);
  return answers.map(({ one }) => one);
}

/** Returns the statement that selects rows of `wireColumns` as JSON. */
export function selectWire(entity: EntityDefinition, rows: RawBuilder<unknown>): RawBuilder<{ one: WireEntity }> {
  return sql<{ one: WireEntity }>`SELECT ${wireRow(entity)} AS one FROM (${rows}) AS one`;
}

/** Returns the condition that the key is one of `keys`, in one array parameter. */
export function hasKey(entity: EntityDefinition, keys: readonly EntityKey[]): SqlCondition {
  const key = keyField(entity);
  const [column, type] = [sql.raw(columnOf(entity, key)), sql.raw(SQL_TYPES[key.type])];
  return sql<SqlBool>`${column} = ANY(${[...keys]}::${type}[])`;
}

/** Returns the columns of fields, aliased to the field names. */
export function selectColumns(entity: EntityDefinition, fields: readonly string[]): RawBuilder<unknown> {
  return columns(entity, fields, (column) => column);
}

/** Returns the columns in wire format (dates as `{ $date }`). */
export function wireColumns(entity: FieldTable, fields: readonly string[]): RawBuilder<unknown> {
  return columns(entity, fields, (column, { type, optional }) => {
    if (type !== 'day' && type !== 'instant') return column;
    const text = type === 'day' ? column : `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const date = `json_build_object('$date', ${text})`;
    return optional ? `CASE WHEN ${column} IS NOT NULL THEN ${date} END` : date;
  });
}

/** Returns further columns of `wireColumns`, each after a comma: the lists of an entity's children that the role may read. */
export function childColumns(
  entity: EntityDefinition,
  role: Role,
  names: readonly string[] = Object.keys(entity.children ?? {}),
): RawBuilder<unknown> {
  const key = sql.raw(columnOf(entity, keyField(entity)));
  const children = Object.entries(entity.children ?? {}).filter(([name]) => names.includes(name));
  const lists = children.map(([name, child]) => {
    const [parent, position] = [child.parent, 'position'].map((column) => sql.raw(columnOf(child, { column })));
    return sql`, (
      SELECT coalesce(json_agg(child), '[]') FROM (
        SELECT ${wireColumns(child, readableFields(child, role))} FROM ${sql.table(child.table)}
        WHERE ${parent} = ${key} ORDER BY ${position}
      ) AS child
    ) AS ${sql.ref(name)}`;
  });
  return lists.length > 0 ? sql.join(lists, sql``) : sql``;
}

function columns(
  entity: FieldTable,
  fields: readonly string[],
  write: (column: string, field: EntityField) => string,
): RawBuilder<unknown> {
  const written = fields.map((name) => {
    const field = findField(entity, name) as EntityField;
    return `${write(columnOf(entity, field), field)} AS "${name}"`;
  });
  return sql.raw(written.join(', '));
}

/** Serializes a row as JSON without null fields. */
function wireRow({ fields, children = {} }: EntityDefinition): RawBuilder<unknown> {
  const all = [fields, ...Object.values(children).map((child) => child.fields)];
  const hasOptional = all.flatMap(Object.values<EntityField>).some(({ optional }) => optional);
  return sql.raw(hasOptional ? 'json_strip_nulls(row_to_json(one))' : 'row_to_json(one)');
}

/**
 * @param size 0 for the total alone
 * @param counted rows, of which no more than `MAX_COUNTED` and one are counted
 * @param shown rows of the page, which may be beyond those that are counted
 */
export function describePage(page: number, size: number, counted: number, shown?: number): Pagination {
  const before = (page - 1) * size;
  const more = shown !== undefined && counted > MAX_COUNTED;
  const total = more ? MAX_COUNTED : counted;
  const last = more ? before + shown : Math.min(before + size, total);
  const isEmpty = last <= before;
  return {
    current: page,
    total,
    ...(more && { more }),
    pages: size > 0 ? Math.ceil(total / size) : 0,
    first: isEmpty ? 0 : before + 1,
    last: isEmpty ? 0 : last,
  };
}
