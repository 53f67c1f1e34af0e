import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import IntlMessageFormat from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { LocaleCode } from '../domain/index.ts';
import type { Message } from './define-messages.ts';

/** Messages of one language by id: texts without arguments, and parsed messages. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Loads a part of an application's messages. */
export type LoadMessages = (locale: LocaleCode, part: string) => Promise<Messages>;

export type TextValues = Readonly<Record<string, string | number>>;
/** A function renders the content of a tag: `<link>…</link>`. */
export type NodeValues = Readonly<Record<string, ReactNode | ((content: ReactNode[]) => ReactNode)>>;

/** The texts of one language. */
export interface Texts {
  readonly locale: LocaleCode;
  readonly formatMessage: FormatMessage;
}

interface FormatMessage {
  (message: Message, values?: TextValues): string;
  (message: Message, values?: NodeValues): ReactNode;
}

/** Over all pages that a server renders: a format with a plural is slow to make. */
const formats = new WeakMap<MessageFormatElement[], IntlMessageFormat>();

/**
 * Creates the texts of a language. A missing message is logged and shown in English, or as its id in production builds,
 * whose code has no English.
 */
export function createTexts(locale: LocaleCode, messages: Messages): Texts {
  const english = new Map<string, IntlMessageFormat>();

  function find({ id, defaultMessage }: Message): string | IntlMessageFormat {
    const text = messages[id];
    if (typeof text === 'string') return text;
    if (text) return cached(formats, text, () => createFormat(text, locale));
    if (locale !== 'en' || !defaultMessage) console.error(`The text ${id} is missing in ${locale}`);
    return defaultMessage ? cached(english, id, () => createFormat(defaultMessage, locale)) : id;
  }

  function formatMessage(message: Message, values?: NodeValues): ReactNode {
    const found = find(message);
    if (typeof found === 'string') return found;
    const parts = found.format(values as TextValues) as ReactNode;
    // Children of a fragment need no keys, unlike the elements of an array.
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  }

  return { locale, formatMessage: formatMessage as FormatMessage };
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
