import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { LocaleCode } from 'shared-kit/domain';
import type { Messages } from 'shared-kit/intl';

const ROOT = path.join(__dirname, '../..');

/** Returns the messages of an application and of the shared kit in a language, parsed as in a build. */
export function readTexts(application: string, locale: LocaleCode): Messages {
  const entries = ['shared-kit', application].flatMap((name) =>
    Object.entries<{ message: string }>(
      JSON.parse(readFileSync(path.join(ROOT, name, 'texts', `${locale}.json`), 'utf8')),
    ),
  );
  return Object.fromEntries(entries.map(([id, { message }]) => [id, /[{<]/.test(message) ? parse(message) : message]));
}
