import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activateReleases } from './activate-releases.ts';
import { reportPageSizes } from './page-sizes.ts';
import { publishRelease } from './publish-release.ts';
import type { AppName } from './release-schemas.ts';

let root: string;
let store: { root: string };
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'page-sizes-'));
  store = { root: path.join(root, 'store') };
});
afterEach(() => rm(root, { recursive: true }));

/**
 * Writes the folder of an application with a build whose route `/a` loads a script of `bytes` and an entry of 1,000
 * bytes.
 */
async function build(name: string, bytes: number): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  const page = { scripts: ['a%2Fpage.js', 'entry.js'], styles: [] };
  const description = {
    name: name.replace('-', '_'),
    contractVersion: 1,
    singletons: {},
    scripts: ['entry.js'],
    styles: [],
    exposed: { scripts: [], styles: ['style.css'] },
    pages: name === 'host' ? {} : { '/a': page, '/b': { scripts: [], styles: [] } },
    fonts: [],
  };
  const files = {
    'build.json': JSON.stringify(description),
    'entry.js': 'x'.repeat(1_000),
    'style.css': 'x'.repeat(9_999),
    // The compressed file that browsers load.
    'style.css.br': 'x'.repeat(500),
    'a/page.js': 'x'.repeat(bytes),
  };
  await mkdir(path.join(folder, 'dist', 'a'), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, 'dist', file), content);
  await writeFile(path.join(folder, 'size-limits.json'), '{ "*": 2, "/a": 3.6 }');
  return folder;
}

test('reports the size of all files that a route loads, and its limit', async () => {
  const { lines, exceeded } = await reportPageSizes(store, 'public', await build('remote-public', 2_000));
  expect(lines.slice(1)).toEqual(['  /a    3.5 of 3.6', '  /b    1.5 of 2']);
  expect(exceeded).toEqual([]);
});

test('reports a route above its limit', async () => {
  const { exceeded } = await reportPageSizes(store, 'public', await build('remote-public', 2_200));
  expect(exceeded).toEqual(['remote-public /a: 3.7 kB, limit 3.6 (size-limits.json)']);
});

test('reports the change since the active release', async () => {
  const versions: Record<AppName, string> = {};
  for (const [app, name] of [
    ['host', 'host'],
    ['public', 'remote-public'],
  ] as const) {
    const folder = path.join(await build(name, 2_000), 'dist');
    versions[app] = (await publishRelease(store, { app, folder })).version;
  }
  await activateReleases(store, versions, { by: 'test' });
  const { lines } = await reportPageSizes(store, 'public', await build('remote-public', 1_800));
  expect(lines.slice(1)).toEqual(['  /a    3.3 of 3.6 -0.2', '  /b    1.5 of 2']);
  const host = await reportPageSizes(store, 'host', path.join(root, 'host'));
  expect(host.lines.slice(1)).toEqual(['  /login    1.5 of 2', '  *         1.0 of 2']);
});
