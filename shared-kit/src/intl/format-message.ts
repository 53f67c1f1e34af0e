import type { MessageFormatElement, PluralOrSelectOption, TYPE } from '@formatjs/icu-messageformat-parser';

/** Texts, numbers and nodes; a function renders the content of a tag: `<link>…</link>`. */
export type FormatValues<Node> = Readonly<
  Record<string, string | number | Node | ((content: (string | Node)[]) => string | Node)>
>;

/** Plural rules and number format of a language. */
export interface NumberRules {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** Kinds of elements, as numbered by the parser, which is not in production builds. */
const KIND = {
  literal: 0 as TYPE.literal,
  argument: 1 as TYPE.argument,
  select: 5 as TYPE.select,
  plural: 6 as TYPE.plural,
  pound: 7 as TYPE.pound,
  tag: 8 as TYPE.tag,
};

/**
 * Formats a parsed message into its parts; texts that follow each other are one part. `npm run texts` refuses messages
 * with other kinds of elements: numbers, dates and times are formatted by their callers.
 * @param count number of the enclosing plural, which `#` stands for
 * @throws Error when a value is missing
 */
export function formatMessage<Node>(
  elements: readonly MessageFormatElement[],
  rules: NumberRules,
  values: FormatValues<Node> = {},
  count = 0,
): (string | Node)[] {
  const parts: (string | Node)[] = [];
  for (const element of elements)
    for (const part of formatElement(element, rules, values, count)) {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
  return parts;
}

function formatElement<Node>(
  element: MessageFormatElement,
  rules: NumberRules,
  values: FormatValues<Node>,
  count: number,
): (string | Node)[] {
  if (element.type === KIND.literal) return [element.value];
  if (element.type === KIND.pound) return [rules.number.format(count)];
  if (!(element.value in values)) throw new Error(`The value of ${element.value} is missing`);
  const value = values[element.value];
  if (element.type === KIND.tag) {
    const content = formatMessage(element.children, rules, values, count);
    return [(value as (content: (string | Node)[]) => string | Node)(content)];
  }
  if (element.type === KIND.plural) {
    const number = Number(value);
    const option = choose(element.options, [`=${number}`, rules.plural.select(number)]);
    return formatMessage(option, rules, values, number);
  }
  if (element.type === KIND.select)
    return formatMessage(choose(element.options, [String(value)]), rules, values, count);
  return [typeof value === 'number' ? String(value) : (value as string | Node)];
}

/** Returns the first existing form of these names, otherwise `other`, which every message has. */
function choose(options: Record<string, PluralOrSelectOption>, names: readonly string[]): MessageFormatElement[] {
  const name = [...names, 'other'].find((name) => Object.hasOwn(options, name)) as string;
  return (options[name] as PluralOrSelectOption).value;
}
