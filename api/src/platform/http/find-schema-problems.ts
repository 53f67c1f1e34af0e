import type { FastifySchemaValidationError } from 'fastify';
import type { FieldProblem } from 'shared-kit/domain';
import { type DescribedProblem, type FieldProblems, MAX_PROBLEMS } from './problems.ts';

/** Returns the validation errors of a schema as one problem per field. */
export function findSchemaProblems(errors: readonly FastifySchemaValidationError[]): FieldProblems {
  const problems = new Map<string, DescribedProblem>();
  for (const error of errors) {
    const field = fieldOf(error);
    // The first error of a field is the most specific.
    if (!problems.has(field)) problems.set(field, describe(error));
    if (problems.size === MAX_PROBLEMS) break;
  }
  return Object.fromEntries(problems);
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  // A day is `{ $date }` or text: an error inside belongs to the field.
  return path.filter((part) => part !== '$date').join('.') || 'body';
}

/** The problem of a keyword, and its message where it is not the validator's. */
type Description = FieldProblem & { readonly message?: string };

/** By keyword. */
const DESCRIPTIONS: Readonly<Record<string, (params: FastifySchemaValidationError['params']) => Description>> = {
  required: () => ({ type: 'required', message: 'is required' }),
  additionalProperties: () => ({ type: 'unknown', message: 'is not known here' }),
  enum: ({ allowedValues }) => {
    const values = allowedValues as (string | number)[];
    return { type: 'not_one_of', values, message: `must be one of ${values.join(', ')}` };
  },
  const: ({ allowedValue }) => ({ type: 'not_one_of', values: [String(allowedValue)] }),
  format: () => ({ type: 'malformed', message: 'does not have the right form' }),
  pattern: () => ({ type: 'malformed', message: 'does not have the right form' }),
  type: ({ type }) => ({ type: 'wrong_type', expected: String(type) }),
  minLength: ({ limit }) => ({ type: 'too_short', minimum: Number(limit) }),
  maxLength: ({ limit }) => ({ type: 'too_long', maximum: Number(limit) }),
  minimum: ({ limit }) => ({ type: 'too_small', minimum: Number(limit) }),
  maximum: ({ limit }) => ({ type: 'too_large', maximum: Number(limit) }),
  multipleOf: ({ multipleOf }) => ({ type: 'not_multiple', step: Number(multipleOf) }),
  minItems: ({ limit }) => ({ type: 'too_few', minimum: Number(limit) }),
  maxItems: ({ limit }) => ({ type: 'too_many', maximum: Number(limit) }),
};

function describe({ keyword, params, message = 'is not valid' }: FastifySchemaValidationError): DescribedProblem {
  return { message, ...(DESCRIPTIONS[keyword]?.(params) ?? { type: 'invalid' }) };
}
