import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaValidationError } from 'fastify';

/** All problems are reported at once, and no value is converted. */
const OPTIONS = {
  allErrors: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  // Tolerance for decimals such as 19.99, whose binary representation is not an exact multiple of 0.01.
  multipleOfPrecision: 6,
};

interface Validator {
  (value: unknown): boolean;
  /** Errors of the last call. */
  errors?: FastifySchemaValidationError[] | null;
}

// Fastify calls the compiler with a route definition, although its types declare a schema.
const compile = AjvCompiler()({}, { customOptions: OPTIONS }) as unknown as (route: {
  readonly schema: unknown;
}) => Validator;

/**
 * Returns the validator of a schema, which is compiled when the first value is validated: compiling those of all routes
 * takes a third of a second, and most routes are not called soon after a start.
 */
export function compileWhenUsed(route: { readonly schema: unknown }): Validator {
  let compiled: Validator | undefined;
  const validator: Validator = (value) => {
    compiled ??= compile(route);
    const isValid = compiled(value);
    validator.errors = compiled.errors ?? null;
    return isValid;
  };
  return validator;
}
