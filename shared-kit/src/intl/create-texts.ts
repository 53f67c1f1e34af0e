import { createElement, Fragment, type ReactNode } from 'react';
import type { LocaleCode } from '../domain/index.ts';
import { createFormatter, type Messages } from './create-formatter.ts';
import type { Message } from './define-messages.ts';

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

/** Creates the texts of a language, in React. */
export function createTexts(locale: LocaleCode, messages: Messages): Texts {
  const format = createFormatter(locale, messages);

  function formatMessage(message: Message, values?: NodeValues): ReactNode {
    const parts = format<ReactNode>(message, values);
    // Children of a fragment need no keys, unlike the elements of an array.
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  }

  return { locale, formatMessage: formatMessage as FormatMessage };
}
