import type { Browser, BrowserContext } from 'playwright-core';
import { createConfirmationCode, type NewCar } from 'shared-kit/domain';
import { signInToken } from './api.ts';
import { address, launchBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { openClient } from './open-client.ts';
import { type PreparedAnswer, type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';
import { ADMIN } from './start-product.ts';

/** What needs the built client in a browser and the running product; `transport.test.ts` has the rules of a call. */
const CAR: NewCar = {
  name: 'Client Car',
  image: '/media/demo/duster-arizona-orange.svg',
  type: 'SUV',
  seats: 5,
  fuel: 'Diesel',
  transmission: 'Manual',
  price: 42.5,
};
const COLUMNS = 'GET /api/entities/CarsBooking/columns';
const UNAUTHORIZED = {
  code: 401,
  message: 'Please sign in to continue',
  error: 'Please sign in to continue',
  meta: { type: 'Unauthorized', requestId: expect.any(String) },
};

let browser: Browser;
let context: BrowserContext;
let proxy: RecordingProxy;
let token: string;

beforeAll(async () => {
  browser = await launchBrowser();
  proxy = await startRecordingProxy();
  token = await signInToken();
});
afterAll(async () => {
  await browser.close();
  await proxy.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  proxy.sent.length = 0;
  proxy.prepared.length = 0;
  proxy.isDown = false;
});
afterEach(() => context.close());

const open = (options?: Parameters<typeof openClient>[2]) => openClient(context, proxy, options);

function prepare(...answers: Partial<PreparedAnswer>[]): void {
  proxy.prepared.push(...answers.map((answer) => ({ status: 200, statusText: '', body: '', ...answer })));
}

/** Signs in as the sign-in page does; from then on the browser has the cookie. */
async function signIn() {
  const client = await open();
  await client.call((api, { email, password }) => api.login(email, password), ADMIN);
  proxy.sent.length = 0;
  return client;
}

describe('signing in', () => {
  test('is sent without a bearer token, even if there is one', async () => {
    const client = await open({ token: 'old' });
    const { accessToken } = await client.call((api, { email, password }) => api.login(email, password), ADMIN);
    expect(accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(proxy.sent).toEqual([
      {
        call: 'POST /api/auth/login',
        authorization: undefined,
        contentType: 'application/json',
        body: JSON.stringify(ADMIN),
      },
    ]);
  });

  test('with a wrong password fails with the reason, without calling the auth-fail handler', async () => {
    const client = await open({ refresh: { token } });
    const failure = await client.failure((api) => api.login('somebody@example.com', 'wrong'));
    expect(failure).toMatchObject({ name: 'ApiError', status: 401, message: 'E-mail or password is wrong' });
    expect(failure.body).toMatchObject({ code: 401 });
    expect([await client.authFails(), await client.refreshes(), proxy.sent.length]).toEqual([[], 0, 1]);
  });

  test('depends on the code in the body, not on the HTTP status', async () => {
    const client = await open();
    prepare({ status: 500, body: '{"code":200,"data":[{"accessToken":"a"}]}' }, { body: '{"code":500}' });
    expect(await client.call((api) => api.login('a@example.com', 'x'))).toEqual({ accessToken: 'a' });
    expect(await client.failure((api) => api.login('a@example.com', 'x'))).toMatchObject({ message: 'Request failed' });
  });

  test('ends with signing out, also without the server', async () => {
    const client = await signIn();
    proxy.isDown = true;
    await client.call((api) => api.logout());
    proxy.isDown = false;
    await client.call((api) => api.listColumns('CarsBooking'));
    await client.call((api) => api.logout());
    expect(await client.failure((api) => api.listColumns('CarsBooking'))).toMatchObject({ status: 401 });
  });
});

describe('every call', () => {
  test('sends the cookies, and no bearer token if there is none', async () => {
    const client = await signIn();
    await client.call((api) => api.listColumns('CarsBooking'));
    expect(proxy.sent).toEqual([{ call: COLUMNS, authorization: undefined, contentType: undefined, body: '' }]);
  });

  test('sends the bearer token if there is one', async () => {
    const client = await open({ token });
    await client.call((api) => api.listColumns('CarsBooking'));
    expect(proxy.sent).toMatchObject([{ call: COLUMNS, authorization: `Bearer ${token}` }]);
  });

  test('sends its body as JSON', async () => {
    const client = await open();
    await client.call((api) => api.searchEntities({ entity: 'Cars', pagination: { page: 1, size: 1 } }));
    expect(proxy.sent).toMatchObject([
      { contentType: 'application/json', body: '{"entity":"Cars","pagination":{"page":1,"size":1}}' },
    ]);
  });
});

describe('401', () => {
  test('calls the auth-fail handler with the reason of the server', async () => {
    const client = await open();
    const failure = await client.failure((api) => api.getEntity('CarsBooking', 1));
    expect(failure).toEqual({ name: 'ApiError', status: 401, message: UNAUTHORIZED.message, body: UNAUTHORIZED });
    expect(await client.authFails()).toEqual([UNAUTHORIZED]);
  });

  test('refreshes the token and retries the call once', async () => {
    const client = await open({ token: 'expired', refresh: { token } });
    expect(await client.call((api) => api.listColumns('CarsBooking'))).toContainEqual(
      expect.objectContaining({ name: 'confirmationCode' }),
    );
    expect(proxy.sent).toMatchObject([
      { call: COLUMNS, authorization: 'Bearer expired' },
      { call: COLUMNS, authorization: `Bearer ${token}` },
    ]);
    expect([await client.authFails(), await client.refreshes()]).toEqual([[], 1]);
  });
});

describe('403', () => {
  const foreign = { code: 403, message: 'This request came from another website', meta: { type: 'Forbidden' } };

  test('calls the auth-fail handler with the reason; cookies are sent to another origin, too', async () => {
    await signIn();
    const client = await open({ baseUrl: proxy.otherOrigin, refresh: { token } });
    const failure = await client.failure((api) => api.listColumns('CarsBooking'));
    expect(failure).toMatchObject({ name: 'ApiError', status: 403, message: foreign.message, body: foreign });
    expect(await client.authFails()).toMatchObject([foreign]);
    expect([await client.refreshes(), proxy.sent.length]).toEqual([0, 1]);
  });
});

describe('any other failure', () => {
  test('has message, status and body of the response, and does not sign out', async () => {
    const client = await open({ refresh: { token } });
    const missing = await client.failure((api) => api.getEntity('Cars', 'no/such car'));
    const body = { code: 404, message: 'There is no such entity in Cars', meta: { type: 'not_found' } };
    expect(missing).toMatchObject({ name: 'ApiError', status: 404, message: body.message, body });
    const wrong = await client.failure((api) => api.searchEntities({ entity: 'Cars', fields: ['color' as never] }));
    expect(wrong).toMatchObject({ status: 400, body: { meta: { fields: expect.anything() } } });
    expect(proxy.sent[0]?.call).toBe('GET /api/entities/Cars/no%2Fsuch%20car');
    expect([await client.authFails(), await client.refreshes()]).toEqual([[], 0]);
  });
});

describe('the default query', () => {
  test('is a GET of the parts of the key, joined', async () => {
    const client = await open();
    const [car] = await client.call((api) => api.searchEntities({ entity: 'Cars' })).then(({ data }) => data);
    proxy.sent.length = 0;
    const key = ['/api/entities', 'Cars', car?.CarId ?? ''];
    expect(await client.call((api, parts) => api.fetchQuery(parts), key)).toEqual(car);
    expect(await client.call((api) => api.fetchQuery('/api/health'))).toEqual({ status: 'ok' });
    expect(proxy.sent.map(({ call }) => call)).toEqual([`GET ${key.join('/')}`, 'GET /api/health']);
  });

  test('fails with the status and the text of the answer', async () => {
    const client = await open();
    const { message } = await client.failure((api) => api.fetchQuery(['/api/entities/CarsBooking', 1]));
    expect(message).toMatch(/^401: \{/);
    expect(JSON.parse(message.slice('401: '.length))).toEqual(UNAUTHORIZED);
    expect(await client.authFails()).toEqual([]);
  });

  test('fails with the status text when there is no other', async () => {
    const client = await open();
    prepare({ status: 503, statusText: 'Service Unavailable' });
    expect(await client.failure((api) => api.fetchQuery('/api/x'))).toMatchObject({
      message: '503: Service Unavailable',
    });
  });
});

describe('a picture', () => {
  test('is uploaded as a form with the bearer token, and deleted with the cookie only', async () => {
    await signIn();
    const client = await open({ token });
    const { image, progress } = await client.call(async (api) => {
      const progress: number[] = [];
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d');
      const bytes = await canvas.convertToBlob();
      return {
        image: await api.uploadImage(new File([bytes], 'a.png'), { onProgress: (part) => progress.push(part) }),
        progress,
      };
    });
    expect(image).toEqual({
      url: `/media/${image.publicId}/40.webp`,
      publicId: expect.stringMatching(/^cars\/[\w-]{22}$/),
    });
    expect(progress.at(-1)).toBe(1);
    expect(proxy.sent).toMatchObject([
      {
        call: 'POST /api/images/upload',
        authorization: `Bearer ${token}`,
        contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
        body: expect.stringMatching(/name="namespace"\r\n\r\ncars\r\n[\s\S]*name="file"; filename="a.png"/),
      },
    ]);
    expect((await fetch(address(image.url))).status).toBe(200);

    proxy.sent.length = 0;
    await client.call((api, publicId) => api.deleteImage(publicId), image.publicId);
    const call = `DELETE /api/images?publicId=${encodeURIComponent(image.publicId)}`;
    expect(proxy.sent).toMatchObject([{ call, authorization: undefined, body: '' }]);
    expect((await fetch(address(image.url))).status).toBe(404);

    const failure = await client.failure((api, publicId) => api.deleteImage(publicId), image.publicId);
    expect(failure).toMatchObject({ name: 'ApiError', status: 404, body: { code: 404 } });
    expect(failure.message).toBe(`Delete failed: 404 ${JSON.stringify(failure.body)}`);
  });

  test('that is none is refused with status and body', async () => {
    const client = await open({ token });
    const failure = await client.failure((api) => api.uploadImage(new File(['text'], 'a.png')));
    expect(failure).toMatchObject({ name: 'ApiError', status: 415, body: { code: 415 } });
    expect(failure.message).toBe(`Upload failed: 415 ${JSON.stringify(failure.body)}`);
    expect(await client.authFails()).toEqual([]);
  });

  test('of an anonymous caller calls the auth-fail handler', async () => {
    const client = await open();
    const failure = await client.failure((api) => api.uploadImage(new File(['text'], 'a.png')));
    expect(failure.message).toBe(`Upload failed: 401 ${JSON.stringify(failure.body)}`);
    expect(await client.authFails()).toEqual([UNAUTHORIZED]);
  });
});

describe('an export', () => {
  test('is a file', async () => {
    const client = await open({ token });
    const text = await client.call(async (api) => {
      const query = [{ field: 'name', operator: 'EQ', value: 'Dacia Duster' }] as const;
      return await (await api.exportEntities({ entity: 'Cars', query }, 'csv', 'fleet.csv', 'fr')).text();
    });
    expect(text).toMatch(/^\W*Identifiant de la voiture,Nom,[\s\S]*Dacia Duster/);
    expect(proxy.sent[0]?.call).toBe('POST /api/entities/Cars/export?format=csv&name=fleet.csv&language=fr');
  });

  test('that fails has one text, whatever the reason', async () => {
    const client = await open();
    const failure = await client.failure((api) => api.exportEntities({ entity: 'CarsBooking' }, 'xlsx'));
    expect(failure).toEqual({ name: 'ApiError', status: 401, message: 'Failed to export data', body: UNAUTHORIZED });
    expect(await client.authFails()).toEqual([UNAUTHORIZED]);
    expect(proxy.sent[0]?.call).toBe('POST /api/entities/CarsBooking/export?format=xlsx');
  });
});

test('an e-mail is sent as plain text, with the bearer token', async () => {
  const client = await open({ token });
  const email = { to: 'amina@example.com', subject: 'Your booking', body: 'Hello' };
  await client.call((api, message) => api.sendEmail(message), email);
  expect(proxy.sent).toMatchObject([
    {
      call: 'POST /api/mailing/send',
      authorization: `Bearer ${token}`,
      body: JSON.stringify({ ...email, html: false }),
    },
  ]);
});

test('cars, one by one and many at once', async () => {
  const client = await open({ token });
  const car = await client.call((api, one) => api.createCar(one), CAR);
  expect(car).toEqual({
    ...CAR,
    CarId: expect.stringMatching(/^client-car-/),
    rating: 4.5,
    features: [],
    onSale: true,
    archived: false,
    photographed: false,
  });
  expect(await client.call((api, CarId) => api.updateEntity('Cars', { CarId, price: 50 }), car.CarId)).toEqual({
    ...car,
    price: 50,
  });

  const many = await client.call(
    (api, list) => api.createEntities('Cars', list),
    [CAR, { ...CAR, name: 'Client Van' }],
  );
  expect(many.map(({ name }) => name)).toEqual(['Client Car', 'Client Van']);
  const changes = many.map(({ CarId }, index) => ({ CarId, price: 60 + index }));
  const changed = await client.call((api, list) => api.updateEntities('Cars', list), changes);
  expect(changed).toEqual(many.map((one, index) => ({ ...one, price: 60 + index })));
  const halfWrong = [
    { CarId: car.CarId, price: 1 },
    { CarId: 'no-such-car', price: 1 },
  ];
  expect(await client.failure((api, list) => api.updateEntities('Cars', list), halfWrong)).toMatchObject({
    status: 404,
  });

  const query = [{ field: 'name', operator: 'like', value: 'Client%' }] as const;
  const find = () =>
    client.call(
      (api, query) =>
        api.searchEntities({ entity: 'Cars', fields: ['CarId', 'price'], query, pagination: { page: 1, size: 2 } }),
      query,
    );
  expect(await find()).toEqual({
    data: [
      { CarId: car.CarId, price: 50 },
      { CarId: many[0]?.CarId, price: 60 },
    ],
    pagination: { current: 1, total: 3, pages: 2, first: 1, last: 2 },
  });
  await client.call((api, id) => api.deleteEntity('Cars', id), car.CarId);
  expect(await client.call((api, query) => api.deleteEntities('Cars', query), query)).toEqual(
    many.map(({ CarId }) => CarId),
  );
  expect((await find()).data).toEqual([]);
  expect(await client.failure((api) => api.deleteEntities('Cars', []))).toMatchObject({ status: 400 });
});

test('bookings, one by one and many at once', async () => {
  const client = await open({ token });
  const car = await client.call((api, one) => api.createCar(one), { ...CAR, name: 'Booked Car' });
  const requestOn = (day: number) => ({
    carId: car.CarId,
    confirmationCode: createConfirmationCode(),
    customerName: 'Amina El Fassi',
    customerEmail: 'amina@example.com',
    customerPhone: '+212 612 345 678',
    driverLicense: 'B 123456',
    pickupDate: dayFromNow(day),
    dropoffDate: dayFromNow(day + 1),
    days: 2,
    unitPrice: 42.5,
    totalPrice: 85,
  });
  const request = requestOn(300);
  const booking = await client.call((api, one) => api.createBooking(one), request);
  expect(booking).toEqual({
    ...request,
    customerPhoneE164: '+212612345678',
    id: expect.any(Number),
    status: 'requested',
    createdAt: expect.any(String),
  });
  expect(JSON.parse(proxy.sent.at(-1)?.body ?? '')).toMatchObject({ pickupDate: { $date: request.pickupDate } });
  const lines = [{ kind: 'rental', label: 'Rental', quantity: 2, unitAmount: 42.5, amount: 85 }];
  expect(await client.call((api, id) => api.getEntity('CarsBooking', id), booking.id)).toEqual({ ...booking, lines });
  const range = { from: request.pickupDate, to: request.pickupDate };
  expect(await client.call((api, days) => api.findUnavailableCars(days), range)).toContain(car.CarId);

  const change = { id: booking.id, status: 'out', basedOnStatus: 'requested' } as const;
  expect(await client.call((api, one) => api.updateEntity('CarsBooking', one), change)).toMatchObject({
    status: 'out',
  });
  expect(await client.failure((api, one) => api.updateEntity('CarsBooking', one), change)).toMatchObject({
    status: 409,
    body: { meta: { type: 'booking_changed' } },
  });

  const requests = [requestOn(303), requestOn(306)];
  const many = await client.call((api, list) => api.createEntities('CarsBooking', list), requests);
  expect(many).toMatchObject(requests);
  const moved = many.map(({ id }, index) => ({ id, dropoffDate: dayFromNow(304 + 3 * index), customerName: 'Moved' }));
  expect(await client.call((api, list) => api.updateEntities('CarsBooking', list), moved)).toMatchObject(moved);

  const ids = [booking, ...many].map(({ id }) => id);
  const query = [{ field: 'id', operator: 'in', value: ids }] as const;
  expect(await client.call((api, query) => api.deleteEntities('CarsBooking', query), query)).toEqual(ids);
  expect(await client.failure((api, id) => api.getEntity('CarsBooking', id), booking.id)).toMatchObject({
    status: 404,
  });
  await client.call((api, id) => api.deleteEntity('Cars', id), car.CarId);
});

test('the columns of an entity', async () => {
  const client = await open({ token });
  expect(await client.call((api) => api.listColumns('Cars'))).toEqual(
    expect.arrayContaining([
      { name: 'name', type: 'text', required: true },
      { name: 'seats', type: 'number', required: true, values: [2, 4, 5, 7, 8] },
    ]),
  );
});
