import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import type { ImageKind } from '../images/image-kind.ts';

jest.setTimeout(30_000);

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0643c' } });

async function upload(file: Buffer | undefined, fields: Record<string, string> = {}, asStaff = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new File([new Uint8Array(file)], 'car.svg', { type: 'image/svg+xml' }));
  const { headers, body } = new Request('http://local', { method: 'POST', body: form });
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  return await api.post('/api/images/upload', bytes, {
    headers: { 'content-type': headers.get('content-type') ?? '' },
    ...(asStaff && { token }),
  });
}

test('a picture becomes widths in two formats, served for ever', async () => {
  const { status, body } = await upload(await picture(1600, 900).jpeg().toBuffer(), {
    namespace: 'cars',
    options: '{}',
  });
  expect(status).toBe(200);
  const [image] = body.data;
  expect(image).toMatchObject({
    publicId: expect.stringMatching(/^cars\/[\w-]{22}$/),
    uri: `/media/${image.publicId}/1280.webp`,
    secureUri: image.uri,
    width: 1280,
    height: 720,
    format: 'webp',
    bytes: expect.any(Number),
  });
  expect(image.variants.map(({ width, format }: { width: number; format: string }) => `${width}.${format}`)).toEqual(
    [320, 640, 960, 1280].flatMap((width) => [`${width}.webp`, `${width}.avif`]),
  );
  for (const variant of image.variants) {
    const { rawPayload, headers } = await api.app.inject(variant.uri);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: variant.width, height: variant.height });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s is taken by its bytes, whatever its name says',
  async (kind) => {
    const { status, body } = await upload(await picture(400, 200).toFormat(kind).toBuffer());
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ width: 400, height: 200 });
    expect(body.data[0].variants).toHaveLength(4);
  },
);

test('it stands upright and tells nothing of where it was taken', async () => {
  const turned = await picture(400, 200)
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload(turned);
  expect(body.data[0]).toMatchObject({ width: 200, height: 400 });
  const { rawPayload } = await api.app.inject(body.data[0].uri);
  const { exif, orientation } = await sharp(rawPayload).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** As a phone puts it behind a picture: `ftyp`, and one box of what would be the film. */
function film(): Buffer {
  const box = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(8 + data.length);
    return Buffer.concat([length, Buffer.from(type), data]);
  };
  return Buffer.concat([box('ftyp', Buffer.from('mp42\0\0\0\0isommp42')), box('mdat', Buffer.alloc(5_000, 'frames'))]);
}

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['film', film],
  ['second picture', () => picture(41, 21).jpeg().toBuffer()],
])('a %s that a phone puts behind a picture is no harm, and does not come along', async (_, make) => {
  const behind = await make();
  const { status, body } = await upload(Buffer.concat([await picture(40, 20).jpeg().toBuffer(), behind]));
  expect(status).toBe(200);
  const [image] = body.data;
  expect(image).toMatchObject({ width: 40, height: 20 });
  for (const { uri } of image.variants) {
    const { rawPayload } = await api.app.inject(uri);
    expect(rawPayload.includes(behind.subarray(0, 30))).toBe(false);
  }
});

async function workbook(): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Hidden', rows: [['treasure']] }] }));
}

/** An archive in several files, or one that is too large for its own numbers. */
async function otherZip(change: (end: Buffer) => void): Promise<Buffer> {
  const zip = await workbook();
  change(zip.subarray(zip.lastIndexOf('PK\x05\x06')));
  return behind('jpeg', zip);
}

/** A JPEG that JavaScript reads as a name and a program: the length of its first part hides what follows. */
async function script(length: string, program: string, end: string): Promise<Buffer> {
  const jpeg = await picture(40, 20).jpeg().toBuffer();
  const part = Buffer.alloc(Buffer.from(length).readUInt16BE());
  part.write(length);
  part.write(program, 20);
  return Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), part, jpeg.subarray(2), Buffer.from(end)]);
}

