import type { preValidationAsyncHookHandler } from 'fastify';
import { isJsonObject } from './is-json-object.ts';

/** What a text field says of its form. */
interface NormalizedField {
  readonly type?: string;
  readonly normalize?: (text: string) => string;
}

/**
 * Returns the hook that brings the texts of a body, or of a list of bodies, into the form in which they are stored, so that
 * schemas and rules check what is stored (docs/rules.md#what-is-typed).
 */
export function normalizeBody(fields: Readonly<Record<string, NormalizedField>>): preValidationAsyncHookHandler {
  const normalizeOne = (body: unknown): unknown => {
    if (!isJsonObject(body)) return body;
    const values = Object.entries(body).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? normalizeValue(field, value) : value];
    });
    return Object.fromEntries(values);
  };
  return async (request) => {
    request.body = Array.isArray(request.body) ? request.body.map(normalizeOne) : normalizeOne(request.body);
  };
}

function normalizeValue({ type, normalize }: NormalizedField, value: unknown): unknown {
  const one = (text: unknown) => (normalize && typeof text === 'string' ? normalize(text) : text);
  return type === 'list' && Array.isArray(value) ? value.map(one) : one(value);
}
