import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishSmallBuilds, writeSmallBuild } from '../test/publish-small-builds.ts';
import { runReleaseCommand } from './run-release-command.ts';

let folder: string;
let store: { root: string };
let keysFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  store = await publishSmallBuilds(folder);
  keysFile = path.join(folder, 'keys.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a release command. @param key file name of the private key that signs; undefined for none */
const run = (key: string | undefined, ...args: string[]) =>
  runReleaseCommand(store, args, {
    env: { RELEASE_KEYS: keysFile, RELEASE_SIGNING_KEY: key && path.join(folder, key) },
    warn: () => undefined,
  });

async function publish(key: string | undefined, version: string): Promise<string> {
  return run(key, 'publish', 'public', '--version', version, '--folder', await writeSmallBuild(folder, 'public'));
}

test('each team can activate only its own application with its key', async () => {
  await run(undefined, 'keys', 'create', 'public', '--out', path.join(folder, 'public.pem'));
  await run(undefined, 'keys', 'create', 'admin', '--out', path.join(folder, 'admin.pem'));
  expect((await stat(path.join(folder, 'public.pem'))).mode & 0o777).toBe(0o600);
  await expect(publish('admin.pem', 'v2')).rejects.toThrow('RELEASE_SIGNING_KEY must be a private key of public');
  await expect(publish(undefined, 'v2')).rejects.toThrow('RELEASE_SIGNING_KEY must be a private key of public');
  await publish('public.pem', 'v2');
  await expect(run('admin.pem', 'activate', 'public@v2')).rejects.toThrow('must be a private key of public');
  await expect(run('public.pem', 'activate', 'public@v1', '--older')).rejects.toThrow(
    'public@v1: release.json is not signed with a key of public',
  );
  expect(await run('public.pem', 'activate', 'public@v2')).toContain('Active: public@v2');
  // v1 was activated before keys existed, so that its activation is not signed.
  await expect(run(undefined, 'rollback', 'public')).rejects.toThrow('its activation is not signed');
  await publish('public.pem', 'v3');
  await run('public.pem', 'activate', 'public@v3');
  expect(await run(undefined, 'rollback', 'public')).toContain('Active: public@v2 again');
  expect(await run(undefined, 'status')).toMatch(/^host {3}no keys: its releases are not verified$/m);
});

test('a set of two teams is activated with both keys', async () => {
  for (const app of ['public', 'admin'])
    await run(undefined, 'keys', 'create', app, '--out', path.join(folder, `${app}.pem`));
  const pem = (app: string) => readFile(path.join(folder, `${app}.pem`), 'utf8');
  await writeFile(path.join(folder, 'both.pem'), (await pem('public')) + (await pem('admin')));
  for (const app of ['public', 'admin'] as const) {
    const build = await writeSmallBuild(folder, app);
    await run('both.pem', 'publish', app, '--version', 'v2', '--folder', build);
  }
  await expect(run('public.pem', 'activate', 'public@v2', 'admin@v2')).rejects.toThrow(
    'must be a private key of admin',
  );
  expect(await run('both.pem', 'activate', 'public@v2', 'admin@v2')).toContain('Active: public@v2, admin@v2');
  expect(await run(undefined, 'status')).toMatch(/Damage\nnone$/);
});

test('after a rotation the old key is trusted until it is removed; the last key cannot be removed', async () => {
  const [first, second] = [path.join(folder, '1.pem'), path.join(folder, '2.pem')];
  await run(undefined, 'keys', 'create', 'public', '--out', first);
  const idsOf = async () => JSON.parse(await readFile(keysFile, 'utf8')).public.map(({ id }: { id: string }) => id);
  const [old] = await idsOf();
  await expect(run(undefined, 'keys', 'create', 'public', '--out', second)).rejects.toThrow('has a key already');
  await expect(run(undefined, 'keys', 'rotate', 'public', '--out', first)).rejects.toThrow('never overwritten');
  await expect(run(undefined, 'keys', 'remove', 'public', old)).rejects.toThrow('is the last key of public');
  await publish('1.pem', 'v2');
  await run('1.pem', 'activate', 'public@v2');
  expect(await run(undefined, 'keys', 'rotate', 'public', '--out', second)).toContain(`keys remove public ${old}`);
  await publish('2.pem', 'v3');
  await run('2.pem', 'activate', 'public@v3');
  expect(await run(undefined, 'keys', 'list')).toContain((await idsOf()).join(' '));
  await run(undefined, 'keys', 'remove', 'public', old);
  await expect(publish('1.pem', 'v4')).rejects.toThrow('must be a private key of public');
});

test.each([
  ['not a key', 'RELEASE_SIGNING_KEY: expected a private key as PEM'],
  ['-----BEGIN PRIVATE KEY-----\nsecret', 'RELEASE_SIGNING_KEY: expected a private key as PEM'],
])('an invalid private key (%j) is refused without printing it', async (key, text) => {
  const options = { env: { RELEASE_SIGNING_KEY: key }, warn: () => undefined };
  const failure = await runReleaseCommand(store, ['activate', 'public@v1'], options).catch((error: Error) => error);
  expect(String(failure)).toContain(text);
  expect(String(failure)).not.toContain('secret');
});

test('an error in the file of keys names its field', async () => {
  await writeFile(keysFile, JSON.stringify({ public: [{ id: 'a', publicKey: 'short' }] }));
  await expect(run(undefined, 'status')).rejects.toThrow('keys.json: public.0.publicKey must match pattern');
});
