import { type FieldType, parseCalendarDay } from 'shared-kit/domain';

const MAX_TEXT = 1_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** Maximum of PostgreSQL's `integer`. */
const MAX_INTEGER = 2_147_483_647;

/** A value that a field is compared with, as SQL parameter. */
export type Operand = string | number | boolean;

/** Parses a value as operand for a field of this type; undefined when it is not valid. */
export function parseOperand(type: FieldType, value: unknown): Operand | undefined {
  switch (type) {
    case 'text':
    case 'choice':
    case 'list':
      // PostgreSQL rejects NUL in text.
      return typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\0') ? value : undefined;
    case 'integer':
      return Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER ? (value as number) : undefined;
    case 'decimal':
      return typeof value === 'number' && Math.abs(value) < 1e12 ? value : undefined;
    case 'day':
      return parseCalendarDay(unwrapDate(value));
    case 'instant':
      return parseInstant(unwrapDate(value));
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'group':
    case 'groups':
      return undefined;
  }
}

/** Returns the value of `{ $date }`, or the value itself. */
export function unwrapDate(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$date')
    ? (value as { $date: unknown }).$date
    : value;
}

/** Returns an ISO timestamp; a bare day is its midnight in UTC. */
function parseInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value) || !parseCalendarDay(value.slice(0, 10))) return undefined;
  const date = new Date(value);
  // An offset can move the last hours of 9999 into the year 10000.
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9_999 ? undefined : date.toISOString();
}
