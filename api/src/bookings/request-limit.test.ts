import { addDays, type BookingRequest, type CalendarDay } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

const FIRST: CalendarDay = '2026-12-01';
const CARS = Array.from({ length: 40 }, (_, index) => `car-${index}`);

let api: TestApi;
let token: string;
let cars: string[];

beforeAll(async () => {
  api = await startTestApi({ requestLimitDays: 60, trustedProxies: ['127.0.0.1'] });
  token = await api.signIn();
  await api.addCars(...CARS.map((CarId) => exampleCar({ CarId })));
});
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
  cars = [...CARS];
});
afterAll(() => api.close());

let people = 0;

/** Returns contact details that no other request has. */
function somebody(): Partial<BookingRequest> {
  people += 1;
  return { customerPhone: `+2126610${10_000 + people}`, customerEmail: `person${people}@example.com` };
}

/** Asks for a free car for some days, from a browser without cookies at an address. */
function ask(days: number, who: Partial<BookingRequest>, address = '192.0.2.1', cookie?: string) {
  const carId = cars.pop() ?? '';
  const body = exampleRequest({ ...who, carId, pickupDate: FIRST, dropoffDate: addDays(FIRST, days - 1) });
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
  return api.post('/api/entities/CarsBooking', body, { headers });
}

test('a person has at most 60 days open, under any spelling of a phone number or an e-mail address', async () => {
  const person = { customerPhone: '+33 6 12 34 56 78', customerEmail: 'Anna+one@example.com' };
  expect((await ask(40, person)).status).toBe(200);
  expect((await ask(20, person)).status).toBe(200);
  const refused = await ask(1, { ...somebody(), customerPhone: '0033612345678' });
  expect([refused.status, refused.body.meta]).toMatchObject([409, { type: 'request_limit', maxDays: 60 }]);
  expect(refused.body.message).toMatch(/call us or write to us on WhatsApp/);
  expect((await ask(1, { ...somebody(), customerEmail: 'anna@EXAMPLE.com' })).status).toBe(409);
  expect((await ask(1, somebody())).status).toBe(200);
});

test('a browser has as many as a person', async () => {
  const first = await ask(50, somebody(), '192.0.2.2');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect((await ask(11, somebody(), '192.0.2.3', cookie)).status).toBe(409);
  expect((await ask(10, somebody(), '192.0.2.3', cookie)).status).toBe(200);
});

test('an address has four times as many: a hotel has guests', async () => {
  for (let guest = 0; guest < 24; guest += 1) expect((await ask(10, somebody())).status).toBe(200);
  expect((await ask(1, somebody())).status).toBe(409);
});

test('a first request is taken however long; what was answered, canceled or made by staff does not count', async () => {
  const person = somebody();
  const { body } = await ask(90, person);
  expect((await ask(1, person)).status).toBe(409);
  const { id } = body.data[0] as unknown as { readonly id: number };
  await api.put('/api/entities/CarsBooking', { id, status: 'reserved' }, { token });
  expect(await api.database.selectFrom('open_requests').selectAll().execute()).toEqual([]);
  const carId = cars.pop() ?? '';
  const byStaff = exampleRequest({ ...person, carId, pickupDate: FIRST, dropoffDate: addDays(FIRST, 59) });
  expect((await api.post('/api/entities/CarsBooking', { ...byStaff, staff: {} }, { token })).status).toBe(200);
  expect((await ask(60, person)).status).toBe(200);
});

test('a repeated request is answered as before, also at the limit', async () => {
  const body = exampleRequest({ ...somebody(), carId: cars.pop() ?? '', dropoffDate: addDays(FIRST, 59) });
  expect((await api.post('/api/entities/CarsBooking', body)).status).toBe(200);
  expect((await api.post('/api/entities/CarsBooking', body)).status).toBe(200);
});

test('of parallel requests of one person no more than the limit are taken', async () => {
  for (let round = 0; round < 4; round += 1) {
    await api.database.deleteFrom('bookings').execute();
    cars = [...CARS];
    const person = somebody();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(7, { ...somebody(), ...(index % 2 ? person : { customerEmail: person.customerEmail ?? '' }) }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 409)).toHaveLength(12);
  }
});
