import {
  ANSWER_PROBLEMS,
  type AnswerProblem,
  type BookingConflict,
  FIELD_PROBLEMS,
  type FieldProblem,
  type ParameterKind,
} from '../domain/index.ts';
import { isApiError } from './api-error.ts';

type ProblemTable = Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;

/**
 * Returns the problem of a failed call with its parameters; undefined without a response, or for a problem that this
 * client does not know, whose message can be shown instead.
 */
export function readProblem(error: unknown): AnswerProblem | undefined {
  const meta = isApiError(error) ? error.body?.meta : undefined;
  const problem = parseProblem(ANSWER_PROBLEMS, meta?.reason, meta) ?? parseProblem(ANSWER_PROBLEMS, meta?.type, meta);
  return problem as AnswerProblem | undefined;
}

/** Returns the bookings and blocks that conflict with a refused booking; empty for callers who are not staff. */
export function readConflicts(error: unknown): readonly BookingConflict[] {
  const conflicts = isApiError(error) ? error.body?.meta?.conflicts : undefined;
  return Array.isArray(conflicts) ? conflicts : [];
}

/** Returns the known problems of a failed call by field, with their parameters. */
export function readFieldProblems(error: unknown): Readonly<Record<string, FieldProblem>> {
  const meta = isApiError(error) ? error.body?.meta : undefined;
  const known = Object.entries(isRecord(meta?.problems) ? meta.problems : {}).flatMap(([field, wire]) => {
    const problem = isRecord(wire) ? parseProblem(FIELD_PROBLEMS, wire.type, wire) : undefined;
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(known);
}

/** Returns the type and the parameters that the table names; undefined for an unknown type or an invalid parameter. */
function parseProblem(table: ProblemTable, type: unknown, wire: object | undefined): object | undefined {
  if (typeof type !== 'string' || !Object.hasOwn(table, type)) return undefined;
  const values: Readonly<Record<string, unknown>> = { ...wire };
  const kinds = Object.entries(table[type] ?? {});
  if (!kinds.every(([name, kind]) => CHECKS[kind](values[name]))) return undefined;
  return { type, ...Object.fromEntries(kinds.map(([name]) => [name, values[name]])) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';

const CHECKS: Readonly<Record<ParameterKind, (value: unknown) => boolean>> = {
  number: isNumber,
  text: isText,
  list: (value) => Array.isArray(value) && value.every((item) => isText(item) || isNumber(item)),
  amounts: (value) => isRecord(value) && [value.days, value.unitPrice, value.totalPrice].every(isNumber),
  cars: (value) =>
    Array.isArray(value) &&
    value.every((car) => isRecord(car) && isText(car.name) && typeof car.isOffSale === 'boolean'),
};
