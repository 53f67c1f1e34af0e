import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFiles, createFolderStore, openFileStore, StoreUnavailable } from 'shared-kit/server';
import { type S3Server, startS3Server } from 'shared-kit/testing/start-s3-server.ts';
import { publishSmallBuild, publishSmallBuilds, SCRIPT } from '../../test/publish-small-builds.ts';
import { runReleaseCommand } from '../run-release-command.ts';
import { activateReleases, rollBack } from './activate-releases.ts';
import { readHistory } from './activation-history.ts';
import { createPreview, endPreview, listPreviews } from './previews.ts';
import { pruneReleases } from './prune-releases.ts';
import { pullActivation, pullRelease, pullReleases } from './release-bucket.ts';
import { listReleases, type ReleaseStore, readActivation } from './release-store.ts';

let folder: string;
let s3: S3Server;
let count = 0;
let store: ReleaseStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-bucket-'));
  s3 = await startS3Server();
});
beforeEach(async () => {
  s3.behave('answers');
  count += 1;
  store = await publishSmallBuilds(path.join(folder, String(count)), bucketOf());
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const bucketOf = () => openFileStore(s3.env, 'RELEASE_STORE', `${s3.bucket}/store-${count}`);
/** Another machine's copy of the same store. */
const elsewhere = (name: string): ReleaseStore & { bucket: NonNullable<ReleaseStore['bucket']> } => ({
  root: path.join(folder, String(count), name, 'store'),
  bucket: bucketOf(),
});
const versionsIn = async ({ root }: ReleaseStore) => (await readdir(path.join(root, 'releases/public'))).sort();
const activeIn = async (one: ReleaseStore) => (await readActivation(one))?.apps.public?.version;
const keys = () => [...s3.files.keys()].filter((key) => key.startsWith(`store-${count}/`));

test('what one machine publishes and activates is on another one, every file of it', async () => {
  const other = elsewhere('other');
  await pullReleases(other);
  expect(await readActivation(other)).toEqual(await readActivation(store));
  expect(await readFile(path.join(other.root, 'releases/public/v1/main.abc.js'), 'utf8')).toBe(SCRIPT.plain);
  expect((await readHistory(other, await readActivation(other))).history).toHaveLength(1);
  await publishSmallBuild(other, 'public', 'v2');
  await publishSmallBuild(other, 'public', 'v3');
  // Not before it is active.
  await pullReleases(store);
  expect(await versionsIn(store)).toEqual(['v1']);
  await activateReleases(other, { public: 'v2' }, { by: 'other' });
  await pullReleases(store);
  expect([await activeIn(store), await versionsIn(store)]).toEqual(['v2', ['v1', 'v2']]);
  await pullReleases(store, 'all');
  expect((await listReleases(store)).releases).toHaveLength(5);
  await rollBack(store, ['public'], { by: 'store' });
  await pullReleases(other);
  expect(await activeIn(other)).toBe('v1');
  const { history } = await readHistory(other, await readActivation(other));
  expect(history.map(({ by }) => by)).toEqual(['store', 'other', 'unknown']);
});

test('of two activations at once one wins, and the other one is told', async () => {
  const machines = [elsewhere('one'), elsewhere('two'), elsewhere('three')];
  for (const machine of machines) await pullReleases(machine);
  for (const version of ['v2', 'v3', 'v4']) await publishSmallBuild(store, 'public', version);
  for (const machine of machines) await pullReleases(machine, 'all');
  const activated = await Promise.allSettled(
    machines.map((machine, index) =>
      activateReleases(machine, { public: `v${index + 2}` }, { by: `machine ${index}` }),
    ),
  );
  const winner = activated.findIndex(({ status }) => status === 'fulfilled');
  const reasons = activated.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(reasons).toEqual(
    Array(2).fill('Error: Another activation was made meanwhile; nothing was changed. Run the command again'),
  );
  for (const machine of machines) {
    await pullReleases(machine);
    expect(await activeIn(machine)).toBe(`v${winner + 2}`);
    const { history } = await readHistory(machine, await readActivation(machine));
    expect(history[0]).toMatchObject({ revision: 2, by: `machine ${winner}` });
  }
  await activateReleases(
    machines[(winner + 1) % 3] as ReleaseStore,
    { public: 'v2', admin: 'v1' },
    { allowOlder: true },
  );
});

test('an activation that ended between record and pointer keeps none from being made', async () => {
  await bucketOf().put('activations/2.json', Buffer.from('{}'));
  await publishSmallBuild(store, 'public', 'v2');
  await activateReleases(store, { public: 'v2' }, { by: 'next' });
  const { history, damage } = await readHistory(store, await readActivation(store));
  expect([history[0]?.by, damage]).toEqual(['next', []]);
  expect(JSON.parse(String(s3.files.get(`store-${count}/activations/2.json`)))).toMatchObject({ by: 'next' });
});

test('a version is published once, also from two machines', async () => {
  const machines = [elsewhere('one'), elsewhere('two')];
  const published = await Promise.allSettled(machines.map((machine) => publishSmallBuild(machine, 'public', 'v2')));
  expect(published.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(publishSmallBuild(elsewhere('three'), 'public', 'v2')).rejects.toThrow('is published already');
});

test('a release is here once it is in the bucket, where its document is the last file', async () => {
  const bucket = bucketOf();
  const put: string[] = [];
  const watched: typeof bucket = {
    ...bucket,
    put: async (key, ...rest) => {
      put.push(path.basename(key));
      expect(await versionsIn(store)).not.toContain('v2');
      return bucket.put(key, ...rest);
    },
  };
  await publishSmallBuild({ ...store, bucket: watched }, 'public', 'v2');
  expect([put.slice(-2), await versionsIn(store)]).toEqual([
    ['release.attestation.json', 'release.json'],
    ['v1', 'v2'],
  ]);
});

test('a release whose upload was stopped can be published again, and replaces no file by another one', async () => {
  const bucket = bucketOf();
  const put: typeof bucket.put = async (key, ...rest) => {
    if (key.endsWith('/release.json')) throw new StoreUnavailable('s3://files', 'stopped');
    return bucket.put(key, ...rest);
  };
  await expect(publishSmallBuild({ ...store, bucket: { ...bucket, put } }, 'public', 'v2')).rejects.toThrow('stopped');
  expect(await versionsIn(store)).toEqual(['v1']);
  await pullReleases(store, 'all');
  expect(await versionsIn(store)).toEqual(['v1']);
  const other = { files: { 'main.abc.js': 'other()' } };
  await expect(publishSmallBuild(store, 'public', 'v2', other)).rejects.toThrow('main.abc.js of another build');
  // It may be another machine that is about to write the last file.
  await expect(publishSmallBuild(store, 'public', 'v2')).rejects.toThrow('try again in a minute');
  expect(await versionsIn(store)).toEqual(['v1']);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  await publishSmallBuild(store, 'public', 'v2').finally(() => jest.restoreAllMocks());
  const elsewhereToo = elsewhere('other');
  await pullReleases(elsewhereToo, 'all');
  await activateReleases(elsewhereToo, { public: 'v2' });
});

test('while the bucket is away nothing is published or activated, and what is here stays', async () => {
  await publishSmallBuild(store, 'public', 'v2');
  const before = [await versionsIn(store), await activeIn(store), keys()];
  s3.behave('refuses');
  await expect(publishSmallBuild(store, 'public', 'v3')).rejects.toThrow(StoreUnavailable);
  await expect(activateReleases(store, { public: 'v2' })).rejects.toThrow(StoreUnavailable);
  await expect(pullReleases(store)).rejects.toThrow(StoreUnavailable);
  s3.behave('answers');
  expect([await versionsIn(store), await activeIn(store), keys()]).toEqual(before);
});

test('a service that ignores conditions is refused', async () => {
  await publishSmallBuild(store, 'public', 'v2');
  s3.behave('ignores conditions');
  await expect(activateReleases(store, { public: 'v2' })).rejects.toThrow('the service ignores If-Match');
  expect(keys().filter((key) => key.endsWith('.txt'))).toEqual([]);
  expect(await activeIn(store)).toBe('v1');
});

test('a file that was changed in the bucket is not taken, nor is the pointer to it', async () => {
  const other = elsewhere('other');
  const tag = await pullActivation(other);
  await publishSmallBuild(store, 'public', 'v2');
  await activateReleases(store, { public: 'v2' });
  s3.files.set(`store-${count}/releases/public/v2/main.abc.js`, Buffer.from('other()'));
  await expect(pullActivation(other, { knownTag: tag })).rejects.toThrow('public@v2: main.abc.js was changed in s3://');
  expect([await activeIn(other), await versionsIn(other)]).toEqual(['v1', ['v1']]);
  await expect(pullRelease(other, 'public', 'v2')).rejects.toThrow('was changed');
  expect(await pullRelease(other, 'public', 'v9')).toBe(false);
});

test('previews and pruning reach other machines', async () => {
  const other = elsewhere('other');
  await publishSmallBuild(store, 'public', 'v2');
  const { preview } = await createPreview(store, { public: 'v2' }, { hours: 1, by: 'somebody' });
  await pullReleases(other);
  expect([(await listPreviews(other)).length, await versionsIn(other)]).toEqual([1, ['v1', 'v2']]);
  await endPreview(other, preview.id);
  await pullReleases(store);
  expect(await listPreviews(store)).toEqual([]);
  const old = path.join(store.root, 'releases/public/v2/release.json');
  const release = JSON.parse(await readFile(old, 'utf8'));
  await writeFile(old, JSON.stringify({ ...release, publishedAt: '2020-01-01T00:00:00.000Z' }));
  expect(await pruneReleases(store, { keep: 0, days: 1 })).toHaveLength(1);
  expect(keys().filter((key) => key.includes('/public/v2/'))).toEqual([]);
  await activateReleases(store, { admin: 'v1', host: 'v1' });
  await pullReleases(other);
  expect(await versionsIn(other)).toEqual(['v1']);
});

test('the release command works on a bucket, and says where it is', async () => {
  const commands = elsewhere('commands');
  const options = { env: {}, warn: () => undefined };
  expect(await runReleaseCommand(commands, ['list'], options)).toContain('v1');
  const empty = {
    root: path.join(folder, 'empty'),
    bucket: openFileStore(s3.env, 'RELEASE_STORE', `${s3.bucket}/empty`),
  };
  await expect(runReleaseCommand(empty, ['status'], options)).rejects.toThrow(
    'RELEASE_STORE: s3://files/empty is not a release store',
  );
});

test('a store in a folder that is moved into a bucket is the same store', async () => {
  const moved = {
    root: path.join(folder, 'moved'),
    bucket: openFileStore(s3.env, 'RELEASE_STORE', `${s3.bucket}/moved`),
  };
  const copy = path.join(folder, 'copy');
  await cp(store.root, copy, { recursive: true });
  await copyFiles(createFolderStore(copy), moved.bucket);
  await pullReleases(moved);
  expect(await readActivation(moved)).toEqual(await readActivation({ root: copy }));
});

test('a damaged active release is tried again until the bucket has it whole', async () => {
  const key = `store-${count}/releases/public/v1/main.abc.js`;
  const whole = s3.files.get(key);
  expect(whole).toBeDefined();
  s3.files.set(key, Buffer.from('damaged'));
  const copy = elsewhere('copy');
  const tag = await pullReleases(copy);
  expect(tag).toBeUndefined();
  s3.files.set(key, whole as Buffer);
  expect(await pullReleases(copy, 'used', tag)).toEqual(expect.any(String));
  expect(await versionsIn(copy)).toEqual(['v1']);
});
