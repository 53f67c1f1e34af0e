import { createHash } from 'node:crypto';
import { createFolderStore, openFileStore, readStored } from 'shared-kit/server';
import { type S3Server, startS3Server } from 'shared-kit/testing/start-s3-server.ts';
import sharp from 'sharp';
import { addBookings } from '../../test/add-bookings.ts';
import { createTestFolder } from '../../test/create-test-folder.ts';
import { exampleCar } from '../../test/examples.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import {
  deleteOrphanedPrivateFiles,
  deletePrivateFiles,
  readPrivateFile,
  storePrivateFile,
} from './private-files/private-files.ts';

let s3: S3Server;
let api: TestApi;
let token: string;
let bookingId: number;
let photo: Buffer;
const storesAt = (prefix: string) => ({
  mediaStore: openFileStore(s3.env, 'MEDIA_STORE', `${s3.bucket}/${prefix}/media`),
  documentStore: openFileStore(s3.env, 'DOCUMENT_STORE', `${s3.bucket}/${prefix}/documents`),
});
beforeAll(async () => {
  s3 = await startS3Server();
  api = await startTestApi(storesAt('site'));
  token = await api.signIn();
  await api.addCars(exampleCar());
  [bookingId = 0] = await addBookings(api.database, {});
  const background = '#c0643c';
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await api.close();
  await s3.stop();
});
afterEach(() => s3.behave('answers'));

async function upload(to: Pick<TestApi, 'post'> = api) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(photo)], 'car.jpg'));
  const { headers, body } = new Request('http://local', { method: 'POST', body: form });
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  return await to.post('/api/images/upload', bytes, {
    headers: { 'content-type': headers.get('content-type') ?? '' },
    token,
  });
}

const storeDocument = (text: string) =>
  storePrivateFile(
    { ...api, clock: () => api.time.now },
    { bookingId, kind: 'document', contentType: 'text/plain', bytes: Buffer.from(text) },
  );
const rows = () => api.database.selectFrom('private_files').select('id').execute();

test('a picture is uploaded, served as immutable, shared and deleted', async () => {
  const { body } = await upload();
  const [{ publicId, variants, uri }] = body.data;
  for (const variant of variants) {
    const { rawPayload, headers, statusCode } = await api.app.inject(variant.uri);
    expect([statusCode, headers['content-type']]).toEqual([200, `image/${variant.format}`]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: variant.width });
  }
  const shared = await api.app.inject(`/media/share${uri.slice('/media'.length)}.jpg`);
  expect([shared.statusCode, shared.headers['content-type']]).toEqual([200, 'image/jpeg']);
  for (const missing of [
    `/media/${publicId}/9.webp`,
    `/media/${publicId}`,
    '/media/../documents/x.webp',
    '/media/.x.webp',
  ])
    expect((await api.app.inject(missing)).statusCode).toBe(404);
  const removed = await api.delete(`/api/images?publicId=${publicId}`, { token });
  expect(removed.status).toBe(200);
  expect([...s3.files.keys()].filter((key) => key.includes(publicId))).toEqual([]);
  expect((await api.app.inject(uri)).statusCode).toBe(404);
});

test('a private file is stored, read, and swept when its transaction failed', async () => {
  const id = await storeDocument('contract');
  expect(await readPrivateFile(api, id)).toMatchObject({ bookingId, bytes: Buffer.from('contract') });
  const orphan = `${id.slice(0, 2)}/${id.slice(0, 2)}${'x'.repeat(20)}`;
  await api.documentStore.put(orphan, Buffer.from('left'));
  const tomorrow = Date.now() + 86_400_000;
  let swept = 0;
  for (let minute = 0; minute < 1_440; minute += 1)
    swept += await deleteOrphanedPrivateFiles(api.database, api.documentStore, new Date(tomorrow + minute * 60_000));
  expect([swept, await api.documentStore.has(orphan)]).toEqual([1, false]);
  expect(await readPrivateFile(api, id)).toBeDefined();
});

test.each(['refuses', 'is away'] as const)(
  'while the bucket %s, an upload is refused whole and may be sent again',
  async (how) => {
    const before = { files: [...s3.files.keys()], rows: await rows() };
    if (how === 'refuses') s3.behave('refuses');
    const other = how === 'refuses' ? api : await startTestApi({ database: api.database, ...awayStores() });
    try {
      const refused = await upload(other);
      expect([refused.status, refused.headers['retry-after'], refused.body.meta.type]).toEqual([
        503,
        '5',
        'service_unavailable',
      ]);
      await expect(
        storePrivateFile(
          { ...other, clock: () => api.time.now },
          { bookingId, kind: 'photo', contentType: 'image/jpeg', bytes: photo },
        ),
      ).rejects.toThrow('is not available');
      // What does not need the bucket goes on.
      expect((await other.get('/api/fleet')).status).toBe(200);
    } finally {
      if (other !== api) await other.close();
    }
    s3.behave('answers');
    expect({ files: [...s3.files.keys()], rows: await rows() }).toEqual(before);
    expect((await upload()).status).toBe(200);
  },
);

const awayStores = () => {
  const env = { ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' };
  return {
    mediaStore: openFileStore(env, 'MEDIA_STORE', `${s3.bucket}/site/media`),
    documentStore: openFileStore(env, 'DOCUMENT_STORE', `${s3.bucket}/site/documents`),
  };
};

test('a bucket that fails after some files of a picture leaves none that anybody knows', async () => {
  const media = api.mediaStore;
  let puts = 0;
  const other = await startTestApi({
    database: api.database,
    documentStore: api.documentStore,
    mediaStore: {
      ...media,
      async put(key, bytes) {
        puts += 1;
        if (puts === 3) s3.behave('refuses');
        const written = media.put(key, bytes);
        await written.catch(() => s3.behave('answers'));
        return written;
      },
    },
  });
  const before = [...s3.files.keys()];
  expect((await upload(other)).status).toBe(503);
  expect([...s3.files.keys()]).toEqual(before);
  await other.close();
});

test('what was stored is deleted although the bucket is away, and swept later', async () => {
  const id = await storeDocument('to be deleted');
  await api.database.deleteFrom('private_files').where('id', '=', id).execute();
  s3.behave('refuses');
  expect(await deletePrivateFiles(api.documentStore, [id])).toBe(1);
});

test('a backup has the files of buckets, and restores them into buckets and folders', async () => {
  const folder = await createTestFolder('bucket-backup-');
  await storeDocument('in the backup');
  const sumOf = async (stores: ReturnType<typeof storesAt>) => {
    const sums: string[] = [];
    for (const store of Object.values(stores))
      for await (const { key } of store.list('')) {
        const file = await readStored(store, key);
        sums.push(
          `${key} ${createHash('sha256')
            .update(file?.bytes ?? '')
            .digest('hex')}`,
        );
      }
    return sums.sort();
  };
  await upload();
  const stored = { mediaStore: api.mediaStore, documentStore: api.documentStore };
  const file = `${folder}/backup.gz`;
  await writeBackup(api.database, stored, file);
  const targets = [
    storesAt('restored'),
    { mediaStore: createFolderStore(`${folder}/media`), documentStore: createFolderStore(`${folder}/private`) },
  ];
  for (const target of targets) {
    const copy = await openTestDatabase(undefined, { migrated: false });
    await restoreBackup(copy.database, target, file);
    expect(await sumOf(target)).toEqual(await sumOf(stored));
    await copy.close();
  }
});
