import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { publishSmallBuild, publishSmallBuilds } from '../test/publish-small-builds.ts';
import { buildGateway } from './gateway/gateway.ts';
import { readActivation } from './release-store/release-store.ts';
import { runReleaseCommand } from './run-release-command.ts';

/** Parts of different ages that meet: docs/operations.md#parts-of-different-ages. */
let folder: string;
let store: { root: string };
let gateway: Awaited<ReturnType<typeof buildGateway>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skew-'));
  store = await publishSmallBuilds(folder);
  const options = { store, site: DEFAULT_SITE_SETTINGS, apiOrigin: 'http://127.0.0.1:1', logLevel: 'silent' as const };
  gateway = await buildGateway(options);
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runReleaseCommand(store, args, { env: {}, warn: () => undefined });

const active = async () => {
  const { apps } = (await readActivation(store)) ?? {};
  return Object.fromEntries(Object.entries(apps ?? {}).map(([app, { version }]) => [app, version]));
};

/** Status of a file that a page of this version asks for. */
const fileOf = async (app: string, version: string) =>
  (await gateway.inject(`/releases/${app}/${version}/main.abc.js`)).statusCode;

/** Moves all activations and publications into the past. */
async function passDays(days: number): Promise<void> {
  const shift = (text: string) =>
    text.replaceAll(/"\d{4}-\d\d-\d\dT[^"]+Z"/g, (moment) =>
      JSON.stringify(new Date(Date.parse(JSON.parse(moment)) - days * 86_400_000).toISOString()),
    );
  const { revision = 0 } = (await readActivation(store)) ?? {};
  const records = Array.from({ length: revision }, (_, index) => `activations/${index + 1}.json`);
  for (const file of ['active.json', ...records]) {
    const name = path.join(store.root, file);
    await writeFile(name, shift(await readFile(name, 'utf8')));
  }
}

test('an open tab finds its files across three releases, for a week after its own was replaced', async () => {
  for (const version of ['v2', 'v3', 'v4']) {
    await publishSmallBuild(store, 'public', version);
    await run('activate', `public@${version}`);
    await passDays(2);
    await run('prune', '--keep', '0');
  }
  // Six days after it was replaced, with two releases since.
  expect([await fileOf('public', 'v1'), await fileOf('public', 'v2')]).toEqual([200, 200]);
  await passDays(2);
  await run('prune', '--keep', '1');
  expect([await fileOf('public', 'v1'), await fileOf('public', 'v2')]).toEqual([404, 200]);
});

test('a step of the contract: remotes of both sides are active for a week, and go back each on its own', async () => {
  const build = { description: { contractMinor: 1 } };
  await publishSmallBuild(store, 'admin', 'v2', build);
  await expect(run('activate', 'admin@v2')).rejects.toThrow('admin@v2 speaks contract 1.1, host@v1 speaks 1');
  await publishSmallBuild(store, 'host', 'v2', build);
  await run('activate', 'host@v2');
  await run('activate', 'admin@v2');
  await passDays(7);
  expect(await active()).toEqual({ host: 'v2', public: 'v1', admin: 'v2' });
  await expect(run('rollback', 'host')).rejects.toThrow('admin@v2 speaks contract 1.1, host@v1 speaks 1');
  await run('rollback', 'admin');
  await run('rollback', 'host');
  expect(await active()).toEqual({ host: 'v1', public: 'v1', admin: 'v1' });
});

test('a version of the contract that ends the one before: open tabs keep the files of their set for a week', async () => {
  const build = { description: { contractVersion: 2 } };
  for (const app of ['host', 'public', 'admin']) await publishSmallBuild(store, app, 'v2', build);
  await run('activate', 'host@v2', 'public@v2', 'admin@v2');
  await passDays(6);
  await run('prune', '--keep', '0');
  expect(await Promise.all(['host', 'public', 'admin'].map((app) => fileOf(app, 'v1')))).toEqual([200, 200, 200]);
});

test('a remote one step behind the host and the API stays, and one that is ahead waits', async () => {
  const behind = { contractMinor: 1, api: { level: 3, needs: { 'GET /api/fees': 2 } } };
  for (const contractMinor of [1, 2]) {
    await publishSmallBuild(store, 'host', `minor-${contractMinor}`, { description: { contractMinor } });
    await run('activate', `host@minor-${contractMinor}`);
  }
  await publishSmallBuild(store, 'admin', 'behind', { description: behind });
  await run('activate', 'admin@behind');
  await publishSmallBuild(store, 'public', 'ahead', { description: { contractMinor: 3 } });
  await expect(run('activate', 'public@ahead')).rejects.toThrow(
    'public@ahead speaks contract 1.3, host@minor-2 speaks 1.2',
  );
  expect(await active()).toEqual({ host: 'minor-2', public: 'v1', admin: 'behind' });
});
