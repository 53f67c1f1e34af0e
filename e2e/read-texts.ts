import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from 'shared-kit/domain';

export type RemoteTexts = 'remote-public' | 'remote-admin';

/** Returns the texts of the host and of a remote in a language, by id. */
export function readTexts(
  locale: LocaleCode,
  remote: RemoteTexts = 'remote-public',
): Readonly<Record<string, { readonly message: string }>> {
  const files = ['shared-kit', 'host', remote].map((name) =>
    JSON.parse(readFileSync(path.join(__dirname, `../${name}/texts/${locale}.json`), 'utf8')),
  );
  return Object.assign({}, ...files);
}
