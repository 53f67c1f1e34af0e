import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Stores a small picture. */
async function upload() {
  const picture = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return await api.post('/api/images/upload', body, { token, headers });
}

test('deleting removes the files and accepts the session cookie', async () => {
  const { body } = await upload();
  const { publicId, uri } = body.data[0];
  const path = `/api/images?publicId=${encodeURIComponent(publicId)}&options=%7B%7D`;
  const answer = await api.delete(path, { headers: { cookie: `session=${token}` } });
  expect(answer).toMatchObject({ status: 200, body: { code: 200, data: [{ publicId }] } });
  expect((await api.get(uri)).status).toBe(404);
  expect((await api.delete(path, { token })).status).toBe(404);
});

async function storedPicture(): Promise<{ publicId: string; uri: string }> {
  return (await upload()).body.data[0];
}

async function addCar(changes: object) {
  const { CarId: _, ...car } = exampleCar();
  return await api.post('/api/entities/Cars', { ...car, ...changes }, { token });
}

const changeCar = (changes: object) => api.put('/api/entities/Cars', changes, { token });
const deletePicture = (publicId: string) => api.delete(`/api/images?publicId=${publicId}`, { token });

describe('a picture that a car shows', () => {
  test('is refused with the names of the cars, and deleted once no car uses it', async () => {
    const { publicId, uri } = await storedPicture();
    const cars = [await addCar({ name: 'Dacia Duster', image: uri }), await addCar({ name: 'Fiat 500', image: uri })];
    const refused = {
      status: 409,
      body: {
        code: 409,
        message: 'This picture cannot be deleted: Dacia Duster, Fiat 500 show it',
        meta: {
          type: 'image_in_use',
          cars: [
            { name: 'Dacia Duster', isOffSale: false },
            { name: 'Fiat 500', isOffSale: false },
          ],
          more: 0,
        },
      },
    };
    expect(await deletePicture(publicId)).toMatchObject(refused);
    expect((await api.get(uri)).status).toBe(200);

    for (const { body } of cars) await changeCar({ CarId: body.data[0].CarId, image: '/media/demo/a.svg' });
    expect((await deletePicture(publicId)).status).toBe(200);
    expect((await api.get(uri)).status).toBe(404);
  });

  test('is refused for a further picture, too', async () => {
    const { publicId, uri } = await storedPicture();
    const { body } = await addCar({ name: 'Dacia Jogger', images: ['/media/demo/a.svg', uri] });
    expect(await deletePicture(publicId)).toMatchObject({ status: 409, body: { meta: { type: 'image_in_use' } } });
    await changeCar({ CarId: body.data[0].CarId, images: ['/media/demo/a.svg'] });
    expect((await deletePicture(publicId)).status).toBe(200);
    const again = await changeCar({ CarId: body.data[0].CarId, images: [uri] });
    expect(again).toMatchObject({ status: 400, body: { meta: { problems: { images: { type: 'image_deleted' } } } } });
    const elsewhere = await changeCar({ CarId: body.data[0].CarId, images: ['https://example.com/a.png'] });
    expect(elsewhere.body.meta.problems).toEqual({ images: { type: 'image_not_allowed' } });
  });

  test('is refused for a car off sale, whose bookings still show it', async () => {
    const { publicId, uri } = await storedPicture();
    const { body } = await addCar({ name: 'Old Clio', image: uri });
    await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', body.data[0].CarId).execute();
    const answer = await deletePicture(publicId);
    expect(answer).toMatchObject({ status: 409, body: { meta: { type: 'image_in_use' } } });
    expect(answer.body.message).toBe('This picture cannot be deleted: Old Clio (off sale) shows it');
    expect(answer.body.meta).toMatchObject({ cars: [{ name: 'Old Clio', isOffSale: true }], more: 0 });
  });

  test('is recognized by the URL of any variant, also on an allowed host', async () => {
    const { publicId } = await storedPicture();
    await addCar({ image: `https://cdn.example/media/${publicId}/320.avif` });
    expect((await deletePicture(publicId)).status).toBe(409);
  });
});

describe('a picture that was deleted', () => {
  const GONE = { status: 400, body: { meta: { fields: { image: 'was deleted meanwhile; please upload it again' } } } };

  test('is refused as the image of a new or an existing car', async () => {
    const { publicId, uri } = await storedPicture();
    const { body } = await addCar({});
    await deletePicture(publicId);
    expect(await addCar({ image: uri })).toMatchObject(GONE);
    expect(await changeCar({ CarId: body.data[0].CarId, image: uri })).toMatchObject(GONE);
    expect((await api.get(`/api/entities/Cars/${body.data[0].CarId}`)).body.image).toBe(exampleCar().image);
  });

  test('does not block other updates of a car that still refers to it', async () => {
    const { uri } = await storedPicture();
    const { body } = await addCar({ image: uri });
    await rm(join(api.mediaDir, uri.replace('/media/', ''), '..'), { recursive: true });
    const { CarId } = body.data[0];
    expect(await changeCar({ CarId, image: uri, price: 51 })).toMatchObject({ status: 200 });
  });

  test('concurrent deletion and use by a car: one of the two is refused', async () => {
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
