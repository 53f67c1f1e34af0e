import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Server, startS3Server } from '../../../testing/start-s3-server.ts';
import { copyFiles } from './copy-files.ts';
import { type FileStore, hasFolder, readStored, StoreUnavailable } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-store-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const text = async (store: FileStore, key: string) => (await readStored(store, key))?.bytes.toString();
const keysOf = async (store: FileStore, below: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(below)) keys.push(key);
  return keys.sort();
};

let count = 0;
describe.each(['a folder', 'a bucket', 'a whole bucket'])('in %s', (kind) => {
  let store: FileStore;
  beforeEach(async () => {
    count += 1;
    const location = kind === 'a folder' ? path.join(folder, String(count)) : `${s3.bucket}/test-${count}`;
    store = openFileStore(s3.env, 'MEDIA_STORE', kind === 'a whole bucket' ? s3.bucket : location);
    const old = await keysOf(store, '');
    await store.delete(old);
  });

  test('what is put is read, listed by its folder and deleted', async () => {
    const large = Buffer.alloc(3_000_000, 7);
    await store.put('cars/a/320.webp', Buffer.from('small'));
    await store.put('cars/a/1280.webp', large);
    await store.put('cars-old/b.webp', Buffer.from(''));
    expect(await text(store, 'cars/a/320.webp')).toBe('small');
    expect((await readStored(store, 'cars/a/1280.webp'))?.bytes.equals(large)).toBe(true);
    expect(await text(store, 'cars-old/b.webp')).toBe('');
    expect(await store.get('cars/a/640.webp')).toBeUndefined();
    expect(await store.get('cars/a')).toBeUndefined();
    expect(await keysOf(store, 'cars/')).toEqual(['cars/a/1280.webp', 'cars/a/320.webp']);
    expect(await keysOf(store, '')).toHaveLength(3);
    expect([await store.has('cars/a/320.webp'), await store.has('cars/a'), await hasFolder(store, 'cars/a/')]).toEqual([
      true,
      false,
      true,
    ]);
    await store.delete(['cars/a/320.webp', 'cars/a/1280.webp', 'cars/none']);
    expect([await keysOf(store, ''), await hasFolder(store, 'cars/a/')]).toEqual([['cars-old/b.webp'], false]);
  });

  test('a list says size and time, and has more than one page', async () => {
    const keys = Array.from({ length: 210 }, (_, index) => `many/${index}`);
    for (let start = 0; start < keys.length; start += 70)
      await Promise.all(keys.slice(start, start + 70).map((key) => store.put(key, Buffer.from('12345'))));
    const listed = [];
    for await (const file of store.list('many/')) listed.push(file);
    expect(new Set(listed.map(({ key }) => key))).toEqual(new Set(keys));
    expect(new Set(listed.map(({ size }) => size))).toEqual(new Set([5]));
    expect(Math.abs((listed[0]?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(600_000);
  });

  test('of several writes of a new file one wins', async () => {
    const tags = await Promise.all(
      Array.from({ length: 8 }, (_, index) => store.put('new', Buffer.from(`writer ${index}`), 'absent')),
    );
    const winner = tags.findIndex((tag) => tag !== undefined);
    expect(tags.filter((tag) => tag !== undefined)).toHaveLength(1);
    expect(await text(store, 'new')).toBe(`writer ${winner}`);
    expect(await keysOf(store, '')).toEqual(['new']);
  });

  test('of several changes of what was read one wins, and the others are told', async () => {
    const first = await store.put('active.json', Buffer.from('0'));
    const read = await readStored(store, 'active.json');
    expect(read?.tag).toBe(first);
    const condition = { tag: read?.tag ?? '' };
    const tags = await Promise.all(['1', '2', '3'].map((one) => store.put('active.json', Buffer.from(one), condition)));
    const winner = tags.findIndex((tag) => tag !== undefined);
    expect(tags.filter((tag) => tag !== undefined)).toHaveLength(1);
    expect(await text(store, 'active.json')).toBe(String(winner + 1));
    const next = { tag: tags[winner] ?? '' };
    expect(await store.put('active.json', Buffer.from('4'), next)).toBeDefined();
    await store.delete(['active.json']);
    expect(await store.put('active.json', Buffer.from('5'), next)).toBeUndefined();
  });
});

test('a folder has no file outside, and files of the mode', async () => {
  const store = openFileStore({}, 'MEDIA_STORE', path.join(folder, 'inside'), { mode: 0o600 });
  await expect(store.put('../outside', Buffer.from(''))).rejects.toThrow('is not in');
  await expect(store.get('a/../../outside')).rejects.toThrow('is not in');
  expect(await readdir(folder)).not.toContain('outside');
});

describe('a bucket that fails', () => {
  const open = (env: Readonly<Record<string, string>>) => openFileStore(env, 'MEDIA_STORE', `${s3.bucket}/failing`);
  afterEach(() => s3.behave('answers'));

  const expectUnavailable = async (store: FileStore) => {
    const asked = [
      () => store.get('a'),
      () => store.has('a'),
      () => store.put('a', Buffer.from('a')),
      () => store.put('a', Buffer.from('a'), 'absent'),
      () => store.delete(['a']),
      () => keysOf(store, ''),
    ];
    for (const ask of asked) {
      const error = await ask().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(String(error)).not.toMatch(/tests|the-secret|Signature=/);
    }
  };

  test('says so when it refuses, or is away', async () => {
    s3.behave('refuses');
    await expectUnavailable(open(s3.env));
    await expectUnavailable(open({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' }));
  });

  test('says so when keys or bucket are wrong', async () => {
    await expectUnavailable(open({ ...s3.env, S3_SECRET_ACCESS_KEY: 'wrong' }));
    const store = openFileStore(s3.env, 'MEDIA_STORE', 's3://missing/x');
    await expect(store.put('a', Buffer.from('a'))).rejects.toThrow('s3://missing/x is not available');
    await expect(keysOf(store, '')).rejects.toThrow('there is no such bucket');
  });

  test('says so when it does not answer in time', async () => {
    s3.behave('hangs');
    const { S3_ENDPOINT: endpoint = '' } = s3.env;
    const access = { endpoint, region: 'us-east-1', accessKeyId: 'tests', secretAccessKey: 'x' };
    await expectUnavailable(createS3Store({ ...access, bucket: 'files', prefix: '', timeoutMs: 50 }));
  });
});

test.each([
  ['s3://', {}, 'MEDIA_STORE is "s3://": expected a folder, or s3://bucket/prefix'],
  ['s3://Bucket/a', {}, 'MEDIA_STORE is'],
  ['s3://bucket/../a', {}, 'MEDIA_STORE is'],
  ['s3://bucket', { S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is missing: MEDIA_STORE is in a bucket'],
  ['s3://bucket', { S3_ENDPOINT: 'https://id:secret@host' }, 'S3_ENDPOINT: expected the address of the service'],
])('%s with %j is refused', (location, env, message) => {
  const open = () => openFileStore(env, 'MEDIA_STORE', location);
  expect(open).toThrow(message);
  expect(open).not.toThrow('secret');
});

describe('copying', () => {
  const fill = async (store: FileStore) => {
    for (let index = 0; index < 30; index += 1)
      await store.put(`cars/${index}/320.webp`, Buffer.from(`picture ${index}`));
    await store.put('active.json', Buffer.from('{}'));
    await store.put('cars/.draft.part', Buffer.from('half'));
  };

  test('goes on after it was stopped, compares what is there, and has pointers last', async () => {
    const from = openFileStore({}, 'FROM', path.join(folder, 'copied'));
    const to = openFileStore(s3.env, 'TO', `${s3.bucket}/copied`);
    await fill(from);
    const stop = () => copyFiles(from, to, { onFile: ({ copied }) => copied === 10 && s3.behave('refuses') });
    await expect(stop()).rejects.toThrow(StoreUnavailable);
    s3.behave('answers');
    expect(await to.has('active.json')).toBe(false);
    await to.put('cars/29/320.webp', Buffer.from('other'));
    const { copied, same } = await copyFiles(from, to);
    expect([copied + same, same >= 10 && same < 30]).toEqual([31, true]);
    expect(await keysOf(to, '')).toEqual((await keysOf(from, '')).filter((key) => !key.includes('.draft')));
    expect(await text(to, 'cars/29/320.webp')).toBe('picture 29');
    // And back, without what is there.
    const back = openFileStore({}, 'BACK', path.join(folder, 'back'));
    expect(await copyFiles(to, back, { deletes: true })).toEqual({ copied: 31, same: 0 });
    expect([await keysOf(to, ''), (await keysOf(back, '')).length]).toEqual([[], 31]);
  });

  test('fails when a file arrives changed, and keeps it where it was', async () => {
    const from = openFileStore({}, 'FROM', path.join(folder, 'kept'));
    await fill(from);
    const to = openFileStore({}, 'TO', path.join(folder, 'changed'));
    const broken: FileStore = { ...to, put: (key, bytes) => to.put(key, bytes.subarray(1)) };
    await expect(copyFiles(from, broken, { deletes: true })).rejects.toThrow(
      /^cars\/\d+\/320.webp is not in .*changed/,
    );
    expect(await keysOf(from, '')).toHaveLength(32);
  });
});
