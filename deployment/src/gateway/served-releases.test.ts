import type { KeyObject } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APPS, publishSmallBuild } from '../../test/publish-small-builds.ts';
import { activateReleases, rollBack } from '../release-store/activate-releases.ts';
import { hashBytes } from '../release-store/hash-folder.ts';
import { createPreview } from '../release-store/previews.ts';
import { activationFile, releaseFolder } from '../release-store/release-store.ts';
import { readPrivateKeys } from '../release-store/signature.ts';
import { addKey, readTrustedKeys } from '../release-store/trusted-keys.ts';
import { readPreviewedReleases, readServedReleases } from './served-releases.ts';

type App = (typeof APPS)[number];
let prepared: string;
let folder: string;
let store: { root: string };
let releaseKeys: string;
const signingKeys = {} as Record<App, KeyObject>;
let errors: object[];
const log = { error: (details: object) => errors.push(details) };

async function release(app: App, version: string) {
  const [signingKey, keys] = [signingKeys[app], await readTrustedKeys(releaseKeys)];
  await publishSmallBuild(store, app, version, { signingKey });
  return { signingKeys: [signingKey], keys };
}

beforeAll(async () => {
  prepared = await mkdtemp(path.join(tmpdir(), 'trust-'));
  inFolder(prepared);
  for (const app of APPS) {
    await addKey(releaseKeys, app, path.join(prepared, `${app}.pem`));
    const [key] = readPrivateKeys(await readFile(path.join(prepared, `${app}.pem`), 'utf8'));
    signingKeys[app] = key as KeyObject;
    await publishSmallBuild(store, app, 'v1', { signingKey: signingKeys[app] });
  }
  // The first activation needs all three applications and is not signed; then each team signs its own.
  await activateReleases(store, { host: 'v1', public: 'v1', admin: 'v1' });
  const keys = await readTrustedKeys(releaseKeys);
  for (const app of APPS) await activateReleases(store, { [app]: 'v1' }, { keys, signingKeys: [signingKeys[app]] });
  await activateReleases(store, { public: 'v2' }, await release('public', 'v2'));
});
beforeEach(async () => {
  errors = [];
  folder = await mkdtemp(path.join(tmpdir(), 'trust-'));
  await cp(prepared, folder, { recursive: true });
  inFolder(folder);
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => rm(prepared, { recursive: true }));

function inFolder(root: string): void {
  store = { root: path.join(root, 'store') };
  releaseKeys = path.join(root, 'keys.json');
}

const read = (current?: Awaited<ReturnType<typeof readServedReleases>>) =>
  readServedReleases(store, {}, { releaseKeys, current, log: log as never });

/** Changes a script of a release together with its hashes, as an attacker with write access to the store could. */
async function forge(app: App, version: string, { isActive }: { isActive: boolean }): Promise<void> {
  const target = releaseFolder(store, app, version);
  await writeFile(path.join(target, 'main.abc.js'), 'steal()');
  const file = path.join(target, 'release.json');
  const before = await readFile(file);
  const document = JSON.parse(before.toString());
  document.files['main.abc.js'] = hashBytes(Buffer.from('steal()'));
  const bytes = Buffer.from(JSON.stringify(document));
  await writeFile(file, bytes);
  const documents = [path.join(target, 'release.attestation.json'), ...(isActive ? [activationFile(store)] : [])];
  for (const name of documents) {
    const text = await readFile(name, 'utf8');
    await writeFile(name, text.replaceAll(hashBytes(before), hashBytes(bytes)));
  }
}

const versions = ({ apps }: Awaited<ReturnType<typeof readServedReleases>>) => APPS.map((app) => apps[app]?.version);

test('releases signed by their teams are served', async () => {
  expect(versions(await read())).toEqual(['v1', 'v2', 'v1']);
  expect(errors).toEqual([]);
});

test('a forged release is not served: a running gateway keeps its version, a starting one uses the previous version', async () => {
  const running = await read();
  await forge('public', 'v2', { isActive: true });
  const kept = await read(running);
  expect(kept.apps.public).toBe(running.apps.public);
  expect(errors).toEqual([
    {
      app: 'public',
      version: 'v2',
      reason: expect.stringContaining('release.json is not signed with a key of public'),
    },
  ]);
  const started = await read();
  expect(versions(started)).toEqual(['v1', 'v1', 'v1']);
  expect(JSON.stringify(started)).not.toContain(hashBytes(Buffer.from('steal()')));
});

test('without keys a modified release is detected by its hash, unless active.json was modified too', async () => {
  await forge('public', 'v2', { isActive: false });
  const served = await readServedReleases(store, {}, { log: log as never });
  expect(versions(served)).toEqual(['v1', 'v1', 'v1']);
  expect(errors[0]).toMatchObject({ reason: 'public@v2: release.json was changed since it was activated' });
});

test('a release signed by another team is not served', async () => {
  const running = await read();
  await publishSmallBuild(store, 'admin', 'v2', { signingKey: signingKeys.public });
  await activateReleases(store, { admin: 'v2' }, { signingKeys: [signingKeys.public] });
  expect((await read(running)).apps.admin).toBe(running.apps.admin);
  expect(errors[0]).toMatchObject({ app: 'admin', version: 'v2' });
});

test('a signed release that its team never activated is not served', async () => {
  await publishSmallBuild(store, 'public', 'v3', { signingKey: signingKeys.public });
  await activateReleases(store, { public: 'v3' });
  expect(versions(await read())).toEqual(['v1', 'v2', 'v1']);
  expect(errors[0]).toMatchObject({ reason: 'public@v3: its activation is not signed with a key of public' });
});

test('an activation is applied although another application is damaged', async () => {
  const running = await read();
  await forge('admin', 'v1', { isActive: true });
  await activateReleases(store, { public: 'v3' }, await release('public', 'v3'));
  const followed = await read(running);
  expect(versions(followed)).toEqual(['v1', 'v3', 'v1']);
  expect(followed.apps.admin).toBe(running.apps.admin);
});

test('a rollback needs no key', async () => {
  await rollBack(store, ['public'], { keys: await readTrustedKeys(releaseKeys) });
  expect(versions(await read())).toEqual(['v1', 'v1', 'v1']);
  expect(errors).toEqual([]);
});

test('the start fails with the reason when no version of an application verifies', async () => {
  for (const version of ['v1', 'v2']) await forge('public', version, { isActive: true });
  await expect(read()).rejects.toThrow('No version of public can be served: public@v2: release.json is not signed');
});

test('a missing file of keys is an error', async () => {
  await rm(releaseKeys);
  await expect(read()).rejects.toThrow('RELEASE_KEYS cannot be read');
});

test('paths of a development server that clash are told at the start, and stop no page', async () => {
  const build = await readFile(path.join(releaseFolder(store, 'admin', 'v1'), 'build.json'), 'utf8');
  const mount = { paths: ['/'], rendered: false, languages: true, indexed: true, staff: false };
  const server = createServer((_, response) => response.end(JSON.stringify({ ...JSON.parse(build), mount })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const devServers = { admin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  try {
    const first = await readServedReleases(store, devServers, { releaseKeys, log: log as never });
    expect(errors).toEqual([expect.stringContaining('admin@development mounts /, which public@v2 mounts')]);
    const second = await readServedReleases(store, devServers, { releaseKeys, current: first, log: log as never });
    expect(versions(second)).toEqual(['v1', 'v2', undefined]);
    expect(errors).toHaveLength(1);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('previews serve signed releases only', async () => {
  await publishSmallBuild(store, 'public', 'v3');
  const { preview } = await createPreview(store, { public: 'v3' }, { hours: 1, by: 'anna' });
  await expect(readPreviewedReleases(store, {}, preview, releaseKeys)).rejects.toThrow('is not signed');
  const keys = await readTrustedKeys(releaseKeys);
  await expect(createPreview(store, { public: 'v3' }, { hours: 1, by: 'anna', keys })).rejects.toThrow('is not signed');
});
