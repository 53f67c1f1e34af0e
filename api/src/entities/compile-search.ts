import { type Fragment, sql } from '../database/sql.ts';
import { type FieldProblems, invalid, unauthorized } from '../http/problems.ts';
import { compileCondition, OPERATORS, OperandProblem } from './compile-condition.ts';
import type { EntityDefinition, FieldDefinition } from './entity-definition.ts';
import { readDateRange } from './read-date-range.ts';
import type { SearchBody } from './search-body.ts';

/** Who asks: a stranger sees less of some entities. */
export type Viewer = 'anonymous' | 'staff';

const MAX_DEPTH = 5;
const MAX_CONDITIONS = 200;

/** A search in parts of SQL. Names come from the definition only, values are parameters. */
export interface CompiledSearch {
  /** Names of the fields of a row, in the order asked for. */
  readonly fields: readonly string[];
  readonly where: Fragment<boolean>;
  /** How many comparisons the caller asked for. */
  readonly conditions: number;
  /** A group without a condition, which every row meets, is among what the caller asked for. */
  readonly hasEmptyGroup: boolean;
  /** Total: ties break by the key. */
  readonly order: readonly OrderPart[];
  readonly orderBy: Fragment<unknown>;
}

export interface OrderPart {
  readonly column: Fragment<unknown>;
  readonly field: FieldDefinition;
  readonly isDescending: boolean;
}

/**
 * Turns a search into SQL for this viewer.
 * @throws ApiProblem 400 naming every part that is wrong; 401 when a stranger asks for more than is public
 */
