import { type FieldType, parseCalendarDay } from 'shared-kit/domain';

const MAX_TEXT = 1_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** The whole numbers that an `integer` column of the database holds. */
const MAX_INTEGER = 2_147_483_647;

/** A value to compare a field with, as the database takes it. */
export type Operand = string | number;

/** Returns the operand that a value names for a field of this type, or undefined when it names none. */
export function parseOperand(type: FieldType, value: unknown): Operand | undefined {
  switch (type) {
    case 'text':
    case 'choice':
    case 'list':
      // PostgreSQL keeps no NUL in text, so nothing could ever equal it.
      return typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\0') ? value : undefined;
    case 'integer':
      return Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER ? (value as number) : undefined;
    case 'decimal':
      return typeof value === 'number' && Math.abs(value) < 1e12 ? value : undefined;
    case 'day':
      return parseCalendarDay(unwrapDate(value));
    case 'instant':
      return parseInstant(unwrapDate(value));
  }
}

/** Returns what `{ $date }` holds, or the bare value. */
export function unwrapDate(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$date')
    ? (value as { $date: unknown }).$date
    : value;
}

/** Returns an ISO timestamp; a bare day is its midnight in UTC. */
function parseInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value) || !parseCalendarDay(value.slice(0, 10))) return undefined;
  const date = new Date(value);
  // A zone can push the last hours of 9999 into a year that no timestamp of the database reads.
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9_999 ? undefined : date.toISOString();
}
