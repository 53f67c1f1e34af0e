import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from '@swc/core';
import { publishSmallBuild, writeSmallBuild } from '../test/publish-small-builds.ts';
import { listReleases } from './release-store/release-store.ts';
import { runReleaseCommand } from './run-release-command.ts';

/** Source of a host that passes a function for API reads to the remote, which renders the page. */
const HOST = `
  export const singletons = {};
  export const createRenderer = ({ remote, apiOrigin }) => async (url, signal) => {
    const read = async (path) => {
      const response = await fetch(apiOrigin + path, { signal });
      const body = await response.json();
      if (!response.ok) throw Object.assign(new Error(body.message), { name: 'ApiError' });
      return body;
    };
    const body = remote.render ? await remote.render(url, read) : 'of the host';
    return { status: 200, head: '', body, data: { renderedAt: '', reads: [] } };
  };`;

let folder: string;
let store: { root: string };
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderable-'));
  store = { root: path.join(folder, 'store') };
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the files of a server build compiled from one source, with its source map. */
async function serverFiles(source: string, filename: string) {
  const { code, map = '' } = await transform(source, {
    filename,
    sourceMaps: true,
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return { 'server/index.cjs': code, 'server/index.cjs.map': map };
}

const SERVER = { description: { server: 'server/index.cjs' } };

async function publishHost(): Promise<void> {
  await publishSmallBuild(store, 'host', 'h1', { ...SERVER, files: await serverFiles(HOST, 'host/src/server.tsx') });
}

/** Publishes a build of this source with the release command. */
async function publish(app: 'host' | 'public', source: string, filename: string): Promise<string> {
  const build = await writeSmallBuild(folder, app, { ...SERVER, files: await serverFiles(source, filename) });
  return runReleaseCommand(store, ['publish', app, '--version', 'v2', '--folder', build], {
    env: {},
    warn: (line) => warnings.push(line),
  });
}

const published = async () => (await listReleases(store)).releases.map(({ app, version }) => `${app}@${version}`);

test('every route is rendered with the host of the store and what the API would answer', async () => {
  await publishHost();
  const rendered = publish(
    'public',
    `export const render = async (url, read) => {
      const car = await read('/api/entities/Cars/ford-mustang-v8d4');
      if (url.includes(':') || (url.startsWith('/car/') && url !== '/car/' + car.CarId)) throw new Error(url);
      return car.name;
    };`,
    'remote-public/src/remote.tsx',
  );
  expect(await rendered).toContain('Published public@v2');
  expect(warnings).toEqual([]);
  expect(await published()).toEqual(['host@h1', 'public@v2']);
});

test('what cannot be rendered is refused with route, message and source line', async () => {
  await publishHost();
  const refused = publish(
    'public',
    `interface Page { readonly url: string }

    function Hero({ url }: Page) {
      // As a browser has it.
      return url + window.innerWidth;
    }
    export const render = (url: string) => {
      if (url === '/faq') throw new Error('Broken', { cause: new TypeError('no text\\nfor it') });
      return url === '/' ? 'fine' : Hero({ url });
    };`,
    'remote-public/src/features/home/hero.tsx',
  );
  const source = 'remote-public/src/features/home/hero.tsx';
  await expect(refused).rejects.toThrow(
    [
      `public@v2 cannot be rendered: /faq: TypeError: no text for it (${source}:8)`,
      `public@v2 cannot be rendered: /my-booking: ReferenceError: window is not defined (${source}:5)`,
      `public@v2 cannot be rendered: /car/:carId: ReferenceError: window is not defined (${source}:5)`,
    ].join('\n'),
  );
  expect(await published()).toEqual(['host@h1']);
});

test.each([
  [
    'cannot be loaded',
    'const width = window.innerWidth;',
    'ReferenceError: window is not defined (host/src/main.tsx:2)',
  ],
  ['ends the process', 'process.exit(3);', 'The renderer ended: exit code 3'],
])('a host that %s is refused', async (_, line, reason) => {
  await expect(publish('host', `${HOST.trim().split('\n').slice(0, 1)}\n${line}`, 'host/src/main.tsx')).rejects.toThrow(
    `host@v2 cannot be rendered: /: ${reason}`,
  );
  expect(await published()).toEqual([]);
});

test('a host is rendered without a remote', async () => {
  expect(await publish('host', HOST, 'host/src/server.tsx')).toContain('Published host@v2');
});

test('publishes what cannot be rendered here, with a warning', async () => {
  const page = `export const render = (url, read) => read('/api/weather');`;
  await publish('public', page, 'remote-public/src/remote.tsx');
  expect(warnings).toContain('public@v2 was not rendered: the store has no compatible host');

  await publishHost();
  await rm(path.join(store.root, 'releases', 'public'), { recursive: true });
  warnings = [];
  await publish('public', page, 'remote-public/src/remote.tsx');
  expect(warnings).toContainEqual(
    expect.stringMatching(/^public@v2 was not rendered at \/faq: ApiError: The recorded API has no GET \/api\/weather/),
  );
});
