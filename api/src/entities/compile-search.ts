import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EntityField, FieldType } from 'shared-kit/domain';
import { type DescribedProblem, invalid, unauthorized } from '../platform/http/problems.ts';
import { compileCondition, findOperator, OPERATORS, OperandProblem, type SqlCondition } from './compile-condition.ts';
import {
  type EntityDefinition,
  type FieldTable,
  findField,
  keyField,
  type Role,
  readableFields,
} from './entity-definition.ts';
import { parseOperand } from './parse-operand.ts';
import type { SearchBody } from './search-body.ts';

const UNORDERED: readonly FieldType[] = ['list', 'group', 'groups'];
const MAX_DEPTH = 5;
const MAX_CONDITIONS = 200;
/** More days than two calendar days, `yyyy-MM-dd`, can be apart. */
const MAX_DAYS_APART = 10_000_000;

/** A search compiled to SQL fragments. Names come from the definition only, values are parameters. */
export interface CompiledSearch {
  /** Names of the selected fields, in the requested order. */
  readonly fields: readonly string[];
  readonly where: SqlCondition;
  /** Number of comparisons in the query. */
  readonly comparisons: number;
  /** Whether the query contains an empty group, which matches every row. */
  readonly hasEmptyGroup: boolean;
  /** Whether the query contains conditions of which one is enough. */
  readonly hasAlternatives: boolean;
  /** Total: ties break by the key. */
  readonly order: readonly OrderPart[];
  readonly orderBy: RawBuilder<unknown>;
}

/** An order that begins on a day. */
export interface DayOrder {
  /** In SQL. */
  readonly column: string;
  readonly day: string;
}

export interface OrderPart {
  /** In SQL. */
  readonly column: string;
  readonly type: EntityField['type'];
  readonly isDescending: boolean;
  /** Of the number of days from one on. */
  readonly from?: DayOrder;
}

const TOO_MANY_CONDITIONS: DescribedProblem = {
  type: 'too_many',
  maximum: MAX_CONDITIONS,
  message: `a query holds at most ${MAX_CONDITIONS} conditions`,
};
const TOO_DEEP: DescribedProblem = {
  type: 'too_deep',
  maximum: MAX_DEPTH,
  message: `groups nest at most ${MAX_DEPTH} deep`,
};
const expected = (type: string, name: string): DescribedProblem => ({
  type: 'wrong_type',
  expected: type,
  message: `expected ${name}`,
});
const notOneOf = (values: readonly string[], message: string): DescribedProblem => ({
  type: 'not_one_of',
  values,
  message,
});

type Unchecked = Partial<Record<string, unknown>>;

/**
 * Compiles a search to SQL, restricted to what the role may read.
 * @throws ApiProblem 400 naming every invalid part; 401 when an anonymous caller names a staff-only field
 */
