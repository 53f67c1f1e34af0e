import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
const FOLDER = 'cars/AAAAAAAAAAAAAAAAAAAAAA';

beforeAll(async () => {
  api = await startTestApi();
  await mkdir(join(api.mediaDir, FOLDER), { recursive: true });
  await mkdir(join(api.mediaDir, 'demo'), { recursive: true });
  const picture = sharp({ create: { width: 800, height: 900, channels: 3, background: '#c0643c' } });
  await writeFile(join(api.mediaDir, FOLDER, '800.webp'), await picture.webp().toBuffer());
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400"><path fill="red" d="M0 0h720v400H0z"/></svg>';
  await writeFile(join(api.mediaDir, 'demo/clio.svg'), drawing);
});
afterAll(() => api.close());

test.each(['demo/clio.svg', `${FOLDER}/800.webp`])('%s is converted once to a JPEG for link previews', async (name) => {
  for (let time = 0; time < 2; time++) {
    const answer = await api.app.inject(`/media/share/${name}.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  const [folder] = name.split(/\/[^/]+$/);
  expect((await readdir(join(api.mediaDir, folder ?? ''))).length).toBe(2);
});

test.each([
  'demo/none.svg.jpg',
  'demo/clio.svg',
  '..%2f..%2fsecret.svg.jpg',
  `${FOLDER}/../800.webp.jpg`,
  'demo/clio.svg.jpg.part',
])('%s gets 404', async (name) => {
  expect((await api.app.inject(`/media/share/${name}`)).statusCode).toBe(404);
});
