import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { openFileStore, StoreUnavailable } from 'shared-kit/server';
import { type S3Server, startS3Server } from 'shared-kit/testing/start-s3-server.ts';
import { publishSmallBuild, publishSmallBuilds, SCRIPT } from '../../test/publish-small-builds.ts';
import { activateReleases } from '../release-store/activate-releases.ts';
import { type ReleaseStore, readActivation } from '../release-store/release-store.ts';
import { followBucket } from './follow-bucket.ts';
import { buildGateway } from './gateway.ts';

let folder: string;
let s3: S3Server;
let commands: ReleaseStore;
let served: ReleaseStore;
let gateway: FastifyInstance | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'follow-bucket-'));
  s3 = await startS3Server();
  const bucket = openFileStore(s3.env, 'RELEASE_STORE', s3.bucket);
  commands = await publishSmallBuilds(path.join(folder, 'commands'), bucket);
  served = { root: path.join(folder, 'served'), bucket };
});
afterEach(async () => {
  s3.behave('answers');
  await gateway?.close();
  gateway = undefined;
  await s3.stop();
  await rm(folder, { recursive: true });
});

const start = () =>
  buildGateway({ store: served, site: DEFAULT_SITE_SETTINGS, apiOrigin: 'http://127.0.0.1:9', logLevel: 'silent' });
const scriptOf = async (version: string) => (await gateway?.inject(`/releases/public/${version}/main.abc.js`))?.payload;

test('a gateway serves from its copy while the bucket is away, also after a restart', async () => {
  gateway = await start();
  expect(await scriptOf('v1')).toBe(SCRIPT.plain);
  s3.behave('refuses');
  expect([await scriptOf('v1'), await scriptOf('v9').then((text) => text?.includes('start'))]).toEqual([
    SCRIPT.plain,
    false,
  ]);
  expect((await gateway.inject('/')).statusCode).toBe(200);
  await gateway.close();
  gateway = await start();
  expect((await gateway.inject('/')).statusCode).toBe(200);
  expect(await scriptOf('v1')).toBe(SCRIPT.plain);
});

test('a gateway without a copy does not start while the bucket is away', async () => {
  s3.behave('refuses');
  await expect(start()).rejects.toThrow(StoreUnavailable);
});

test('files of a release that is not active are fetched when a tab asks for them', async () => {
  gateway = await start();
  await publishSmallBuild(commands, 'public', 'v2');
  expect(s3.requests.filter((one) => one.startsWith('GET') && one.includes('v2'))).toEqual([]);
  expect(await scriptOf('v2')).toBe(SCRIPT.plain);
  const asked = s3.requests.length;
  expect(await scriptOf('v2')).toBe(SCRIPT.plain);
  for (let count = 0; count < 3; count += 1) expect(await scriptOf('v7')).not.toBe(SCRIPT.plain);
  // Once for all requests of a release that there is not.
  expect(s3.requests.slice(asked).filter((one) => one.includes('public/'))).toHaveLength(1);
});

test('an outage of the bucket is not taken for a release that does not exist', async () => {
  gateway = await start();
  await publishSmallBuild(commands, 'public', 'v2');
  s3.behave('refuses');
  const response = await gateway.inject('/releases/public/v2/main.abc.js');
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  s3.behave('answers');
  expect(await scriptOf('v2')).toBe(SCRIPT.plain);
});

test('what is not active is not asked for while nothing is activated, and leaves the copy when it was pruned', async () => {
  for (const version of ['v2', 'v3']) await publishSmallBuild(commands, 'public', version);
  gateway = await start();
  for (const version of ['v2', 'v3']) expect(await scriptOf(version)).toBe(SCRIPT.plain);
  await gateway.close();
  gateway = undefined;
  const stop = await followBucket(served, { warn: (...words: unknown[]) => console.error(words) }, 5);
  const listed = () => s3.requests.filter((one) => one === 'GET /files/').length;
  s3.requests.length = 0;
  while (listed() < 9) await new Promise(setImmediate);
  expect(s3.requests.filter((one) => one.includes('/releases/'))).toEqual([]);
  s3.files.delete('releases/public/v2/release.json');
  await activateReleases(commands, { public: 'v3' });
  const here = () => readdir(path.join(served.root, 'releases/public'));
  while ((await here()).includes('v2')) await new Promise(setImmediate);
  await stop();
  expect((await here()).sort()).toEqual(['v1', 'v3']);
});

test('an activation is followed, through a time in which the bucket refuses', async () => {
  const warned: unknown[] = [];
  const log = { warn: (...words: unknown[]) => warned.push(words.at(-1)) };
  const stop = await followBucket(served, log, 5);
  const active = async () => (await readActivation(served))?.apps.public?.version;
  expect(await active()).toBe('v1');
  s3.behave('refuses');
  while (warned.length < 1) await new Promise(setImmediate);
  s3.behave('answers');
  await publishSmallBuild(commands, 'public', 'v2');
  await activateReleases(commands, { public: 'v2' });
  while ((await active()) !== 'v2') await new Promise(setImmediate);
  await stop();
  expect(warned).toEqual([
    'The bucket of the releases is not followed; its copy is served',
    'The bucket of the releases is followed again',
  ]);
});