export function compileSearch(entity: EntityDefinition, search: SearchBody, role: Role): CompiledSearch {
  const readable = readableFields(entity, role);
  const problems: Record<string, DescribedProblem> = {};
  let readsPrivateField = false;
  let asksPrivateField = false;
  let items = 0;
  let comparisons = 0;
  let hasEmptyGroup = false;
  let hasAlternatives = false;

  function readField(name: unknown, path: string): EntityField | undefined {
    const field = findField(entity, name);
    if (!field) {
      const message = `${entity.name} has no field ${JSON.stringify(name)?.slice(0, 60)}`;
      problems[path] = { type: 'unknown', message };
    } else {
      if (field.readBy !== 'anyone') readsPrivateField = true;
      if (!readable.includes(name as string)) asksPrivateField = true;
    }
    return field;
  }

  function compileList(list: readonly unknown[], path: string, depth: number): SqlCondition[] {
    return list.flatMap((item, index) => compileItem(item, `${path}.${index}`, depth) ?? []);
  }

  /** Compiles conditions that hold together, with the range that they imply, which has an index. */
  function compileAll(list: readonly unknown[], path: string, depth: number): SqlCondition[] {
    return [...compileList(list, path, depth), ...impliedRange(entity, list)];
  }

  function compileItem(item: unknown, path: string, depth: number): SqlCondition | undefined {
    items += 1;
    if (items > MAX_CONDITIONS) problems.query = TOO_MANY_CONDITIONS;
    else if (typeof item !== 'object' || item === null || Array.isArray(item))
      problems[path] = expected('object', 'a condition');
    else if ('query' in item) return compileGroup(item, path, depth);
    else return compileComparison(item, path);
    return undefined;
  }

  function compileGroup({ operator: name, query, ...unknown }: Unchecked, path: string, depth: number) {
    refuseUnknown(unknown, path);
    const operator = typeof name === 'string' ? name.toUpperCase() : undefined;
    if (operator !== 'AND' && operator !== 'OR')
      problems[`${path}.operator`] = notOneOf(['AND', 'OR'], 'expected AND or OR');
    else if (!Array.isArray(query)) problems[`${path}.query`] = expected('array', 'a list');
    else if (depth >= MAX_DEPTH) problems[path] = TOO_DEEP;
    else {
      hasEmptyGroup ||= query.length === 0;
      hasAlternatives ||= operator === 'OR' && query.length > 1;
      const compile = operator === 'AND' ? compileAll : compileList;
      return join(compile(query, `${path}.query`, depth + 1), operator);
    }
    return undefined;
  }

  function compileComparison({ field: name, operator, value, type, ...unknown }: Unchecked, path: string) {
    refuseUnknown(unknown, path);
    const field = readField(name, `${path}.field`);
    const known = findOperator(operator);
    if (!known) problems[`${path}.operator`] = notOneOf(OPERATORS, `expected one of ${OPERATORS.join(', ')}`);
    if (type !== undefined && type !== 'date')
      problems[`${path}.type`] = notOneOf(['date'], 'expected date or nothing');
    else if (type === 'date' && field && field.type !== 'day' && field.type !== 'instant')
      problems[`${path}.type`] = { type: 'not_comparable', message: `${name} is not a date` };
    if (!field || !known) return undefined;
    comparisons += 1;
    try {
      return compileCondition(columnOf(entity, field), field, known, value);
    } catch (error) {
      if (!(error instanceof OperandProblem)) throw error;
      problems[`${path}.value`] = error.problem;
      return undefined;
    }
  }

  function refuseUnknown(unknown: object, path: string): void {
    for (const name of Object.keys(unknown))
      problems[`${path}.${name}`] = { type: 'unknown', message: 'is not known here' };
  }

  const fields = search.fields?.length ? [...new Set(search.fields)] : readable;
  for (const [index, name] of fields.entries()) readField(name, `fields.${index}`);
  if (search.entity !== undefined && search.entity !== entity.name)
    problems.entity = notOneOf([entity.name], `expected ${entity.name}`);
  const conditions = compileAll(search.query ?? [], 'query', 0);
  const order = [search.sort ?? []].flat().flatMap(({ field: name, direction = 1, from }, index): OrderPart[] => {
    const field = readField(name, `sort.${index}.field`);
    if (field && UNORDERED.includes(field.type))
      problems[`sort.${index}.field`] = { type: 'not_comparable', message: 'a list has no order, nor have parts' };
    const isDescending = String(direction).startsWith('-') || String(direction).startsWith('desc');
    if (!field) return [];
    const column = columnOf(entity, field);
    if (from === undefined) return [{ column, type: field.type, isDescending }];
    const day = field.type === 'day' ? parseOperand('day', from) : undefined;
    if (day === undefined) problems[`sort.${index}.from`] = { type: 'not_a_date', message: 'expected a day of a date' };
    const start = { column, day: String(day) };
    return [{ column: daysFrom(start.day, column), type: 'integer', isDescending, from: start }];
  });
  if (search.text !== undefined && !entity.textSearch)
    problems.text = { type: 'unknown', message: `${entity.name} cannot be searched for a text` };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const isForStaff = search.text !== undefined || search.includeHidden === true;
  if (asksPrivateField || (isForStaff && role === 'anonymous')) throw unauthorized();
  if (search.text?.trim() && entity.textSearch) conditions.push(entity.textSearch(search.text));

  const isOrdered = order.length > 0;
  const { defaultOrderColumn } = entity;
  if (!isOrdered)
    order.push({ column: columnOf(entity, { column: defaultOrderColumn }), type: 'integer', isDescending: false });
  const key = keyField(entity);
  order.push({ column: columnOf(entity, key), type: key.type, isDescending: false });
  return {
    fields,
    comparisons,
    hasEmptyGroup,
    hasAlternatives,
    where: join(
      [
        ...(readsPrivateField || search.text !== undefined ? ownRows(entity) : []),
        ...visibleRows(entity, role, search.includeHidden),
        ...conditions,
      ],
      'AND',
    ),
    order,
    orderBy: sql.raw(order.map(({ column, isDescending }) => `${column} ${isDescending ? 'DESC' : 'ASC'}`).join(', ')),
  };
}

