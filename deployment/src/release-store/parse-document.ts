import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';

/** Parses a JSON text. @throws Error that names the file */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

/** Validates a value. @throws Error that names the file and the first invalid field */
export function checkDocument<Schema extends TSchema>(schema: Schema, value: unknown, file: string): Static<Schema> {
  if (Value.Check(schema, value)) return value as Static<Schema>;
  const [error] = Value.Errors(schema, value);
  const field = error?.instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  throw new Error(`${file}: ${field ? `${field} ` : ''}${error?.message ?? 'does not match the expected format'}`);
}

/** Parses and validates a JSON text. @throws Error that names the file and the first invalid field */
export function parseDocument<Schema extends TSchema>(schema: Schema, text: string, file: string): Static<Schema> {
  return checkDocument(schema, parseJson(text, file), file);
}
