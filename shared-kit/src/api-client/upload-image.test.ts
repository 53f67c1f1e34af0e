import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createImageUpload } from './upload-image.ts';

let server: Server;
let received: { headers: Readonly<Record<string, unknown>>; body: string }[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  received = [];
  answer = (response) => response.end('{"code":200,"data":[{"uri":"/media/a.webp","publicId":"cars/a"}]}');
  server = createServer((request, response) => {
    // The page of a test is of another origin.
    response.setHeader('access-control-allow-origin', location.origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return void response.end();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('latin1') });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const onAuthFail = jest.fn();
const FILE = new File(['pixels'], 'duster.png', { type: 'image/png' });

function upload(options?: Parameters<ReturnType<typeof createImageUpload>>[1]) {
  const { port } = server.address() as AddressInfo;
  const send = createImageUpload({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => 'a', onAuthFail });
  return send(FILE, options);
}

test('sends an image as a form, and returns its URL and id', async () => {
  expect(await upload()).toEqual({ url: '/media/a.webp', publicId: 'cars/a' });
  expect(received[0]?.headers.authorization).toBe('Bearer a');
  expect(received[0]?.body).toMatch(/name="namespace"\r\n\r\ncars\r\n/);
  expect(received[0]?.body).toMatch(/name="file"; filename="duster.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/);
});

test('prefers secureUri to uri', async () => {
  answer = (response) => response.end('{"data":[{"uri":"/a.webp","secureUri":"https://cars.example/a.webp"}]}');
  expect(await upload()).toEqual({ url: 'https://cars.example/a.webp', publicId: '' });
});

test.each<[number, string, boolean]>([
  [415, '{"message":"Not a picture"}', false],
  [401, '{"error":"Please sign in"}', true],
  [200, '{"data":[]}', false],
  [200, '<html>', false],
])('a response of %i with %s is a failure', async (status, body, isRefusedSignIn) => {
  onAuthFail.mockReset();
  answer = (response) => response.writeHead(status).end(body);
  await expect(upload()).rejects.toMatchObject({ status, message: `Upload failed: ${status} ${body}` });
  expect(onAuthFail).toHaveBeenCalledTimes(isRefusedSignIn ? 1 : 0);
});

test.each(['before it begins', 'while it is sent'])('an upload canceled %s rejects with AbortError', async (moment) => {
  const controller = new AbortController();
  if (moment === 'before it begins') controller.abort();
  answer = () => controller.abort();
  await expect(upload({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
