import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import IntlMessageFormat from 'intl-messageformat';
import type { LocaleCode } from '../domain/index.ts';
import type { Message } from './define-messages.ts';

/** Messages of one language by id: texts without arguments, and parsed messages. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Texts, numbers and nodes; a function renders the content of a tag: `<link>…</link>`. */
export type FormatValues<Node> = Readonly<
  Record<string, string | number | Node | ((content: (string | Node)[]) => string | Node)>
>;

/** Over all pages that a server renders: a format with a plural is slow to make. */
const formats = new WeakMap<MessageFormatElement[], IntlMessageFormat>();

/**
 * Creates the function that formats the messages of a language: into a text, or into a node or an array where values are
 * nodes. A missing message is logged and shown in English, or as its id in production builds, whose code has no English.
 */
export function createFormatter(locale: LocaleCode, messages: Messages) {
  const english = new Map<string, IntlMessageFormat>();

  function find({ id, defaultMessage }: Message): string | IntlMessageFormat {
    // The code's own text, where it has one: in development an edited text shows at once.
    if (locale === 'en' && defaultMessage) return parse(defaultMessage);
    const text = messages[id];
    if (typeof text === 'string') return text;
    if (text) return cached(formats, text, () => createFormat(text, locale));
    console.error(`The text ${id} is missing in ${locale}`);
    return defaultMessage ? parse(defaultMessage) : id;
  }
  const parse = (text: string) => cached(english, text, () => createFormat(text, locale));

  return <Node>(message: Message, values?: FormatValues<Node>): string | Node | (string | Node)[] => {
    const found = find(message);
    return typeof found === 'string' ? found : found.format<Node>(values as Parameters<typeof found.format<Node>>[0]);
  };
}

function createFormat(text: string | MessageFormatElement[], locale: LocaleCode): IntlMessageFormat {
  // Latin digits in every language.
  return new IntlMessageFormat(text, `${locale}-u-nu-latn`);
}

interface Cache<Key> {
  get(key: Key): IntlMessageFormat | undefined;
  set(key: Key, format: IntlMessageFormat): unknown;
}

function cached<Key>(cache: Cache<Key>, key: Key, create: () => IntlMessageFormat): IntlMessageFormat {
  const format = cache.get(key) ?? create();
  cache.set(key, format);
  return format;
}
