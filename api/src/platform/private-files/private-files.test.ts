import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore } from 'shared-kit/server';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import {
  deleteOldPrivateFiles,
  deleteOrphanedPrivateFiles,
  readPrivateFile,
  storePrivateFile,
} from './private-files.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let bookingId: number;
let services: Parameters<typeof storePrivateFile>[0];

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  [bookingId = 0] = await addBookings(api.database, {});
  services = { database: api.database, documentStore: api.documentStore, clock: () => api.time.now };
});
afterAll(() => api.close());

const store = (text: string, kind: 'photo' | 'document' = 'document') =>
  storePrivateFile(services, { bookingId, kind, contentType: 'text/plain', bytes: Buffer.from(text) });
const listFiles = async () =>
  (await readdir(api.privateDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('a file is stored once, also when it comes several times at once, and read by its id', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => store('contract')));
  const [id = ''] = ids;
  expect([new Set(ids).size, await store('contract')]).toEqual([1, id]);
  expect(await listFiles()).toEqual([id]);
  expect((await stat(join(api.privateDir, id.slice(0, 2), id))).mode & 0o777).toBe(0o600);
  expect(await readPrivateFile(services, id)).toEqual({
    bookingId,
    kind: 'document',
    contentType: 'text/plain',
    bytes: Buffer.from('contract'),
  });
  expect(await readPrivateFile(services, 'x'.repeat(22))).toBeUndefined();
  expect(await store('contract', 'photo')).not.toBe(id);
});

test('a file that was lost is written again when it comes again', async () => {
  const id = await store('lost');
  await rm(join(api.privateDir, id.slice(0, 2), id));
  expect(await readPrivateFile(services, id)).toBeUndefined();
  expect(await store('lost')).toBe(id);
  expect((await readPrivateFile(services, id))?.bytes.toString()).toBe('lost');
});

test('what cannot be written leaves no row and no half of a file', async () => {
  const before = await listFiles();
  const broken = {
    ...services,
    documentStore: createFolderStore(join(api.privateDir, before[0]?.slice(0, 2) ?? '', before[0] ?? '')),
  };
  const file = { bookingId, kind: 'photo', contentType: 'image/jpeg', bytes: Buffer.from('full') } as const;
  await expect(storePrivateFile(broken, file)).rejects.toMatchObject({ code: 'ENOTDIR' });
  const rows = await api.database.selectFrom('private_files').select('id').execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(before.sort());
});

test('files of a transaction that failed are swept within a day, others stay', async () => {
  const failed = api.database.transaction().execute(async (transaction) => {
    await storePrivateFile(
      { ...services, database: transaction },
      { bookingId, kind: 'photo', contentType: 'image/jpeg', bytes: Buffer.from('failed') },
    );
    throw new Error('no commit');
  });
  await expect(failed).rejects.toThrow('no commit');
  const kept = (await api.database.selectFrom('private_files').select('id').execute()).map(({ id }) => id).sort();
  const files = await listFiles();
  expect(files).toHaveLength(kept.length + 1);
  const [orphan = ''] = files.filter((name) => !kept.includes(name));
  const path = join(api.privateDir, orphan.slice(0, 2), orphan);
  await writeFile(`${path}.part`, 'half');
  const sweepDay = async (start: number) => {
    let count = 0;
    for (let minute = 0; minute < 1_440; minute += 1)
      count += await deleteOrphanedPrivateFiles(api.database, api.documentStore, new Date(start + minute * 60_000));
    return count;
  };
  // Too young.
  const future = new Date(NOON.getTime() + 2 * DAY_MS);
  await utimes(path, future, future);
  await utimes(`${path}.part`, future, future);
  expect(await sweepDay(NOON.getTime())).toBe(0);
  await utimes(path, NOON, NOON);
  await utimes(`${path}.part`, NOON, NOON);
  expect(await sweepDay(NOON.getTime() + DAY_MS)).toBe(2);
  expect((await listFiles()).sort()).toEqual(kept);
});

test('files are kept as long as the settings of their kind say', async () => {
  const [photo, document] = [await store('old', 'photo'), await store('old')];
  const later = new Date(NOON.getTime() + 40 * DAY_MS);
  api.time.now = later;
  const young = await store('young', 'photo');
  expect(await deleteOldPrivateFiles(services, 'photo', later, undefined)).toBe(0);
  const entries = await api.database.selectFrom('audit_entries').select('id').execute();
  expect(await deleteOldPrivateFiles(services, 'photo', later, 30)).toBeGreaterThan(0);
  expect(await api.database.selectFrom('audit_entries').select('id').execute()).toEqual(entries);
  const left = [photo, document, young].map(async (id) => (await readPrivateFile(services, id)) !== undefined);
  expect(await Promise.all(left)).toEqual([false, true, true]);
});
