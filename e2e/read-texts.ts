import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from 'shared-kit/domain';

/** Returns the texts of the site in a language, by id. */
export function readTexts(locale: LocaleCode): Readonly<Record<string, { readonly message: string }>> {
  const files = ['shared-kit', 'host', 'remote-public'].map((name) =>
    JSON.parse(readFileSync(path.join(__dirname, `../${name}/texts/${locale}.json`), 'utf8')),
  );
  return Object.assign({}, ...files);
}
