import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { APPLICATIONS } from 'shared-kit/testing/workspaces.ts';

const ROOT = path.join(__dirname, '..');

/** Returns the scripts of an application, each with the sources that it was made of. */
async function scriptsOf(application: string): Promise<{ readonly name: string; readonly sources: string[] }[]> {
  const folder = path.join(ROOT, application, 'dist');
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
  return Promise.all(
    maps.map(async (name) => {
      const { sources } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return { name: name.replace(/\.map$/, ''), sources };
    }),
  );
}

const sourcesOf = async (application: string) => (await scriptsOf(application)).flatMap(({ sources }) => sources);

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

test('the code of the reports is loaded by their page alone', async () => {
  const scripts = await scriptsOf('remote-admin');
  const ofReports = scripts.filter(({ sources }) => sources.some((source) => /features\/reports\//.test(source)));
  const build = JSON.parse(await readFile(path.join(ROOT, 'remote-admin/dist/build.json'), 'utf8'));
  const pages: readonly [path: string, files: { scripts: string[] }][] = Object.entries(build.pages);
  const loads = (files: readonly string[]) => ofReports.some(({ name }) => files.includes(name));
  expect(loads([...build.scripts, ...build.exposed.scripts])).toBe(false);
  expect(pages.filter(([, files]) => loads(files.scripts)).map(([page]) => page)).toEqual(['/admin/reports']);
});