export function compileSearch(entity: EntityDefinition, search: SearchBody, viewer: Viewer): CompiledSearch {
  const problems: Record<string, string> = {};
  let isTooCurious = false;
  let conditions = 0;
  let comparisons = 0;
  let hasEmptyGroup = false;

  function findField(name: unknown, path: string): FieldDefinition | undefined {
    const field = typeof name === 'string' ? entity.fields.get(name) : undefined;
    if (!field) problems[path] = `${entity.name} has no field ${JSON.stringify(name)?.slice(0, 60)}`;
    else if (viewer === 'anonymous' && entity.publicFields && !entity.publicFields.includes(name as string))
      isTooCurious = true;
    return field;
  }

  function compileList(list: readonly unknown[], path: string, depth: number): Fragment<boolean>[] {
    return list.flatMap((item, index) => compileItem(item, `${path}.${index}`, depth) ?? []);
  }

  function compileItem(item: unknown, path: string, depth: number): Fragment<boolean> | undefined {
    conditions += 1;
    if (conditions > MAX_CONDITIONS) problems.query = `a query holds at most ${MAX_CONDITIONS} conditions`;
    else if (typeof item !== 'object' || item === null || Array.isArray(item)) problems[path] = 'expected a condition';
    else if ('query' in item) return compileGroup(item as Partial<Record<string, unknown>>, path, depth);
    else return compileOne(item as Partial<Record<string, unknown>>, path);
    return undefined;
  }

  function compileGroup(group: Partial<Record<string, unknown>>, path: string, depth: number) {
    const operator = typeof group.operator === 'string' ? group.operator.toUpperCase() : undefined;
    const unknown = Object.keys(group).filter((name) => name !== 'operator' && name !== 'query');
    for (const name of unknown) problems[`${path}.${name}`] = 'is not known here';
    if (operator !== 'AND' && operator !== 'OR') problems[`${path}.operator`] = 'expected AND or OR';
    else if (!Array.isArray(group.query)) problems[`${path}.query`] = 'expected a list';
    else if (depth >= MAX_DEPTH) problems[path] = `groups nest at most ${MAX_DEPTH} deep`;
    else {
      hasEmptyGroup ||= group.query.length === 0;
      return join(compileList(group.query, `${path}.query`, depth + 1), operator);
    }
    return undefined;
  }

  function compileOne(condition: Partial<Record<string, unknown>>, path: string): Fragment<boolean> | undefined {
    const { field: name, operator, value, type, ...unknown } = condition;
    for (const key of Object.keys(unknown)) problems[`${path}.${key}`] = 'is not known here';
    const field = findField(name, `${path}.field`);
    const known = typeof operator === 'string' ? OPERATORS.find((one) => one === operator.toLowerCase()) : undefined;
    if (!known) problems[`${path}.operator`] = 'expected one of EQ, NE, gt, gte, lt, lte, in, nin, like';
    if (type !== undefined && type !== 'date') problems[`${path}.type`] = 'expected date or nothing';
    else if (type === 'date' && field && field.kind !== 'day' && field.kind !== 'instant')
      problems[`${path}.type`] = `${name} is no date`;
    if (!field || !known) return undefined;
    comparisons += 1;
    try {
      return compileCondition(columnOf(entity, field), field, known, value);
    } catch (error) {
      if (!(error instanceof OperandProblem)) throw error;
      problems[`${path}.value`] = error.message;
      return undefined;
    }
  }

  const asked = search.fields?.length ? [...new Set(search.fields)] : defaultFields(entity, viewer);
  asked.forEach((name, index) => {
    findField(name, `fields.${index}`);
  });
  if (search.entity !== undefined && search.entity !== entity.name) problems.entity = `expected ${entity.name}`;
  const asks = compileList(search.query ?? [], 'query', 0);
  if (search.free && !entity.isFree) problems.free = 'is not known here';
  const range = search.free && readDateRange(search.free, problems, 'free.');
  if (range && entity.isFree) asks.push(entity.isFree(range));
  if (search.limit && search.pagination) problems.limit = 'does not go together with pagination';
  const sorts = search.sort === undefined ? [] : Array.isArray(search.sort) ? search.sort : [search.sort];
  const order: OrderPart[] = sorts.flatMap(({ field: name, direction = 1 }, index) => {
    const field = findField(name, `sort.${index}.field`);
    if (field?.kind === 'list') problems[`sort.${index}.field`] = 'a list has no order';
    const isDescending = String(direction).startsWith('-') || String(direction).startsWith('desc');
    return field ? [{ column: columnOf(entity, field), field, isDescending }] : [];
  });

  refuse(problems, isTooCurious);
  const key = entity.fields.get(entity.key) as FieldDefinition;
  const natural = { ...key, kind: 'integer' as const, column: entity.naturalOrder };
  for (const field of order.length === 0 ? [natural, key] : [key])
    order.push({ column: columnOf(entity, field), field, isDescending: false });
  return {
    fields: asked,
    conditions: comparisons,
    hasEmptyGroup,
    where: join([...visibleRows(entity, viewer), ...asks], 'AND'),
    order,
    orderBy: sql.join(
      order.map(({ column, isDescending }) => sql`${column} ${sql.raw(isDescending ? 'DESC' : 'ASC')}`),
    ),
  };
}

function refuse(problems: FieldProblems, isTooCurious: boolean): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (isTooCurious) throw unauthorized();
}

/** Conditions on the rows that this viewer may see in a list. */
export function visibleRows(entity: EntityDefinition, viewer: Viewer): Fragment<boolean>[] {
  const conditions: Fragment<boolean>[] = [];
  if (entity.hidden) conditions.push(sql.raw(entity.hidden));
  if (entity.hiddenFromPublic && viewer === 'anonymous') conditions.push(sql.raw(`NOT (${entity.hiddenFromPublic})`));
  return conditions;
}

export function defaultFields(entity: EntityDefinition, viewer: Viewer): readonly string[] {
  return (viewer === 'anonymous' && entity.publicFields) || [...entity.fields.keys()];
}

export function keyColumn(entity: EntityDefinition): Fragment<unknown> {
  return columnOf(entity, entity.fields.get(entity.key) as FieldDefinition);
}

/** Qualified, so that an order means the column with its index and not an alias. */
export function columnOf(entity: EntityDefinition, field: FieldDefinition): Fragment<unknown> {
  return sql.ref(`${entity.table}.${field.column}`);
}

function join(conditions: readonly Fragment<boolean>[], operator: 'AND' | 'OR'): Fragment<boolean> {
  // No condition holds nothing back, whichever way it would be joined.
  if (conditions.length === 0) return sql<boolean>`TRUE`;
  return sql<boolean>`(${sql.join(conditions, ` ${operator} `)})`;
}
