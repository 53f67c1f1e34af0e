import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activateReleases, rollBack } from './activate-releases.ts';
import { publishRelease } from './publish-release.ts';
import type { AppName } from './release-schemas.ts';
import { listReleases, readActivation, releaseFolder, withLock } from './release-store.ts';

let folder: string;
let store: { root: string };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  store = { root: path.join(folder, 'store') };
});
afterEach(() => rm(folder, { recursive: true }));

interface Build {
  readonly contractVersion?: number;
  readonly contractMinor?: number;
  readonly singletons?: Record<string, string>;
  readonly content?: string;
}

async function build(
  app: AppName,
  { contractVersion = 1, contractMinor, singletons = { react: '19.3.1' }, content = app }: Build = {},
) {
  const output = await mkdtemp(path.join(folder, 'build-'));
  const name = app === 'host' ? 'host' : `remote_${app}`;
  const description = {
    name,
    contractVersion,
    contractMinor,
    singletons,
    scripts: ['main.js'],
    styles: [],
    exposed: { scripts: [], styles: [] },
    pages: {},
    fonts: [],
  };
  await writeFile(path.join(output, 'build.json'), JSON.stringify(description));
  await writeFile(path.join(output, 'main.js'), content);
  return output;
}

async function publish(app: AppName, version: string, options: Build = {}) {
  return publishRelease(store, {
    app,
    folder: await build(app, { content: `${app} ${version}`, ...options }),
    version,
  });
}

async function activateFirst() {
  await publish('host', 'h1');
  await publish('public', 'p1');
  await publish('admin', 'a1');
  return activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' });
}

const activeVersions = async () => {
  const { apps } = (await readActivation(store)) ?? {};
  return [apps?.host.version, apps?.public?.version, apps?.admin?.version];
};

describe('publishing', () => {
  test('stores the files, their hashes and the description of the build', async () => {
    const release = await publish('public', '1.0.0');
    expect(release).toMatchObject({
      app: 'public',
      version: '1.0.0',
      contractVersion: 1,
      singletons: { react: '19.3.1' },
    });
    expect(release.files['main.js']).toMatch(/^sha384-/);
    expect(await readFile(path.join(releaseFolder(store, 'public', '1.0.0'), 'main.js'), 'utf8')).toBe('public 1.0.0');
  });

  test('derives the version from the contents, and never overwrites a version', async () => {
    const first = await publishRelease(store, { app: 'host', folder: await build('host') });
    await expect(publishRelease(store, { app: 'host', folder: await build('host') })).rejects.toThrow(
      `host@${first.version} is published already`,
    );
    const other = await publishRelease(store, { app: 'host', folder: await build('host', { content: 'changed' }) });
    expect(other.version).not.toBe(first.version);
  });

  test.each(['../1', '', '.hidden', 'a/b', 'x'.repeat(65)])('refuses the version name %p', async (version) => {
    await expect(publish('host', version)).rejects.toThrow('is not a valid version');
  });

  test('refuses the build of another application, and a folder without one', async () => {
    await expect(publishRelease(store, { app: 'admin', folder: await build('public') })).rejects.toThrow(
      'not of remote_admin',
    );
    await expect(publishRelease(store, { app: 'admin', folder: folder })).rejects.toThrow('holds no build');
    expect(await listReleases(store)).toEqual({ releases: [], damage: [] });
  });
});

test('refuses an invalid build.json and names the field', async () => {
  const output = await build('public', { singletons: { react: 19 } as never });
  await expect(publishRelease(store, { app: 'public', folder: output })).rejects.toThrow(
    'build.json: singletons.react must be string',
  );
});

