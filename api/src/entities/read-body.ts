import type { FastifyRequest } from 'fastify';
import { findSchemaProblems } from '../platform/http/find-schema-problems.ts';
import { isJsonObject } from '../platform/http/is-json-object.ts';
import { type FieldProblems, invalid } from '../platform/http/problems.ts';
import type { FieldValues } from './entity-definition.ts';

/** How many entities a batch has at most. */
export const MAX_BATCH = 500;

/** What the schema of a body cannot express. */
export interface BodyRules {
  readonly findProblems: (body: FieldValues) => FieldProblems;
  /** Returns whether a problem of a field does not count. */
  readonly mayIgnore?: (body: FieldValues, field: string) => boolean;
}

/**
 * Returns the body of a call with `attachValidation`.
 * @throws ApiProblem 400 with the problems of its schema and of the rules together
 */
export function readBody(request: FastifyRequest, { findProblems, mayIgnore = never }: BodyRules): FieldValues {
  const body = isJsonObject(request.body) ? request.body : {};
  const problems = Object.entries({ ...schemaProblems(request), ...findProblems(body) });
  refuse(problems.filter(([field]) => !mayIgnore(body, field)));
  return body;
}

/** Returns the bodies of a batch, as `readBody` does of one; the problems are named by index and field. */
export function readBodies(request: FastifyRequest, { findProblems, mayIgnore = never }: BodyRules): FieldValues[] {
  const bodies = Array.isArray(request.body) ? request.body.map((body) => (isJsonObject(body) ? body : {})) : [];
  const problems = bodies.slice(0, MAX_BATCH).flatMap((body, index) => {
    const found = Object.entries(findProblems(body));
    return found.map(([field, problem]) => [`${index}.${field}`, problem] as const);
  });
  const all = Object.entries({ ...schemaProblems(request), ...Object.fromEntries(problems) });
  refuse(
    all.filter(([key]) => {
      const [index = '', field = ''] = key.split('.');
      return !mayIgnore(bodies[Number(index)] ?? {}, field);
    }),
  );
  return bodies;
}

const never = () => false;

function schemaProblems(request: FastifyRequest): FieldProblems {
  return findSchemaProblems(request.validationError?.validation ?? []);
}

function refuse(problems: readonly (readonly [string, FieldProblems[string]])[]): void {
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}
