import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activateReleases } from '../deployment/src/release-store/activate-releases.ts';
import { publishRelease } from '../deployment/src/release-store/publish-release.ts';
import { listReleases, readActivation } from '../deployment/src/release-store/release-store.ts';
import { createKeyPair } from '../deployment/src/release-store/signature.ts';
import { runReleaseCommand } from '../deployment/src/run-release-command.ts';
import { APPS } from '../deployment/test/publish-small-builds.ts';
import { startProduct } from './start-product.ts';

const BUILDS = { host: 'host', public: 'remote-public', admin: 'remote-admin' } as const;
const { CHROME_PATH = '/usr/bin/chromium' } = process.env;

// Each browser opens some fifteen pages.
jest.setTimeout(300_000);

type App = (typeof APPS)[number];
let folder: string;
let store: { root: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-check-'));
  store = { root: path.join(folder, 'store') };
  for (const app of APPS) await publishRelease(store, { app, folder: buildOf(app), version: 'built' });
  await activateReleases(store, { host: 'built', public: 'built', admin: 'built' });
});
afterAll(() => rm(folder, { recursive: true }));

function buildOf(app: App): string {
  return path.join(__dirname, '..', BUILDS[app], 'dist');
}

/** Copies a build of this checkout with a change of its scripts. @param files which of them; all by default */
async function changeBuild(app: App, change: (code: string) => string, files = /\.c?js$/): Promise<string> {
  const changed = await mkdtemp(path.join(folder, 'build-'));
  await cp(buildOf(app), changed, { recursive: true });
  for (const name of await readdir(changed, { recursive: true })) {
    if (!files.test(name)) continue;
    const file = path.join(changed, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
    for (const compressed of ['.br', '.gz']) await rm(file + compressed, { force: true });
  }
  return changed;
}

const renameService = (code: string) => code.replaceAll('dataChanged', 'changesOfData');

function run(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  return runReleaseCommand(store, args, { env, warn: () => undefined });
}
const inBrowser = (...args: string[]) => run({ CHROME_PATH }, ...args);

test('a host that renamed a service which both remotes use is neither published nor activated', async () => {
  const build = await changeBuild('host', renameService);
  await expect(run({}, 'publish', 'host', '--version', 'renamed', '--folder', build)).rejects.toThrow(
    /^host@renamed with public@built cannot be rendered: \/: TypeError: .*undefined.* \(remote-public\/src\/remote\.tsx:\d+\)$/m,
  );
  await run({}, 'publish', 'host', '--version', 'renamed', '--folder', build, '--unrendered', 'The test wants it');
  await expect(run({}, 'activate', 'host@renamed')).rejects.toThrow(
    'host@renamed with public@built cannot be rendered',
  );
  expect((await readActivation(store))?.apps.host.version).toBe('built');
});

test('a host that only browsers cannot start is refused where there is a browser', async () => {
  const build = await changeBuild('host', renameService, /^main\..*\.js$/);
  const refused = inBrowser('publish', 'host', '--version', 'start', '--folder', build);
  // Each remote's pages have one reason.
  for (const [routes, source] of [
    ['/.*, /cars.*', 'remote-public/src/remote'],
    ['/admin.*', 'remote-admin/src/data/live-updates'],
  ])
    await expect(refused).rejects.toThrow(
      new RegExp(
        `^host@start, public@built, admin@built do not start: ${routes}: TypeError: .*undefined.* \\(${source}\\.tsx:\\d+\\)$`,
        'm',
      ),
    );
  expect((await listReleases(store)).releases.map(({ version }) => version)).not.toContain('start');
});

test('a remote whose pages are not rendered on the server is started before it is activated', async () => {
  const build = await changeBuild('admin', (code) => `missing.name();${code}`, /^remoteEntry\..*\.js$/);
  await run({}, 'publish', 'admin', '--version', 'broken', '--folder', build);
  await expect(inBrowser('activate', 'admin@broken')).rejects.toThrow(
    /do not start: \/admin.*: ReferenceError: missing is not defined/,
  );
});

test('releases whose pages start are activated', async () => {
  const build = await changeBuild('admin', (code) => `${code}\n`, /^remoteEntry\..*\.js$/);
  await run({}, 'publish', 'admin', '--version', 'next', '--folder', build);
  expect(await inBrowser('activate', 'admin@next')).toContain('Active: admin@next');
});

test('npm start names what admits each application that the operator has not admitted, and starts once they are', async () => {
  const file = (name: string) => path.join(folder, name);
  const keysFile = file('trusted.json');
  const env = { RELEASE_KEYS: keysFile, RELEASE_SIGNING_KEY: file('operator.pem'), RELEASE_STORE: file('signed') };
  await run(env, 'keys', 'create', 'operator', '--out', env.RELEASE_SIGNING_KEY);
  await expect(startProduct(env)).rejects.toThrow(
    [
      'host is not admitted: release keys create host --out FILE',
      'public is not admitted: release apps add public --paths PATH --key FILE',
      'admin is not admitted: release apps add admin --paths PATH --key FILE',
    ].join('\n'),
  );
  await run(env, 'keys', 'create', 'host', '--out', file('host.pem'));
  for (const [app, mounted] of [
    ['public', '/'],
    ['admin', '/admin'],
  ] as const) {
    await writeFile(file(`${app}.pem`), createKeyPair().privateKey);
    await run(env, 'apps', 'add', app, '--paths', mounted, '--key', file(`${app}.pem`));
  }
  const keys = await Promise.all(APPS.map((app) => readFile(file(`${app}.pem`), 'utf8')));
  await writeFile(file('all.pem'), keys.join(''));
  const product = await startProduct({ ...env, RELEASE_SIGNING_KEY: file('all.pem') });
  expect((await fetch(product.address)).status).toBe(200);
  await product.stop();
});
