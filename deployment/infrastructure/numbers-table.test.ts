import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { APPLICATIONS } from 'shared-kit/testing/workspaces.ts';

const ROOT = path.resolve(__dirname, '../..');
const SOURCES = ['shared-kit', ...APPLICATIONS, 'api', 'deployment']
  .map((workspace) => `${workspace}/src`)
  .concat('deployment/service-worker');

test('each number of docs/rules.md#numbers is the constant of that value in a file of that name', async () => {
  const text = await readFile(path.join(ROOT, 'docs/rules.md'), 'utf8');
  const rows = [...text.matchAll(/^\|[^|]*\| `([A-Z_]+(?:: \w+)? = [^`]+)` \| `([^`]+)` \|$/gm)];
  const lists = await Promise.all(
    SOURCES.map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true })).map((file) => path.join(ROOT, folder, file)),
    ),
  );
  const files = lists.flat();
  const wrong = await Promise.all(
    rows.map(async ([, constant = '', name = '']) => {
      const found = files.filter((file) => path.basename(file) === name);
      const sources = await Promise.all(found.map((file) => readFile(file, 'utf8')));
      const holds = sources.filter((source) => source.includes(`const ${constant};`));
      return holds.length === 1 ? [] : [`${constant} is not in ${name}`];
    }),
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(wrong.flat()).toEqual([]);
});
