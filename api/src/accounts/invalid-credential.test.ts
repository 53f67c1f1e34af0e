import { addDays, type CalendarDay } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { readToken, STAFF, signToken, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from './manage-accounts.ts';

let api: TestApi;
let bookingId: number;
let bookedDay: CalendarDay = '2027-01-01';
const invalidTokens = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  [bookingId = 0] = await addBookings(api.database, {});

  const token = await api.signIn();
  const { sid } = readToken(token);
  invalidTokens.set('nonsense', 'nonsense').set('forged', signToken({ sid }, 'a guess'));
  invalidTokens.set('expired', signToken({ sid, exp: Math.floor(Date.now() / 1_000) - 1 }));
  invalidTokens.set('of another purpose', signToken({ device: 'x', email: STAFF.email }));

  const signedOut = await api.signIn();
  await api.post('/api/auth/logout', undefined, { token: signedOut });
  invalidTokens.set('signed out elsewhere', signedOut);

  const account = { email: 'former@example.com', password: 'a password of theirs' };
  await manageAccounts(api.database, 'add', account.email, account);
  const { body } = await api.post('/api/auth/login', account);
  invalidTokens.set('of a disabled account', body.data[0].accessToken);
  await manageAccounts(api.database, 'disable', account.email);
});
afterAll(() => api.close());

type Send = (headers: Record<string, string>) => Promise<{ status: number; body: unknown }>;

const bookings = '/api/entities/CarsBooking';
const post =
  (path: string, body: unknown): Send =>
  (headers) =>
    api.post(path, body, { headers });
const put =
  (path: string, body: unknown): Send =>
  (headers) =>
    api.put(path, body, { headers });
const get =
  (path: string): Send =>
  (headers) =>
    api.get(path, { headers });
const remove =
  (path: string): Send =>
  (headers) =>
    api.delete(path, { headers });

/** Calls with another meaning for staff than for anonymous visitors, and calls that only staff may make. */
const STAFF_CALLS: readonly [string, Send][] = [
  ['search without fields', post(`${bookings}/search`, {})],
  ['search with an empty list of fields', post(`${bookings}/search`, { fields: [] })],
  [
    'search of the console',
    post(`${bookings}/search`, {
      entity: 'CarsBooking',
      sort: { field: 'pickupDate', direction: 1 },
      pagination: { page: 1, size: 6 },
    }),
  ],
  ['search for a private field', post(`${bookings}/search`, { fields: ['carId', 'customerName'] })],
  ['search by a private field', post(`${bookings}/search`, { fields: ['carId'], sort: { field: 'id' } })],
  ['get', (headers) => get(`${bookings}/${bookingId}`)(headers)],
  ['columns', get(`${bookings}/columns`)],
  ['export as csv', post(`${bookings}/export?format=csv`, {})],
  ['export as xlsx', post(`${bookings}/export?format=xlsx`, {})],
  ['export of cars', post('/api/entities/Cars/export?format=csv', {})],
  ['update', (headers) => put(bookings, { id: bookingId, status: 'reserved' })(headers)],
  ['update of several', (headers) => put(`${bookings}/batch`, [{ id: bookingId, status: 'reserved' }])(headers)],
  ['creation of several', (headers) => post(`${bookings}/batch`, [exampleRequest()])(headers)],
  ['delete', (headers) => remove(`${bookings}/${bookingId}`)(headers)],
  ['delete by a query', post(`${bookings}/delete`, { query: [{ field: 'id', operator: 'gt', value: 0 }] })],
  ['creation of a car', post('/api/entities/Cars', exampleCar())],
  ['change of a car', put('/api/entities/Cars', exampleCar())],
  ['delete of a car', remove('/api/entities/Cars/duster')],
  ['session', get('/api/auth/session')],
  ['change of the language', put('/api/auth/session', { language: 'fr' })],
  ['upload', post('/api/images/upload', {})],
  ['delete of a picture', remove('/api/images?publicId=cars/AAAAAAAAAAAAAAAAAAAAAA')],
  ['e-mail', post('/api/mailing/send', { to: 'a@example.com', subject: 'a', body: 'b' })],
];

