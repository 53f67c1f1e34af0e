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

/**
 * Creates the texts of a language. A missing message is logged and shown in English, or as its id in production builds,
 * whose code has no English.
 */
export function createTexts(locale: LocaleCode, messages: Messages): Texts {
  const formats = new Map<string, string | IntlMessageFormat>();

  function find({ id, defaultMessage }: Message): string | IntlMessageFormat {
    const text = messages[id];
    if (typeof text === 'string') return text;
    if (!text && (locale !== 'en' || !defaultMessage)) console.error(`The text ${id} is missing in ${locale}`);
    if (!text && !defaultMessage) return id;
    // Latin digits in every language.
    return new IntlMessageFormat(text ?? defaultMessage, `${locale}-u-nu-latn`);
  }

  function formatMessage(message: Message, values?: NodeValues): ReactNode {
    const found = formats.get(message.id) ?? find(message);
    formats.set(message.id, found);
    if (typeof found === 'string') return found;
    const parts = found.format(values as TextValues) as ReactNode;
    // Children of a fragment need no keys, unlike the elements of an array.
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  }

  return { locale, formatMessage: formatMessage as FormatMessage };
}