describe('activating', () => {
  test('the first activation needs the host and the remote of the home page', async () => {
    await publish('host', 'h1');
    await publish('public', 'p1');
    await expect(activateReleases(store, { public: 'p1' })).rejects.toThrow('No version of host is active yet');
    await expect(activateReleases(store, { host: 'h1' })).rejects.toThrow('No remote mounts /');
    expect(await readActivation(store)).toBeUndefined();
  });

  test('activating one application keeps the others', async () => {
    await activateFirst();
    await publish('public', 'p2');
    const { revision } = (await activateReleases(store, { public: 'p2' })).activation;
    expect(await activeVersions()).toEqual(['h1', 'p2', 'a1']);
    expect(revision).toBe(2);
  });

  test('a changed and a missing file are refused by name without changes', async () => {
    await activateFirst();
    await publish('public', 'p2');
    await writeFile(path.join(releaseFolder(store, 'public', 'p2'), 'main.js'), 'evil');
    await expect(activateReleases(store, { public: 'p2' })).rejects.toThrow('public@p2: main.js was changed');
    await rm(path.join(releaseFolder(store, 'public', 'p2'), 'main.js'));
    await expect(activateReleases(store, { public: 'p2' })).rejects.toThrow('public@p2: main.js is missing');
    expect(await activeVersions()).toEqual(['h1', 'p1', 'a1']);
  });

  test.each<[string, Build, string]>([
    ['another contract', { contractVersion: 2 }, 'public@p2 speaks contract 2, host@h1 speaks 1'],
    ['a newer contract', { contractMinor: 3 }, 'public@p2 speaks contract 1.3, host@h1 speaks 1'],
    ['a newer React', { singletons: { react: '19.4.0' } }, 'public@p2 needs react ^19.4.0, host@h1 provides 19.3.1'],
    ['a singleton that the host lacks', { singletons: { swr: '2.5.1' } }, 'host@h1 provides none'],
  ])('%s is refused with the reason', async (_, options, reason) => {
    await activateFirst();
    await publish('public', 'p2', options);
    await expect(activateReleases(store, { public: 'p2' })).rejects.toThrow(reason);
    expect(await activeVersions()).toEqual(['h1', 'p1', 'a1']);
  });

  test('a host incompatible with an active remote is refused; activated with a matching remote it is accepted', async () => {
    await activateFirst();
    await publish('host', 'h2', { contractVersion: 2 });
    await expect(activateReleases(store, { host: 'h2' })).rejects.toThrow(
      'admin@a1 speaks contract 1, host@h2 speaks 2',
    );
    await publish('public', 'p2', { contractVersion: 2 });
    await publish('admin', 'a2', { contractVersion: 2 });
    await activateReleases(store, { host: 'h2', public: 'p2', admin: 'a2' });
    expect(await activeVersions()).toEqual(['h2', 'p2', 'a2']);
  });

  test('remotes of older builds are accepted by a host of a newer contract of the same version', async () => {
    await activateFirst();
    await publish('host', 'h2', {
      contractMinor: 3,
      singletons: { react: '19.3.1', 'shared-kit/intl': '1.0.0+aaaaaaaaaaaa' },
    });
    await activateReleases(store, { host: 'h2' });
    await publish('public', 'p2', { contractMinor: 3, singletons: { 'shared-kit/intl': '1.0.0+bbbbbbbbbbbb' } });
    await activateReleases(store, { public: 'p2' });
    await publish('admin', 'a2', { singletons: { 'shared-kit/intl': '1.0.0' } });
    await activateReleases(store, { admin: 'a2' });
    expect(await activeVersions()).toEqual(['h2', 'p2', 'a2']);
  });

  test('an unknown version is refused', async () => {
    await activateFirst();
    await expect(activateReleases(store, { public: 'nope' })).rejects.toThrow('public@nope is not in the store');
    await expect(activateReleases(store, { public: '../../host/h1' })).rejects.toThrow('is not in the store');
  });

  test('concurrent activations are atomic, and none is lost', async () => {
    await activateFirst();
    const versions = Array.from({ length: 12 }, (_, index) => `p${index + 2}`);
    for (const version of versions) await publish('public', version);
    await Promise.all(versions.map((version) => activateReleases(store, { public: version }, { allowOlder: true })));
    const activation = await readActivation(store);
    expect(activation?.revision).toBe(13);
    expect(
      new Set([
        activation?.apps.public?.version,
        ...(activation?.apps.public?.previous ?? []).map((entry) => entry.version),
      ]),
    ).toEqual(new Set(['p1', ...versions]));
    expect(await readdir(store.root)).toEqual(['activations', 'active.json', 'releases']);
    expect(await readdir(path.join(store.root, 'activations'))).toHaveLength(13);
  });
});

test('an activation writes inside the store only', async () => {
  const beside = await withLock(store, () => readdir(path.dirname(store.root)));
  expect(beside).toEqual(['store']);
  expect(await readdir(store.root)).toEqual([]);
});

describe('rolling back', () => {
  test('goes one version back each time, and fails when there is none', async () => {
    await activateFirst();
    for (const version of ['p2', 'p3']) {
      await publish('public', version);
      await activateReleases(store, { public: version });
    }
    await rollBack(store, ['public']);
    expect(await activeVersions()).toEqual(['h1', 'p2', 'a1']);
    await rollBack(store, ['public']);
    expect(await activeVersions()).toEqual(['h1', 'p1', 'a1']);
    await expect(rollBack(store, ['public'])).rejects.toThrow('No earlier version of public can be activated');
  });

  test('rolls back a set atomically when its parts are compatible only with each other', async () => {
    await activateFirst();
    await publish('host', 'h2', { contractVersion: 9 });
    await publish('public', 'p2', { contractVersion: 9 });
    await publish('admin', 'a2', { contractVersion: 9 });
    await activateReleases(store, { host: 'h2', public: 'p2', admin: 'a2' });
    await expect(rollBack(store, ['public'])).rejects.toThrow('contract');
    await rollBack(store, ['host', 'public', 'admin']);
    expect(await activeVersions()).toEqual(['h1', 'p1', 'a1']);
  });

  test('skips a damaged version', async () => {
    await activateFirst();
    for (const version of ['p2', 'p3']) {
      await publish('public', version);
      await activateReleases(store, { public: version });
    }
    await writeFile(path.join(releaseFolder(store, 'public', 'p2'), 'main.js'), 'evil');
    await rollBack(store, ['public']);
    expect(await activeVersions()).toEqual(['h1', 'p1', 'a1']);
  });
});
