import { addDays, type BookingRequest } from 'shared-kit/domain';
import { CODES, EMAILS, FLIGHTS, LINES, NO_NAMES, PHONES, PLATES } from 'shared-kit/testing/typed-texts.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;
/** Days of the next booking: the requests are of one car. */
let day: BookingRequest['pickupDate'] = '2026-12-01';

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar());
});
afterAll(() => api.close());

function nextRequest(changes: Partial<BookingRequest>): BookingRequest {
  const request = exampleRequest({ pickupDate: day, dropoffDate: day, ...changes });
  day = addDays(day, 1);
  return request;
}

async function findCodes(text: string): Promise<readonly string[]> {
  const { body } = await api.post('/api/entities/CarsBooking/search', { text }, { token });
  return body.data.map(({ confirmationCode }) => confirmationCode);
}

/** Returns the ids of the bookings for which a link was asked with a code and a contact. */
async function bookingsOfLinks(asked: readonly (readonly [code: string, contact: string])[]): Promise<number[]> {
  await api.database.deleteFrom('outbox').execute();
  const answers = asked.map(([confirmationCode, contact]) =>
    api.post('/api/my-bookings/links', { confirmationCode, contact }),
  );
  for (const { status } of await Promise.all(answers)) expect(status).toBe(202);
  const rows = await api.database.selectFrom('outbox').select('booking_id').where('kind', '=', 'link').execute();
  return rows.map(({ booking_id }) => Number(booking_id)).sort((a, b) => a - b);
}

test.each([
  ['customerPhone', PHONES],
  ['customerEmail', EMAILS],
  ['customerName', LINES.filter(([, stored]) => /\p{L}/u.test(stored))],
  ['driverLicense', LINES],
  ['flightNumber', FLIGHTS],
] as const)('%s is stored in one form, however it is typed', async (field, writings) => {
  const requests = writings.map(([typed]) => nextRequest({ pickupPlace: 'airport', [field]: typed }));
  const created = await api.post('/api/entities/CarsBooking/batch', requests, { token });
  expect(created.body.data.map((booking) => booking[field])).toEqual(writings.map(([, stored]) => stored));

  const changes = created.body.data.map(({ id }, index) => ({ id, [field]: writings[index]?.[0] }));
  const changed = await api.put('/api/entities/CarsBooking/batch', changes, { token });
  expect(changed.body.data.map((booking) => booking[field])).toEqual(writings.map(([, stored]) => stored));

  if (field === 'driverLicense' || field === 'flightNumber') return;
  for (const [index, [typed]] of writings.entries())
    expect(await findCodes(typed)).toContain(requests[index]?.confirmationCode);

  if (field === 'customerName') return;
  const asked = writings.map(([typed], index) => [requests[index]?.confirmationCode ?? '', typed] as const);
  expect(await bookingsOfLinks(asked)).toEqual(created.body.data.map(({ id }) => id));
});

test('visitors and customers may type the same', async () => {
  const [customerPhone, customerName] = ['\u202a٠٦‑١٢ ٣٤ ٥٦ ٧٨\u202c', '\u202eAmélie\u00a0Laurent'];
  const created = await api.post('/api/entities/CarsBooking', nextRequest({ customerPhone, customerName }));
  const stored = { customerPhone: '06-12 34 56 78', customerName: 'Amélie Laurent' };
  expect(created.body.data[0]).toMatchObject(stored);
  const { confirmationCode } = created.body.data[0];
  const cookie = String(created.headers['set-cookie']).split(';')[0] ?? '';
  const change = { confirmationCode, basedOnStatus: 'requested', customerPhone: 'tel:+٣٣ 6 12 34 56 78' };
  const changed = await api.post('/api/my-bookings/change', change, { headers: { cookie } });
  expect(changed.body.data[0]).toMatchObject({ customerPhone: '+33 6 12 34 56 78' });
});

test('a code is found however it is typed', async () => {
  const request = nextRequest({ confirmationCode: 'K7M-2QX' });
  const created = await api.post('/api/entities/CarsBooking', request);
  for (const typed of CODES) expect(await findCodes(typed)).toEqual(['K7M-2QX']);
  const ids = await bookingsOfLinks(CODES.map((typed) => [typed, request.customerEmail]));
  expect(ids).toEqual(CODES.map(() => created.body.data[0].id));
});

test.each(NO_NAMES)('%j is refused as a name', async (customerName) => {
  const { status, body } = await api.post('/api/entities/CarsBooking', nextRequest({ customerName }));
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields)).toEqual(['customerName']);
});

test('names, features and plates of cars have no hidden characters', async () => {
  const cars = PLATES.map(([plate]) => ({
    ...exampleCar({ name: '\u202eDacia\u00a0Duster', features: ['\u200f4x4', 'GPS\u2028'], colour: 'Bl\u00aden' }),
    CarId: undefined,
    plate,
  }));
  const created = await api.post('/api/entities/Cars/batch', cars, { token });
  expect(created.body.data).toEqual(
    PLATES.map(([, plate]) =>
      expect.objectContaining({ name: 'Dacia Duster', features: ['4x4', 'GPS'], colour: 'Blen', plate }),
    ),
  );
  for (const [typed] of PLATES) {
    const found = await api.post('/api/entities/Cars/search', { text: typed }, { token });
    expect(found.body.data).toHaveLength(1);
  }
});

test('an account is invited and signs in by a pasted address', async () => {
  const invited = await api.post(
    '/api/accounts',
    { email: '\u200emailto:Agent@example.com ', name: '\u202aSalma\u202c', role: 'agent' },
    { token },
  );
  expect(invited.body.data[0]).toMatchObject({ email: 'agent@example.com', name: 'Salma' });
  const signedIn = await api.post('/api/auth/login', {
    email: '\u2066staff@example.com\u2069',
    password: 'a password of staff',
  });
  expect(signedIn.status).toBe(200);
});

test('a number that may be of two countries has no E.164 format until its country or the language is changed', async () => {
  const request = nextRequest({ customerPhone: '06 12 34 56 78', locale: 'fr' });
  const { id } = (await api.post('/api/entities/CarsBooking/batch', [request], { token })).body.data[0];
  const stored = async () => (await api.get(`/api/entities/CarsBooking/${id}`, { token })).body.customerPhoneE164;
  expect(await stored()).toBeUndefined();
  await api.put('/api/entities/CarsBooking', { id, locale: 'en' }, { token });
  expect(await stored()).toBe('+212612345678');
  await api.put('/api/entities/CarsBooking', { id, locale: 'fr' }, { token });
  expect(await stored()).toBeUndefined();
  await api.put('/api/entities/CarsBooking', { id, customerPhone: '+33 6 12 34 56 78' }, { token });
  expect(await stored()).toBe('+33612345678');
});
