import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

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

test('an upload is stored in several widths and two formats, served as immutable', async () => {
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

test('an upload is rotated by its EXIF orientation and stored without metadata', async () => {
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

/** Returns the video part of a phone's motion photo: `ftyp`, and an `mdat` box in place of the video data. */
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
  ['web page', () => Buffer.from('<!doctype html><script>alert("hidden in a picture")</script>')],
])('a %s appended to an image is not stored', async (_, make) => {
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

test.each([
  [1_000, 20_000, 128, 2_560],
  [20_000, 1_000, 1_280, 64],
  [1, 30_000, 1, 2_560],
  [30_000, 1, 1_280, 1],
  [1_080, 2_340, 1_080, 2_340],
])('a picture of %d × %d is stored as %d × %d', async (width, height, storedWidth, storedHeight) => {
  const { status, body } = await upload(await picture(width, height).jpeg().toBuffer());
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ width: storedWidth, height: storedHeight });
  for (const { uri, ...size } of body.data[0].variants)
    expect(await sharp((await api.app.inject(uri)).rawPayload).metadata()).toMatchObject({
      width: size.width,
      height: size.height,
    });
});

test.each<[string, () => Promise<Buffer> | Buffer, object, string]>([
  [
    'a GIF',
    () => picture(10, 10).gif().toBuffer(),
    { reason: 'unsupported_image' },
    'Please choose a JPEG, PNG, WebP or AVIF picture',
  ],
  [
    '400 megapixels',
    bomb,
    { reason: 'image_too_large', megapixels: 400, maxMegapixels: 50 },
    'This picture has 400 megapixels. Please choose one of at most 50',
  ],
  [
    'half a JPEG',
    async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 2_000),
    { reason: 'image_damaged' },
    'This picture is damaged or incomplete. Please choose another one',
  ],
])('%s is refused with the true reason', async (_, make, meta, message) => {
  const answer = await upload(await make());
  expect(answer).toMatchObject({ status: 415, body: { message, meta: { type: 'unsupported_media_type', ...meta } } });
});

/** Returns a complete PNG of 20,000 × 20,000 gray pixels in 400 kB. */
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

test('a decompression bomb is refused without decoding', async () => {
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
  // Decoded, a single image would take 400 MB.
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

test('a missing file, a path as namespace and malformed options get 400', async () => {
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

test('anonymous callers neither upload nor delete', async () => {
  expect((await upload(await picture(10, 10).png().toBuffer(), {}, false)).status).toBe(401);
  expect((await api.delete('/api/images?publicId=cars/x')).status).toBe(401);
});

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