/** A PNG that is an archive of the oldest kind: a sum of its first block, in octal digits. */
async function tar(): Promise<Buffer> {
  const png = await insert(' '.repeat(8), 148);
  const padded = Buffer.concat([png.subarray(0, -12), chunk('prVt', Buffer.alloc(500)), png.subarray(-12)]);
  const sum = padded.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  padded.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return padded;
}

/** A PNG with a word at one place, in a part of the file that pictures leave to others. */
async function insert(word: string, at: number): Promise<Buffer> {
  const png = await picture(40, 20).png().toBuffer();
  // Behind the mark of eight bytes and the header of 25.
  const part = Buffer.alloc(at - 33 - 8 + word.length, '.');
  part.write(word, part.length - word.length);
  return Buffer.concat([png.subarray(0, 33), chunk('prVt', part), png.subarray(33)]);
}

const behind = async (kind: ImageKind, hidden: Buffer | string) =>
  Buffer.concat([await picture(40, 20).toFormat(kind).toBuffer(), Buffer.from(hidden)]);
const remark = (kind: ImageKind, Copyright: string) =>
  picture(40, 20).withExif({ IFD0: { Copyright } }).toFormat(kind).toBuffer();

test.each<[string, () => Promise<Buffer>]>([
  ['a ZIP archive', async () => behind('jpeg', await workbook())],
  ['a ZIP archive', () => otherZip((end) => end.writeUInt16LE(1, 4))],
  ['a ZIP archive', () => otherZip((end) => end.fill(0xff, 8, 20))],
  ['a RAR archive', () => behind('png', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'))],
  ['a TAR archive', tar],
  ['a disc image', () => insert('CD001', 32_769)],
  ['a 7z archive', () => behind('avif', Buffer.from('7z\xbc\xaf\x27\x1c\0\x04', 'latin1'))],
  ['a PDF', () => remark('jpeg', '%PDF-1.7 1 0 obj')],
  ['a web page', () => behind('webp', '<!DOCTYPE html><p>Hello')],
  ['a web page', () => behind('png', '<SCRIPT >alert(1)</SCRIPT>')],
  ['a web page', () => remark('jpeg', '<svg width="9" onload="alert(1)">')],
  ['a web page', () => remark('webp', '<img src=x onerror=alert(1)>')],
  ['a PHP script', () => behind('jpeg', '<?= system("id") ?>')],
  ['a PHP script', () => remark('png', '<?php echo 1; ?>')],
  ['a script', () => script('/*', '*/=1;alert(1);/*', '*/')],
  ['a script', () => script('=`', '`;alert(1);`', '`')],
  ['a script', () => script('//', '\n=1;alert(1);/*', '*/')],
])('a picture that is %s as well is refused', async (kind, make) => {
  const polyglot = await make();
  // Of itself it would pass: it is a picture that can be decoded.
  await expect(sharp(polyglot, { failOn: 'error' }).stats()).resolves.toMatchObject({ isOpaque: true });
  const before = await readdir(join(api.mediaDir, 'cars'));
  const answer = await upload(polyglot);
  expect(answer).toMatchObject({ status: 415, body: { meta: { type: 'unsupported_media_type' } } });
  expect(answer.body.message).toBe(`This picture is ${kind} as well. Please save it as a new picture and choose that`);
  expect(await readdir(join(api.mediaDir, 'cars'))).toEqual(before);
});

/** A whole PNG of one grey: 20,000 × 20,000 pixels in 400 kB. */
async function bomb(): Promise<Buffer> {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  const row = Buffer.alloc(side + 1);
  const rows = await buffer(Readable.from(Array<Buffer>(side).fill(row)).pipe(createDeflate()));
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test('a bomb is refused before it goes off', async () => {
  const bytes = await bomb();
  expect(bytes.length).toBeLessThan(1_000_000);
  const whole = sharp(bytes, { limitInputPixels: false });
  expect(await whole.metadata()).toMatchObject({ format: 'png', width: 20_000, height: 20_000 });

  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(bytes)));
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(415));
  // One of them, unpacked, is 400 MB.
  expect((most - before) / 1_048_576).toBeLessThan(150);
});

