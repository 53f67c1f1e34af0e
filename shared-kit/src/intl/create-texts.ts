import { createElement, Fragment, type ReactNode } from 'react';
import type { LocaleCode } from '../domain/index.ts';
import { createFormatter, type Messages } from './create-formatter.ts';
import type { Message } from './define-messages.ts';
import type { FormatValues } from './format-message.ts';

/** Loads a part of an application's messages. */
export type LoadMessages = (locale: LocaleCode, part: string) => Promise<Messages>;

export type TextValues = Readonly<Record<string, string | number>>;
/** A function renders the content of a tag: `<link>…</link>`. */
export type NodeValues = Readonly<Record<string, ReactNode | ((content: ReactNode) => ReactNode)>>;

/** The texts of one language. */
export interface Texts {
  readonly locale: LocaleCode;
  readonly messages: Messages;
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
    const parts = format<ReactNode>(message, values && mapValues(values));
    return Array.isArray(parts) ? joinParts(parts) : parts;
  }

  return { locale, messages, formatMessage: formatMessage as FormatMessage };
}

function mapValues(values: NodeValues): FormatValues<ReactNode> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (content: ReactNode[]) => value(joinParts(content)) : value,
  ]);
  return Object.fromEntries(entries);
}

/**
 * Joins texts and nodes. A text beside others gets an element of its own, since a browser that translates the page
 * replaces bare text nodes, and React could neither change nor remove them. White space is not translated.
 */
function joinParts(parts: readonly ReactNode[]): ReactNode {
  if (parts.length === 1) return parts[0];
  const isText = (part: ReactNode) => typeof part === 'string' && part.trim() !== '';
  // Children of a fragment need no keys, unlike the elements of an array.
  return createElement(
    Fragment,
    null,
    ...parts.map((part) => (isText(part) ? createElement('span', null, part) : part)),
  );
}
