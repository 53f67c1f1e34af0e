import { type Fragment, sql } from '../database/sql.ts';
import type { FieldDefinition, FieldKind } from './entity-definition.ts';
import { type Operand, parseOperand } from './parse-operand.ts';

const COMPARISONS = new Map([
  ['eq', '='],
  ['ne', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
]);
export const OPERATORS = [...COMPARISONS.keys(), 'in', 'nin', 'like'] as const;

const MAX_LIST = 10_000;

const CASTS: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  choice: 'text',
  list: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  day: 'date',
  instant: 'timestamptz',
};

/** What cannot be compared, in words. */
export class OperandProblem extends Error {
  override readonly name = 'OperandProblem';
}

/**
 * One comparison of a column with a value that the caller sent; the value only ever travels as a parameter.
 * On a list, `EQ` means that the list contains the value.
 * @param operator one of `OPERATORS`
 * @throws OperandProblem
 */
export function compileCondition(
  column: Fragment<unknown>,
  { kind }: FieldDefinition,
  operator: string,
  value: unknown,
): Fragment<boolean> {
  const cast = sql.raw(CASTS[kind]);
  if (operator === 'in' || operator === 'nin') {
    const isIn =
      kind === 'list'
        ? sql<boolean>`${column} && ${operands(kind, value)}::text[]`
        : sql<boolean>`${column} = ANY(${operands(kind, value)}::${cast}[])`;
    return operator === 'in' ? isIn : sql<boolean>`NOT (${isIn})`;
  }
  if (operator === 'like') {
    if (kind !== 'text' && kind !== 'choice') throw new OperandProblem('like compares text only');
    return sql<boolean>`${column} ILIKE ${likePattern(String(operand(kind, value)))}`;
  }
  if (kind === 'list') {
    if (operator !== 'eq' && operator !== 'ne') throw new OperandProblem(`${operator} does not work on a list`);
    const contains = sql<boolean>`${operand(kind, value)}::text = ANY(${column})`;
    return operator === 'eq' ? contains : sql<boolean>`NOT (${contains})`;
  }
  const comparison = COMPARISONS.get(operator);
  if (!comparison) throw new OperandProblem(`${operator} is not an operator`);
  return sql<boolean>`${column} ${sql.raw(comparison)} ${operand(kind, value)}::${cast}`;
}

function operand(kind: FieldKind, value: unknown): Operand {
  const parsed = parseOperand(kind, value);
  if (parsed === undefined) throw new OperandProblem(EXPECTED[kind]);
  return parsed;
}

function operands(kind: FieldKind, value: unknown): Operand[] {
  if (!Array.isArray(value)) throw new OperandProblem('expected a list of values');
  if (value.length > MAX_LIST) throw new OperandProblem(`a list holds at most ${MAX_LIST} values`);
  return value.map((item) => operand(kind, item));
}

/** `%` stands for any text; a value without one is looked for anywhere. */
function likePattern(value: string): string {
  const escaped = value.replace(/[\\_]/g, '\\$&');
  return escaped.includes('%') ? escaped : `%${escaped}%`;
}

const EXPECTED: Readonly<Record<FieldKind, string>> = {
  text: 'expected a text',
  choice: 'expected a text',
  list: 'expected a text',
  integer: 'expected a whole number',
  decimal: 'expected a number',
  day: 'expected a date, yyyy-MM-dd',
  instant: 'expected an ISO timestamp',
};
