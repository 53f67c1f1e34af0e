import type { FastifySchemaValidationError } from 'fastify';
import { type FieldProblems, MAX_PROBLEMS } from './problems.ts';

/** Returns the validation errors of a schema as one problem per field. */
export function findSchemaProblems(errors: readonly FastifySchemaValidationError[]): FieldProblems {
  const problems = new Map<string, string>();
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

function describe({ keyword, params, message }: FastifySchemaValidationError): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return 'is not known here';
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'format' || keyword === 'pattern') return 'does not have the right form';
  return message ?? 'is not valid';
}
