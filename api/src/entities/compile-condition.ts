import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EntityField, FieldType } from 'shared-kit/domain';
import type { DescribedProblem } from '../platform/http/problems.ts';
import { type Operand, parseOperand } from './parse-operand.ts';

/** An SQL condition. */
export type SqlCondition = RawBuilder<SqlBool>;

const COMPARISONS: Readonly<Record<string, string>> = { EQ: '=', NE: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' };
/** Matched case-insensitively. */
export const OPERATORS = [...Object.keys(COMPARISONS), 'in', 'nin', 'like'] as const;
type Operator = (typeof OPERATORS)[number];

/** As many rows as a search answers at most. */
const MAX_LIST = 1_000;

/** SQL types that operands are cast to; of a list, of its items. */
export const SQL_TYPES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  choice: 'text',
  list: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  day: 'date',
  instant: 'timestamptz',
  boolean: 'boolean',
  group: 'jsonb',
  groups: 'jsonb',
};

/** Thrown for an operand that the operator cannot compare with the field; `problem` says why. */
export class OperandProblem extends Error {
  override readonly name = 'OperandProblem';
  readonly problem: DescribedProblem;

  constructor(problem: DescribedProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const notComparable = (message: string) => new OperandProblem({ type: 'not_comparable', message });

export function findOperator(name: unknown): Operator | undefined {
  return typeof name === 'string' ? OPERATORS.find((one) => one.toLowerCase() === name.toLowerCase()) : undefined;
}

/**
 * Returns a comparison of a column with a caller's value, which is a parameter, unless it is one of the values of a choice:
 * partial indexes are those of such values, and a prepared statement finds them only in its text.
 * On a list, `EQ` means that the list contains the value.
 * @param column in SQL
 * @throws OperandProblem
 */
export function compileCondition(
  column: string,
  { type, values }: Pick<EntityField, 'type'> & { readonly values?: readonly unknown[] },
  operator: Operator,
  value: unknown,
): SqlCondition {
  const left = sql.raw(column);
  const isList = type === 'list';
  const cast = sql.raw(SQL_TYPES[type]);
  if (operator === 'in' || operator === 'nin') {
    const list = operands(type, value);
    const isIn = compileIn();
    return operator === 'in' ? isIn : sql<SqlBool>`NOT (${isIn})`;

    function compileIn(): SqlCondition {
      if (isChoice(list)) return sql<SqlBool>`${left} IN (${sql.join(list.map((one) => sql.lit(one)))})`;
      const all = sql`${list}::${cast}[]`;
      return isList ? sql<SqlBool>`${left} && ${all}` : sql<SqlBool>`${left} = ANY(${all})`;
    }
  }
  if (operator === 'like') {
    if (type !== 'text' && type !== 'choice') throw notComparable('like compares text only');
    return sql<SqlBool>`${left} ILIKE ${likePattern(String(operand(type, value)))}`;
  }
  if (isList) {
    if (operator !== 'EQ' && operator !== 'NE') throw notComparable(`${operator} does not work on a list`);
    const contains = sql<SqlBool>`${operand(type, value)}::text = ANY(${left})`;
    return operator === 'EQ' ? contains : sql<SqlBool>`NOT (${contains})`;
  }
  const compared = operand(type, value);
  const right = isChoice([compared]) ? sql.lit(compared) : sql`${compared}::${cast}`;
  return sql<SqlBool>`${left} ${sql.raw(COMPARISONS[operator] ?? '=')} ${right}`;

  function isChoice(list: readonly Operand[]): boolean {
    return type === 'choice' && list.length > 0 && list.every((one) => values?.includes(one));
  }
}

function operand(type: FieldType, value: unknown): Operand {
  const parsed = parseOperand(type, value);
  if (parsed === undefined) throw new OperandProblem(EXPECTED[type]);
  return parsed;
}

function operands(type: FieldType, value: unknown): Operand[] {
  if (!Array.isArray(value)) throw new OperandProblem(NOT_A_LIST);
  if (value.length > MAX_LIST) throw new OperandProblem(TOO_MANY_VALUES);
  return value.map((item) => operand(type, item));
}

/** Returns a LIKE pattern: `%` is a wildcard, a value without one matches anywhere. */
function likePattern(value: string): string {
  const escaped = value.replace(/[\\_]/g, '\\$&');
  return escaped.includes('%') ? escaped : `%${escaped}%`;
}

const NOT_A_LIST: DescribedProblem = { type: 'wrong_type', expected: 'array', message: 'expected a list of values' };
const TOO_MANY_VALUES: DescribedProblem = {
  type: 'too_many',
  maximum: MAX_LIST,
  message: `a list holds at most ${MAX_LIST} values`,
};
const NOT_COMPARED: DescribedProblem = { type: 'not_comparable', message: 'is not compared: it has several parts' };
const NOT_A_TEXT: DescribedProblem = { type: 'wrong_type', expected: 'string', message: 'expected a text' };

const EXPECTED: Readonly<Record<FieldType, DescribedProblem>> = {
  text: NOT_A_TEXT,
  choice: NOT_A_TEXT,
  list: NOT_A_TEXT,
  integer: { type: 'wrong_type', expected: 'integer', message: 'expected a whole number' },
  decimal: { type: 'wrong_type', expected: 'number', message: 'expected a number' },
  day: { type: 'not_a_date', message: 'expected a date, yyyy-MM-dd' },
  instant: { type: 'not_a_date', message: 'expected an ISO timestamp' },
  boolean: { type: 'wrong_type', expected: 'boolean', message: 'expected true or false' },
  group: NOT_COMPARED,
  groups: NOT_COMPARED,
};
