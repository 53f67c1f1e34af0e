import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from '@swc/core';
import { publishSmallBuild, writeSmallBuild } from '../test/publish-small-builds.ts';
import { listReleases, readActivation } from './release-store/release-store.ts';
import { runReleaseCommand } from './run-release-command.ts';

/** The sets whose pages would have been opened in a browser. */
const mockStarted: string[][] = [];
jest.mock('./start-pages.ts', () => ({
  startPages: async (set: readonly { readonly release: { readonly app: string; readonly version: string } }[]) => {
    mockStarted.push(set.map(({ release: { app, version } }) => `${app}@${version}`).sort());
    return new Map();
  },
}));

/** Source of a host that passes a function for API reads to the remote, which renders the page. */
const HOST = hostWith('read');

/** @param member name of the service that it hands to remotes */
function hostWith(member: string): string {
  return `
  export const singletons = {};
  export const createRenderer = ({ remote, apiOrigin }) => async (url, signal) => {
    const read = async (path) => {
      const response = await fetch(apiOrigin + path, { signal });
      const body = await response.json();
      if (!response.ok) throw Object.assign(new Error(body.message), { name: 'ApiError' });
      return body;
    };
    const body = remote.render ? await remote.render(url, { ${member}: read }) : 'of the host';
    return { status: 200, head: '', body, data: { renderedAt: '', reads: [] } };
  };`;
}

let folder: string;
let store: { root: string };
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderable-'));
  store = { root: path.join(folder, 'store') };
  warnings = [];
  mockStarted.length = 0;
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

/** Puts a release of this source into the store without any check. */
async function publishUnchecked(app: 'host' | 'public', version: string, source: string, filename: string) {
  await publishSmallBuild(store, app, version, { ...SERVER, files: await serverFiles(source, filename) });
}

const publishHost = () => publishUnchecked('host', 'h1', HOST, 'host/src/server.tsx');

const run = (...args: string[]) => runReleaseCommand(store, args, { env: {}, warn: (line) => warnings.push(line) });

/** Publishes a build of this source with the release command. */
async function publish(
  app: 'host' | 'public',
  source: string,
  filename: string,
  ...options: readonly string[]
): Promise<string> {
  const build = await writeSmallBuild(folder, app, { ...SERVER, files: await serverFiles(source, filename) });
  return run('publish', app, '--version', 'v2', '--folder', build, ...options);
}

const published = async () => (await listReleases(store)).releases.map(({ app, version }) => `${app}@${version}`);

