import type { preValidationAsyncHookHandler } from 'fastify';
import { isJsonObject } from './is-json-object.ts';

/** What a text field says of its form. */
interface NormalizedField {
  readonly type?: string;
  readonly normalize?: (text: string) => string;
  readonly parts?: NormalizedFields;
}
type NormalizedFields = Readonly<Record<string, NormalizedField>>;

/**
 * Returns the hook that brings the texts of a body, or of a list of bodies, into the form in which they are stored, so that
 * schemas and rules check what is stored (docs/rules.md#what-is-typed).
 */
export function normalizeBody(fields: NormalizedFields): preValidationAsyncHookHandler {
  const body: NormalizedField = { type: 'list', parts: fields };
  return async (request) => {
    request.body = normalizeValue(body, request.body);
  };
}

function normalizeValue(field: NormalizedField, value: unknown): unknown {
  const { type, normalize, parts } = field;
  if (Array.isArray(value) && (type === 'list' || type === 'groups'))
    return value.map((one) => normalizeValue({ ...field, type: 'one' }, one));
  if (normalize && typeof value === 'string') return normalize(value);
  if (!parts || !isJsonObject(value)) return value;
  const normalized = Object.entries(value).map(([name, one]) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return [name, part ? normalizeValue(part, one) : one];
  });
  return Object.fromEntries(normalized);
}
