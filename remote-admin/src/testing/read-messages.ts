import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadMessages } from 'shared-kit/intl';

/** Reads the translations of all parts, which the build compiles. English is in the code. */
export const readMessages: LoadMessages = async (locale) => {
  if (locale === 'en') return {};
  const root = path.resolve(__dirname, '../../..');
  const files = ['shared-kit', 'remote-admin'].map((name) => path.join(root, name, 'texts', `${locale}.json`));
  const texts = files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  return Object.fromEntries(texts.map(([id, text]) => [id, (text as { readonly message: string }).message]));
};
