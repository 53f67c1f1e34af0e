import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type LocaleCode, numberLanguage } from '../domain/index.ts';
import type { Message } from './define-messages.ts';
import { type FormatValues, formatMessage } from './format-message.ts';

/** Messages of one language by id: texts without arguments, and parsed messages. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** False in production builds, which nevertheless format the messages of a remote that a developer's machine serves. */
const HAS_PARSER = hasParser();

/**
 * Creates the function that formats the messages of a language: into a text, or into a node or an array where values are
 * nodes. A missing message is logged and shown in English, or as its id in production builds, whose code has no English.
 */
export function createFormatter(locale: LocaleCode, messages: Messages) {
  const english = new Map<string, MessageFormatElement[]>();
  const language = numberLanguage(locale);
  const rules = { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) };

  function find({ id, defaultMessage }: Message): string | MessageFormatElement[] {
    // Messages in the code take precedence, so that an edited text is shown at once in development.
    if (HAS_PARSER && locale === 'en' && defaultMessage) return parseEnglish(defaultMessage);
    const text = messages[id];
    if (text !== undefined) return text;
    console.error(`Missing message ${id} for locale ${locale}`);
    return HAS_PARSER && defaultMessage ? parseEnglish(defaultMessage) : (defaultMessage ?? id);
  }
  function parseEnglish(text: string): MessageFormatElement[] {
    const parsed = english.get(text) ?? parse(text);
    english.set(text, parsed);
    return parsed;
  }

  return <Node>(message: Message, values?: FormatValues<Node>): string | Node | (string | Node)[] => {
    const found = find(message);
    if (typeof found === 'string') return found;
    const parts = formatMessage(found, rules, values);
    return parts.length > 1 ? parts : (parts[0] ?? '');
  };
}

function hasParser(): boolean {
  try {
    parse('');
    return true;
  } catch {
    return false;
  }
}
