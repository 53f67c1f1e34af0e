import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { knownSettings } from '../test/known-settings.ts';

const ROOT = path.resolve(__dirname, '../..');
/** Set by the environment that runs the product, not by its operator. */
const NOT_LISTED = new Set(['GITHUB_ACTOR', 'API_ORIGIN']);

test('docs/settings.md lists every setting that the product reads, and no other', async () => {
  const text = await readFile(path.join(ROOT, 'docs/settings.md'), 'utf8');
  const firstColumn = text.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? []);
  const listed = firstColumn.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name ?? ''));
  const known = new Set([...(await knownSettings('api')), ...(await knownSettings('gateway'))]);
  expect(listed.sort()).toEqual([...known].filter((name) => !NOT_LISTED.has(name)).sort());
});
