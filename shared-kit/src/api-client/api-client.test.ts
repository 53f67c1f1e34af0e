import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiClient, createApiClient } from './api-client.ts';

const CAR = {
  CarId: 'dacia-duster-k3',
  name: 'Dacia Duster',
  image: '/media/duster.webp',
  type: 'SUV',
  seats: 5,
  fuel: 'Diesel',
  transmission: 'Manual',
  price: 42,
  rating: 4.8,
  features: [],
} as const;

interface Received {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: Server;
let api: ApiClient;
let received: Received[];
let answer: { readonly status: number; readonly body: string };
const onAuthFail = jest.fn();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    // The page of these tests has another origin than the server.
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'authorization, content-type, accept');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    if (request.method === 'OPTIONS') return void response.end();
    const { authorization } = request.headers;
    received.push({ call: `${request.method} ${request.url}`, authorization, body: await readBody(request) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => 'a-token', onAuthFail });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = [];
  onAuthFail.mockReset();
});

function answers(body: unknown, status = 200) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

test('a booking is updated by its id and the fields that change', async () => {
  answers({ data: [{ id: 7, pickupDate: { $date: '2026-10-24' }, status: 'reserved' }] });
  const booking = await api.updateEntity('CarsBooking', { id: 7, status: 'reserved' });
  expect(booking).toEqual({ id: 7, pickupDate: '2026-10-24', status: 'reserved' });
  expect(received).toEqual([
    { call: 'PUT /api/entities/CarsBooking', authorization: 'Bearer a-token', body: '{"id":7,"status":"reserved"}' },
  ]);
});

test('a car is created without an id', async () => {
  answers({ data: [CAR] });
  const { CarId: _, rating: __, features: ___, ...car } = CAR;
  expect(await api.createCar(car)).toEqual(CAR);
  expect(received[0]).toMatchObject({ call: 'POST /api/entities/Cars', body: JSON.stringify(car) });
});

test('an entity is deleted by its id', async () => {
  answers({ data: [] });
  await api.deleteEntity('Cars', 'a/b');
  expect(received[0]?.call).toBe('DELETE /api/entities/Cars/a%2Fb');
});

test('an e-mail goes out as plain text', async () => {
  answers({ data: [] });
  await api.sendEmail({ to: 'a@example.com', subject: 'Hello', body: 'There' });
  expect(received[0]).toMatchObject({
    call: 'POST /api/mailing/send',
    body: '{"to":"a@example.com","subject":"Hello","body":"There","html":false}',
  });
});

test('an export is a file', async () => {
  answers('rows');
  const file = await api.exportEntities({ entity: 'CarsBooking' }, 'xlsx', 'bookings.xlsx');
  expect(file.size).toBe(4);
  expect(received[0]?.call).toBe('POST /api/entities/CarsBooking/export?format=xlsx&name=bookings.xlsx');
});

test('a failed export has one text, whatever the reason', async () => {
  answers({ message: 'The disk is full' }, 500);
  const failure = api.exportEntities({ entity: 'CarsBooking' }, 'xlsx');
  await expect(failure).rejects.toMatchObject({ status: 500, message: 'Failed to export data' });
});

test('a refused call tells the reason of the server', async () => {
  answers({ message: 'The car is not available for this period', meta: { type: 'car_unavailable' } }, 409);
  await expect(api.updateEntity('CarsBooking', { id: 7, status: 'requested' })).rejects.toMatchObject({
    status: 409,
    message: 'The car is not available for this period',
  });
});

describe('an image', () => {
  const file = new File(['picture'], 'duster.png', { type: 'image/png' });

  test('is sent as a form with the bearer, and answers its address', async () => {
    answers({ data: [{ publicId: 'cars/b', uri: '/media/a.webp', secureUri: '/media/b.webp' }] });
    const image = await api.uploadImage(file);
    expect(image).toEqual({ url: '/media/b.webp', publicId: 'cars/b' });
    expect(received[0]).toMatchObject({ call: 'POST /api/images/upload', authorization: 'Bearer a-token' });
    expect(received[0]?.body).toMatch(/name="namespace"\r\n\r\ncars\r\n[\s\S]*name="file"; filename="duster.png"/);
  });

  test.each([413, 415, 500])('that is answered with %i fails with status and body', async (status) => {
    answers('{"message":"no"}', status);
    await expect(api.uploadImage(file)).rejects.toMatchObject({
      status,
      message: `Upload failed: ${status} {"message":"no"}`,
    });
    expect(onAuthFail).not.toHaveBeenCalled();
  });

  test('that is refused signs out', async () => {
    answers({ error: 'Your account was disabled' }, 403);
    await expect(api.uploadImage(file)).rejects.toMatchObject({ status: 403 });
    expect(onAuthFail).toHaveBeenCalledWith({ error: 'Your account was disabled' });
  });

  test('is deleted without a bearer', async () => {
    answers({ data: [] });
    await api.deleteImage('cars/b');
    expect(received).toEqual([{ call: 'DELETE /api/images?publicId=cars%2Fb', authorization: undefined, body: '' }]);
  });

  test('that cannot be deleted says so with status and body', async () => {
    answers('gone', 404);
    await expect(api.deleteImage('cars/b')).rejects.toMatchObject({ message: 'Delete failed: 404 gone' });
  });

  test('can be given up', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(api.uploadImage(file, { signal: controller.signal })).rejects.toThrow('given up');
    expect(received).toEqual([]);
  });
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
