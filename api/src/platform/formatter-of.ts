import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { DEFAULT_LOCALE, type LocaleCode } from 'shared-kit/domain';
import { createFormatter, type Messages } from 'shared-kit/messages';

export type Formatter = ReturnType<typeof createFormatter>;

/** Resolve from `src` and from `dist`. */
const FOLDERS = ['../../../shared-kit/texts/', '../../texts/'].map((path) => new URL(path, import.meta.url));

const formatters = new Map<LocaleCode, Formatter>();

/** Returns the function that formats the messages of the API and of the shared kit in a language. */
export function formatterOf(locale: LocaleCode): Formatter {
  const format = formatters.get(locale) ?? createFormatter(locale, readMessages(locale));
  formatters.set(locale, format);
  return format;
}

/** Reads the messages of a language; the English ones are in the code. */
function readMessages(locale: LocaleCode): Messages {
  if (locale === DEFAULT_LOCALE) return {};
  const files = FOLDERS.map((folder) => readFileSync(new URL(`${locale}.json`, folder), 'utf8'));
  const entries = files.flatMap((file) => Object.entries<{ readonly message: string }>(JSON.parse(file)));
  return Object.fromEntries(
    entries.filter(([, { message }]) => message).map(([id, { message }]) => [id, parse(message)]),
  );
}