test.each<[string, () => Promise<Buffer> | Buffer, number]>([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 415],
  ['a GIF', () => picture(10, 10).gif().toBuffer(), 415],
  ['a PDF', () => Buffer.from('%PDF-1.7'), 415],
  ['HTML behind the mark of a JPEG', () => Buffer.from('\xff\xd8\xff<html>', 'latin1'), 415],
  ['half a JPEG', async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 2_000), 415],
  ['more than 10 MB', () => Buffer.alloc(10 * 1_048_576 + 1, 1), 413],
  ['an empty file', () => Buffer.alloc(0), 400],
])('%s is refused', async (_, make, status) => {
  const before = await readdir(join(api.mediaDir, 'cars'));
  const answer = await upload(await make());
  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe(status);
  expect(await readdir(join(api.mediaDir, 'cars'))).toEqual(before);
});

test('no file, a namespace that is a path, options that are no JSON', async () => {
  expect((await upload(undefined)).body.meta.fields).toEqual({ file: 'Please select an image file' });
  const file = await picture(10, 10).png().toBuffer();
  for (const namespace of ['../..', 'a/b', '', 'demo', '.'])
    expect(Object.keys((await upload(file, { namespace })).body.meta.fields)).toEqual(['namespace']);
  expect(Object.keys((await upload(file, { options: '{' })).body.meta.fields)).toEqual(['options']);
  expect((await api.post('/api/images/upload', {}, { token })).status).toBe(415);
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['no parts', 'multipart/form-data; boundary=x', 'anything'],
  [
    'an end that is missing',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na',
  ],
])('a form with %s is 400', async (_, type, body) => {
  const answer = await api.post('/api/images/upload', Buffer.from(body), { token, headers: { 'content-type': type } });
  expect(answer).toMatchObject({ status: 400, body: { meta: { type: 'invalid_request' } } });
});

test('strangers neither upload nor delete', async () => {
  expect((await upload(await picture(10, 10).png().toBuffer(), {}, false)).status).toBe(401);
  expect((await api.delete('/api/images?publicId=cars/x')).status).toBe(401);
});

test('deleting removes the files, by the cookie alone', async () => {
  const { body } = await upload(await picture(10, 10).png().toBuffer());
  const { publicId, uri } = body.data[0];
  const path = `/api/images?publicId=${encodeURIComponent(publicId)}&options=%7B%7D`;
  const answer = await api.delete(path, { headers: { cookie: `session=${token}` } });
  expect(answer).toMatchObject({ status: 200, body: { code: 200, data: [{ publicId }] } });
  expect((await api.get(uri)).status).toBe(404);
  expect((await api.delete(path, { token })).status).toBe(404);
});

/** A stored picture of which only the file's name matters. */
async function storedPicture(): Promise<{ publicId: string; uri: string }> {
  const { body } = await upload(await picture(10, 10).png().toBuffer());
  return body.data[0];
}

async function addCar(changes: object) {
  const { CarId: _, ...car } = exampleCar();
  return await api.post('/api/entities/Cars', { ...car, ...changes }, { token });
}

const changeCar = (changes: object) => api.put('/api/entities/Cars', changes, { token });
const deletePicture = (publicId: string) => api.delete(`/api/images?publicId=${publicId}`, { token });

