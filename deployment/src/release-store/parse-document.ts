import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';

/** The value of a JSON text. @throws Error that names the file */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

/** The value as what the schema describes. @throws Error that names the file and the first field that is wrong */
export function checkDocument<Schema extends TSchema>(schema: Schema, value: unknown, file: string): Static<Schema> {
  if (Value.Check(schema, value)) return value as Static<Schema>;
  const [error] = Value.Errors(schema, value);
  const field = error?.instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  throw new Error(`${file}: ${field ? `${field} ` : ''}${error?.message ?? 'is not what it should be'}`);
}

/** A JSON text as what the schema describes. @throws Error that names the file, and the field that is wrong */
export function parseDocument<Schema extends TSchema>(schema: Schema, text: string, file: string): Static<Schema> {
  return checkDocument(schema, parseJson(text, file), file);
}
