import type { EntityFields } from 'shared-kit/domain';
import { parseNumber } from '../../ui/parse-number.ts';
import { parsePrice, toPlainCharacters } from '../../ui/parse-price.ts';

type Texts = Readonly<Record<string, string>>;

/** Values of the form of a rule, by field: numbers are the text as typed, groups have a text for each part. */
export type RuleValues = Readonly<Record<string, string | boolean | Texts | readonly Texts[]>>;

/** What is sent; null clears a field. */
export type RuleBody = Readonly<Record<string, unknown>>;

/** Returns the form's values of a rule, or of a new one. */
export function ruleValues(fields: EntityFields, rule: object = {}): RuleValues {
  const kept: Readonly<Record<string, unknown>> = { ...rule };
  const values = writtenFields(fields).map(([name, field]): [string, RuleValues[string]] => {
    const value = kept[name];
    if (field.type === 'group') return [name, toTexts(field.parts, value)];
    if (field.type === 'groups')
      return [name, (Array.isArray(value) ? value : []).map((row: unknown) => toTexts(field.parts, row))];
    if (field.type === 'boolean') return [name, (value ?? field.default) === true];
    const first = field.type === 'choice' && !field.optional ? field.values[0] : undefined;
    return [name, toText(value ?? first)];
  });
  return Object.fromEntries(values);
}

/** Returns the rule that the form describes. What is no number is left out: the form has refused it. */
export function readRule(fields: EntityFields, values: RuleValues): RuleBody {
  const read = writtenFields(fields).map(([name, field]): [string, unknown] => {
    const value = values[name];
    if (field.type === 'group') return [name, readTexts(field.parts, value) ?? null];
    if (field.type !== 'groups') return [name, typeof value === 'boolean' ? value : (readText(field, value) ?? null)];
    const rows = Array.isArray(value) ? value.flatMap((row: unknown) => readTexts(field.parts, row) ?? []) : [];
    return [name, rows.length > 0 || !field.optional ? rows : null];
  });
  return Object.fromEntries(read);
}

/** Parses an amount as people write it, perhaps below zero; undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const [, sign = '', amount = ''] = /^([-+\u2010-\u2013\u2212]?)(.*)$/.exec(toPlainCharacters(text)) ?? [];
  const parsed = parsePrice(amount.replace(/%|٪/g, ''));
  if (parsed.status !== 'price') return undefined;
  return (sign === '' || sign === '+' ? parsed.cents : -parsed.cents) / 100;
}

function writtenFields(fields: EntityFields) {
  return Object.entries(fields).filter(([, { writtenBy }]) => writtenBy !== 'server');
}

function toText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function toTexts(parts: object, value: unknown): Texts {
  const kept: Readonly<Record<string, unknown>> = Object(value);
  return Object.fromEntries(Object.keys(parts).map((name) => [name, toText(kept[name])]));
}

function readTexts(parts: object, value: unknown): RuleBody | undefined {
  const texts: Readonly<Record<string, unknown>> = Object(value);
  const read = Object.entries(parts).flatMap(([name, part]) => {
    const found = readText(part, texts[name]);
    return found === undefined ? [] : [[name, found] as const];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

function readText(field: { readonly type: string }, value: unknown): string | number | undefined {
  const text = toText(value).trim();
  if (text === '') return undefined;
  if (field.type === 'integer') return parseNumber(text, { type: 'integer' }) ?? undefined;
  return field.type === 'decimal' ? parseAmount(text) : text;
}