/** Calls of the public pages, with the bodies that the pages send. */
const PUBLIC_CALLS: readonly [string, Send][] = [
  ['list of cars', post('/api/entities/Cars/search', { entity: 'Cars', sort: { field: 'rating', direction: -1 } })],
  ['car', get('/api/entities/Cars/duster')],
  ['car that is not offered', get('/api/entities/Cars/gone')],
  ['columns of cars', get('/api/entities/Cars/columns')],
  ['availability', get('/api/availability?from=2026-12-01&to=2026-12-02')],
  [
    'question whether a car is free',
    post(`${bookings}/search`, {
      entity: 'CarsBooking',
      fields: ['pickupDate', 'dropoffDate', 'carId'],
      query: [
        { field: 'carId', operator: 'EQ', value: 'duster' },
        { field: 'status', operator: 'NE', value: 'canceled' },
        { field: 'pickupDate', operator: 'lte', value: '2026-12-02', type: 'date' },
      ],
    }),
  ],
  [
    'booked days of a car',
    post(`${bookings}/search`, { entity: 'CarsBooking', fields: ['carId', 'pickupDate', 'dropoffDate', 'status'] }),
  ],
  ['health', get('/api/health')],
];

const credentials: readonly [string, () => Record<string, string>][] = [
  ...['nonsense', 'forged', 'expired', 'of another purpose', 'signed out elsewhere', 'of a disabled account'].flatMap(
    (name): [string, () => Record<string, string>][] => [
      [`a bearer token: ${name}`, () => ({ authorization: `Bearer ${invalidTokens.get(name)}` })],
      [`a session cookie: ${name}`, () => ({ cookie: `session=${invalidTokens.get(name)}` })],
    ],
  ),
  ['a bearer without token', () => ({ authorization: 'Bearer' })],
  ['a bearer of two words', () => ({ authorization: 'Bearer two words' })],
];

describe.each(credentials)('%s', (_, headersOf) => {
  test.each(STAFF_CALLS)('%s is 401', async (_name, send) => {
    const { status, body } = await send(headersOf());
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 401, meta: { type: 'Unauthorized' } } });
  });

  test.each(PUBLIC_CALLS)('%s gets the response for anonymous callers', async (_name, send) => {
    const answers = [await send(headersOf()), await send({})].map(({ status, body }) => ({
      status,
      body: { ...(body as object), meta: undefined },
    }));
    expect(answers[0]).toEqual(answers[1]);
    expect([200, 204, 404]).toContain(answers[0]?.status);
  });

  test('a visitor books, signs in and signs out', async () => {
    bookedDay = addDays(bookedDay, 1);
    const pickupDate = bookedDay;
    const booked = await post(bookings, exampleRequest({ pickupDate, dropoffDate: pickupDate }))(headersOf());
    expect(booked).toMatchObject({ status: 200, body: { data: [{ pickupDate: { $date: pickupDate } }] } });
    expect((await post('/api/auth/login', STAFF)(headersOf())).status).toBe(200);
    expect((await post('/api/auth/logout', undefined)(headersOf())).status).toBe(200);
  });
});

test('without a credential, a search without fields returns the public fields', async () => {
  const { status, body } = await api.post(`${bookings}/search`, {});
  expect({ status, fields: Object.keys(body.data[0]) }).toEqual({
    status: 200,
    fields: ['carId', 'pickupDate', 'dropoffDate', 'status'],
  });
});

test('a valid bearer token takes precedence over an invalid cookie', async () => {
  const headers = { authorization: `Bearer ${await api.signIn()}`, cookie: 'session=nonsense' };
  const { status, body } = await api.post(`${bookings}/search`, {}, { headers });
  expect({ status, fields: Object.keys(body.data[0]).length }).toEqual({ status: 200, fields: 14 });
});