test('every route is rendered with the host of the store and what the API would answer', async () => {
  await publishHost();
  const rendered = publish(
    'public',
    `export const render = async (url, { read }) => {
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
      `public@v2 with host@h1 cannot be rendered: /faq: TypeError: no text for it (${source}:8)`,
      `public@v2 with host@h1 cannot be rendered: /my-booking: ReferenceError: window is not defined (${source}:5)`,
      `public@v2 with host@h1 cannot be rendered: /car/:carId: ReferenceError: window is not defined (${source}:5)`,
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

describe('a host whose remotes would miss a service', () => {
  const RENAMED = hostWith('readFromApi');
  const PAGES = `export const render = (url, host) =>
  host.read('/api/entities/Cars/ford-mustang-v8d4').then((car) => car.name);`;
  const LINE = 'TypeError: host.read is not a function (remote-public/src/remote.tsx:2)';

  beforeEach(async () => {
    await publishHost();
    await publishUnchecked('public', 'p1', PAGES, 'remote-public/src/remote.tsx');
    await publishSmallBuild(store, 'admin', 'a1');
    await run('activate', 'host@h1', 'public@p1', 'admin@a1');
    warnings = [];
  });
  const active = async () => (await readActivation(store))?.apps;

  test('is not published: every page of the active remote is rendered with it', async () => {
    await expect(publish('host', RENAMED, 'host/src/server.tsx')).rejects.toThrow(
      ['/', '/faq', '/my-booking', '/car/:carId']
        .map((route) => `host@v2 with public@p1 cannot be rendered: ${route}: ${LINE}`)
        .join('\n'),
    );
    expect(await published()).toEqual(['host@h1', 'public@p1', 'admin@a1']);
  });

  test('is not activated, nor is a remote that needs what the active host lacks', async () => {
    await publishUnchecked('host', 'h2', RENAMED, 'host/src/server.tsx');
    await expect(run('activate', 'host@h2')).rejects.toThrow(`host@h2 with public@p1 cannot be rendered: /: ${LINE}`);
    const newer = PAGES.replaceAll('read(', 'readFromApi(');
    await publishUnchecked('public', 'p2', newer, 'remote-public/src/remote.tsx');
    await expect(run('activate', 'public@p2')).rejects.toThrow(
      'host@h1 with public@p2 cannot be rendered: /: TypeError: host.readFromApi is not a function',
    );
    expect(await active()).toMatchObject({ host: { version: 'h1' }, public: { version: 'p1' } });
    // A set is tried with the releases that are chosen.
    expect(await run('activate', 'host@h2', 'public@p2')).toContain('Active: host@h2, public@p2');
  });

  test('is published and activated when somebody says why, which is recorded', async () => {
    await expect(publish('host', RENAMED, 'host/src/server.tsx', '--unrendered', ' ')).rejects.toThrow(
      'needs a reason',
    );
    await publish('host', RENAMED, 'host/src/server.tsx', '--unrendered', 'The remote follows');
    expect(warnings).toContain(`host@v2 with public@p1 cannot be rendered: /: ${LINE}`);
    const { releases } = await listReleases(store);
    expect(releases.find(({ version }) => version === 'v2')?.unrendered).toBe('The remote follows');
    await run('activate', 'host@v2', '--reason', 'New header', '--unrendered', 'Closed until noon');
    const [record] = JSON.parse(await run('list', '--history', '--json')).history;
    expect(record.reason).toBe('New header; not rendered: Closed until noon');
  });
});

test('with an operator a remote is rendered with the active host, which stays although it has no key', async () => {
  await publishHost();
  await publishSmallBuild(store, 'public', 'p1');
  await run('activate', 'host@h1', 'public@p1');
  await publishUnchecked('host', 'h2', 'throw new Error("Nobody has signed it")', 'host/src/server.tsx');
  const env = { RELEASE_KEYS: path.join(folder, 'keys.json'), RELEASE_SIGNING_KEY: path.join(folder, 'public.pem') };
  for (const app of ['operator', 'public'])
    await runReleaseCommand(store, ['keys', 'create', app, '--out', path.join(folder, `${app}.pem`)], {
      env: { RELEASE_KEYS: env.RELEASE_KEYS },
      warn: () => undefined,
    });
  const publishSigned = async (page: string) => {
    const files = await serverFiles(page, 'remote-public/src/remote.tsx');
    const options = ['--version', 'v2', '--folder', await writeSmallBuild(folder, 'public', { ...SERVER, files })];
    return runReleaseCommand(store, ['publish', 'public', ...options], { env, warn: (line) => warnings.push(line) });
  };
  await expect(publishSigned('throw new Error("Broken")')).rejects.toThrow('public@v2 with host@h1 cannot be rendered');
  expect(await publishSigned('export const render = () => "fine";')).toContain('Published public@v2');
  expect(warnings).toEqual([]);
});

test('a host is rendered alone while the store has no compatible remote', async () => {
  expect(await publish('host', HOST, 'host/src/server.tsx')).toContain('Published host@v2');
});

describe('the pages of a release are started with', () => {
  const MOUNT = { rendered: false, languages: true, indexed: true, staff: false };
  const PAGE = { scripts: [], styles: [] };
  const guest = (...paths: string[]) => ({
    description: { mount: { ...MOUNT, paths }, pages: Object.fromEntries(paths.map((each) => [each, PAGE])) },
  });
  const home = (...pages: string[]) => ({
    description: {
      mount: { ...MOUNT, paths: ['/'] },
      pages: Object.fromEntries(['/', ...pages].map((each) => [each, PAGE])),
    },
  });
  const start = async (app: string, build: Parameters<typeof writeSmallBuild>[2]) => {
    mockStarted.length = 0;
    const options = ['--version', 'v2', '--folder', await writeSmallBuild(folder, app, build)];
    await runReleaseCommand(store, ['publish', app, ...options], {
      env: { CHROME_PATH: process.execPath },
      warn: (line) => warnings.push(line),
    });
    return mockStarted;
  };
  beforeEach(async () => {
    await publishSmallBuild(store, 'host', 'v1');
    await publishSmallBuild(store, 'public', 'v1', home('/rooms'));
    await run('activate', 'host@v1', 'public@v1');
  });

  test('the applications of the site, not with one that is no longer or not yet active', async () => {
    await publishSmallBuild(store, 'guest', 'v1', guest('/guest'));
    expect(await start('host', {})).toEqual([['host@v2', 'public@v1']]);
  });

  test('releases between which a path has moved, whichever is published first', async () => {
    await publishSmallBuild(store, 'guest', 'v1', guest('/guest'));
    await run('activate', 'guest@v1');
    expect(await start('public', home())).toEqual([['guest@v1', 'host@v1', 'public@v2']]);
    expect(await start('guest', guest('/guest', '/rooms'))).toEqual([['guest@v2', 'host@v1', 'public@v2']]);
    expect(await run('activate', 'guest@v2', 'public@v2')).toContain('Active: guest@v2, public@v2');
  });
});

test('what cannot be rendered here is refused unless somebody says why', async () => {
  const page = `export const render = (url, { read }) => read('/api/weather');`;
  const alone = 'public@v2 was not rendered: the store has no compatible host';
  await expect(publish('public', page, 'remote-public/src/remote.tsx')).rejects.toThrow(alone);
  await publish('public', page, 'remote-public/src/remote.tsx', '--unrendered', 'The host follows');
  expect(warnings).toContain(alone);

  await rm(path.join(store.root, 'releases', 'public'), { recursive: true });
  await publishHost();
  await expect(publish('public', page, 'remote-public/src/remote.tsx')).rejects.toThrow(
    /^public@v2 with host@h1 was not rendered: \/faq: ApiError: The recorded API has no GET \/api\/weather/m,
  );
});
