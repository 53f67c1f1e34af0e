import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { APPLICATIONS } from 'shared-kit/testing/workspaces.ts';

const ROOT = path.join(__dirname, '..');

async function sourcesOf(application: string): Promise<string[]> {
  const folder = path.join(ROOT, application, 'dist');
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
  const lists = await Promise.all(
    maps.map(async (name) => {
      const { sources }: { sources: string[] } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return sources;
    }),
  );
  return lists.flat();
}

// Bundlers cannot remove unused parts of CommonJS files, which would cost 11 kB on every page (shared-kit/build).
test.each(APPLICATIONS)('%s holds the federation runtime as ES modules', async (name) => {
  const runtime = (await sourcesOf(name)).filter((source) => /node_modules\/@module-federation\//.test(source));
  expect(runtime.length).toBeGreaterThan(0);
  expect(runtime.filter((source) => source.endsWith('.cjs'))).toEqual([]);
});

test.each(APPLICATIONS)('%s holds nothing of the development build', async (name) => {
  const sources = await sourcesOf(name);
  expect(sources.filter((source) => /src\/development\/|react-refresh|trace-mapping|dev-server/.test(source))).toEqual(
    [],
  );
});