describe('a picture that a car shows', () => {
  test('is not deleted, and the answer names the cars; it is once no car shows it', async () => {
    const { publicId, uri } = await storedPicture();
    const cars = [await addCar({ name: 'Dacia Duster', image: uri }), await addCar({ name: 'Fiat 500', image: uri })];
    const refused = {
      status: 409,
      body: {
        code: 409,
        message: 'This picture cannot be deleted: Dacia Duster, Fiat 500 show it',
        meta: { type: 'image_in_use' },
      },
    };
    expect(await deletePicture(publicId)).toMatchObject(refused);
    expect((await api.get(uri)).status).toBe(200);

    for (const { body } of cars) await changeCar({ CarId: body.data[0].CarId, image: '/media/demo/a.svg' });
    expect((await deletePicture(publicId)).status).toBe(200);
    expect((await api.get(uri)).status).toBe(404);
  });

  test('is kept for a car that is off sale: its bookings still show it', async () => {
    const { publicId, uri } = await storedPicture();
    const { body } = await addCar({ name: 'Old Clio', image: uri });
    await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', body.data[0].CarId).execute();
    const answer = await deletePicture(publicId);
    expect(answer).toMatchObject({ status: 409, body: { meta: { type: 'image_in_use' } } });
    expect(answer.body.message).toBe('This picture cannot be deleted: Old Clio (off sale) shows it');
  });

  test('is known by any of its files, also at an allowed host', async () => {
    const { publicId } = await storedPicture();
    await addCar({ image: `https://cdn.example/media/${publicId}/320.avif` });
    expect((await deletePicture(publicId)).status).toBe(409);
  });
});

describe('a picture that was deleted', () => {
  const GONE = { status: 400, body: { meta: { fields: { image: 'was deleted meanwhile; please upload it again' } } } };

  test('cannot be given to a car, new or not', async () => {
    const { publicId, uri } = await storedPicture();
    const { body } = await addCar({});
    await deletePicture(publicId);
    expect(await addCar({ image: uri })).toMatchObject(GONE);
    expect(await changeCar({ CarId: body.data[0].CarId, image: uri })).toMatchObject(GONE);
    expect((await api.get(`/api/entities/Cars/${body.data[0].CarId}`)).body.image).toBe(exampleCar().image);
  });

  test('hinders no other change of a car that shows it all the same', async () => {
    const { uri } = await storedPicture();
    const { body } = await addCar({ image: uri });
    await rm(join(api.mediaDir, uri.replace('/media/', ''), '..'), { recursive: true });
    const { CarId } = body.data[0];
    expect(await changeCar({ CarId, image: uri, price: 51 })).toMatchObject({ status: 200 });
  });

  test('in the moment in which a car is saved with it: one of the two is refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { publicId, uri } = await storedPicture();
      const calls = [() => addCar({ image: uri }), () => deletePicture(publicId)];
      const answers = await Promise.all((round % 2 ? calls.reverse() : calls).map((call) => call()));
      const statuses = answers.map(({ status }) => status).sort();
      const isThere = (await api.get(uri)).status === 200;
      expect({ statuses, isThere }).toEqual({ statuses: isThere ? [200, 409] : [200, 400], isThere });
    }
  });
});

test.each(['../auth-secret', 'cars/..', 'cars/../../x', 'demo/duster-arizona-orange.svg', 'cars', '/etc/passwd', ''])(
  'nothing is deleted under the name %j',
  async (publicId) => {
    const answer = await api.delete(`/api/images?publicId=${encodeURIComponent(publicId)}`, { token });
    expect(answer.status).toBe(404);
  },
);

test.each([
  ['/media/cars/x/1280.webp', 200],
  ['https://cdn.example/x.jpg', 200],
  ['http://cdn.example/x.jpg', 400],
  ['https://evil.example/x.jpg', 400],
  ['https://cdn.example@evil.example/x.jpg', 400],
  ['//evil.example/x.jpg', 400],
  ['/media/../api/auth', 400],
  ['javascript:alert(1)', 400],
  ['data:image/svg+xml,<svg/>', 400],
])('a car may show %s: %d', async (image, status) => {
  const { CarId: _, ...car } = exampleCar({ image });
  const answer = await api.post('/api/entities/Cars', car, { token });
  expect(answer.status).toBe(status);
  if (status === 400) expect(Object.keys(answer.body.meta.fields)).toEqual(['image']);
});