/**
 * Returns the condition that the days of a row overlap those that its conditions name, as a list: a row that begins by one day
 * and ends on another one or later overlaps both. Empty when they name none.
 */
function impliedRange({ range, fields, table }: EntityDefinition, list: readonly unknown[]): SqlCondition[] {
  if (!range) return [];
  const dayOf = (name: string, operators: readonly string[]) => {
    const found = list.find((item): item is { value: unknown } => {
      const { field, operator } = (item ?? {}) as Unchecked;
      return field === name && operators.includes(String(operator).toLowerCase());
    });
    return found && parseOperand('day', found.value);
  };
  const [last, first] = [dayOf(range.from, ['lte', 'lt', 'eq']), dayOf(range.to, ['gte', 'gt', 'eq'])];
  if (last === undefined || first === undefined) return [];
  const [from, to] = [range.from, range.to].map((name) => columnOf({ table, fields }, fields[name] as EntityField));
  return [
    sql<SqlBool>`daterange(${sql.raw(`${from}, ${to}`)}, '[]') &&
      daterange(least(${first}::date, ${last}::date), greatest(${first}::date, ${last}::date), '[]')`,
  ];
}

/** Returns the condition of the rows that are entities of this kind, as a list. */
export function ownRows({ rowsWhere }: EntityDefinition): SqlCondition[] {
  return rowsWhere ? [sql.raw<SqlBool>(`(${rowsWhere})`)] : [];
}

/** Returns the condition of the rows that a role may see in lists, as a list. */
export function visibleRows({ unlisted }: EntityDefinition, role: Role, includeHidden = false): SqlCondition[] {
  if (!unlisted || (unlisted.from === 'anonymous' ? role !== 'anonymous' : includeHidden)) return [];
  return [sql.raw<SqlBool>(`NOT (${unlisted.where})`)];
}

/** Returns the qualified column, so that ORDER BY uses the indexed column and not an alias. */
export function columnOf({ table }: FieldTable, { column }: Pick<EntityField, 'column'>): string {
  return `"${table}"."${column}"`;
}

/** Returns an expression that counts the days since a parsed day; those before it count more than all others. */
function daysFrom(day: string, column: string): string {
  const days = `(${column} - DATE '${day}')`;
  return `CASE WHEN ${days} >= 0 THEN ${days} ELSE ${MAX_DAYS_APART} - ${days} END`;
}

export function join(conditions: readonly SqlCondition[], operator: 'AND' | 'OR'): SqlCondition {
  if (conditions.length === 0) return sql.raw<SqlBool>('TRUE');
  return sql<SqlBool>`(${sql.join(conditions, sql.raw(` ${operator} `))})`;
}
