import { sql } from 'kysely';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let token: string;
let seat = 0;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar({ price: 40 }), exampleCar({ CarId: 'twin', price: 40 }));
  const extra = { names: { en: 'Child seat', fr: 'Siège enfant' }, per: 'day', price: 4, stock: 1, maxQuantity: 2 };
  const { body } = await api.post('/api/entities/Extras', extra, { token });
  seat = Number(body.data[0].id);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.time.now = NOON;
  await sql`DELETE FROM bookings`.execute(api.database);
  await sql`DELETE FROM outbox`.execute(api.database);
});

const DAYS = { pickupDate: '2026-12-01', dropoffDate: '2026-12-03' } as const;

/** Books, and returns the booking with the calls of its browser. */
async function book(changes: Parameters<typeof exampleRequest>[0] = {}) {
  const request = exampleRequest({ ...DAYS, unitPrice: 40, totalPrice: 120, ...changes });
  const { status, body, headers } = await api.post('/api/bookings', request);
  expect([status, body.message]).toEqual([200, undefined]);
  const cookie = [headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');
  const { id, confirmationCode } = body.data[0];
  const own = (call: string, sent: object) =>
    api.post(`/api/my-bookings/${call}`, { confirmationCode, ...sent }, { headers: { cookie } });
  const read = async () => (await api.get('/api/my-bookings', { headers: { cookie } })).body.data[0];
  return { id: Number(id), confirmationCode, own, read };
}

const longer = () => ({ dropoffDate: { $date: '2026-12-05' }, extras: [{ id: seat, quantity: 1 }] });
/** Five days and a seat on each. */
const TOTAL = 5 * 40 + 5 * 4;

const open = async () => (await api.get('/api/change-requests', { token })).body.data as unknown as Open[];
interface Open {
  readonly createdAt: { readonly $date: string };
}
const answer = async (id: number, how: 'accept' | 'decline') => {
  const [request] = await open();
  return await api.post(`/api/bookings/${id}/${how}-change`, { createdAt: request?.createdAt }, { token });
};
const readStaff = async (id: number) => (await api.get(`/api/entities/CarsBooking/${id}`, { token })).body;
const emails = async () =>
  (await api.database.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute()).map(
    ({ kind, recipient }) => `${kind} ${recipient}`,
  );

test('a customer learns what other dates and extras cost, and whether they are free', async () => {
  const { own } = await book();
  const quoted = await own('quote', longer());
  expect([quoted.status, quoted.body.data]).toMatchObject([
    200,
    [
      {
        free: true,
        booked: { totalPrice: 120 },
        agreed: { totalPrice: TOTAL, lines: [{ amount: 200 }, { amount: 20 }] },
      },
    ],
  ]);
  await book({ pickupDate: '2026-12-05', dropoffDate: '2026-12-06', totalPrice: 80, customerEmail: 'b@example.com' });
  expect((await own('quote', longer())).body.data).toMatchObject([{ free: false, agreed: { totalPrice: TOTAL } }]);
  expect((await own('quote', { dropoffDate: '2026-12-04' })).body.data).toMatchObject([{ free: true }]);
});

test('extras that others have are not free, and those of the booking itself are', async () => {
  const { own } = await book({ extras: [{ id: seat, quantity: 1 }], totalPrice: 132 });
  const other = await book({ carId: 'twin', customerEmail: 'b@example.com' });
  expect((await other.own('quote', { extras: [{ id: seat, quantity: 1 }] })).body.data).toMatchObject([
    { free: false },
  ]);
  expect((await own('quote', { dropoffDate: '2026-12-05' })).body.data).toMatchObject([{ free: true }]);
});

test('a request leaves the booking as it is, and is accepted with one press', async () => {
  const { id, own, read } = await book();
  await sql`DELETE FROM outbox`.execute(api.database);
  const asked = await own('request', { ...longer(), totalPrice: TOTAL });
  expect([asked.status, asked.body.message]).toEqual([200, undefined]);
  expect(await read()).toMatchObject({
    dropoffDate: { $date: DAYS.dropoffDate },
    totalPrice: 120,
    changeRequest: { dropoffDate: { $date: '2026-12-05' }, totalPrice: TOTAL, extras: [{ id: seat, quantity: 1 }] },
  });
  expect(await emails()).toEqual([expect.stringMatching(/^agency_change_requested /)]);
  expect(await open()).toMatchObject([
    {
      totalPrice: TOTAL,
      booking: { id, totalPrice: 120, carName: 'Dacia Duster', pickupDate: { $date: '2026-12-01' } },
    },
  ]);
  await api.app.outbox.deliverDue();
  const [written] = await api.database.selectFrom('outbox').select('sent_text').execute();
  expect(written?.sent_text).toContain('Before: Thursday, 3 December 2026');

  const accepted = await answer(id, 'accept');
  expect([accepted.status, accepted.body.data]).toMatchObject([200, [{ totalPrice: TOTAL, days: 5 }]]);
  expect(await read()).not.toHaveProperty('changeRequest');
  expect(await open()).toEqual([]);
  expect((await emails()).at(-1)).toBe('changed amelie@example.com');
  const { body } = await api.get(`/api/audit?entity=CarsBooking&key=${id}`, { token });
  expect(body.data).toContainEqual(
    expect.objectContaining({
      actor: expect.objectContaining({ kind: 'staff' }),
      changes: [{ field: 'change_request', values: ['2026-12-01_2026-12-05', null] }],
    }),
  );
});

test('a declined request leaves the booking, and the customer is told', async () => {
  const { id, own, read } = await book();
  await own('request', { ...longer(), totalPrice: TOTAL });
  expect((await answer(id, 'decline')).status).toBe(200);
  expect(await read()).toMatchObject({ totalPrice: 120, dropoffDate: { $date: DAYS.dropoffDate } });
  expect(await read()).not.toHaveProperty('changeRequest');
  expect((await emails()).at(-1)).toBe('change_declined amelie@example.com');
});

test('a newer request replaces the earlier one, of which the answer is refused, and may be taken back', async () => {
  const { id, own, read } = await book();
  await own('request', { ...longer(), totalPrice: TOTAL });
  const [first] = await open();
  api.time.now = new Date(NOON.getTime() + 60_000);
  await own('request', { dropoffDate: '2026-12-04', totalPrice: 160 });
  const stale = await api.post(`/api/bookings/${id}/accept-change`, { createdAt: first?.createdAt }, { token });
  expect([stale.status, stale.body.meta.type]).toEqual([409, 'booking_changed']);
  expect(await read()).toMatchObject({ changeRequest: { totalPrice: 160 } });
  expect((await own('withdraw', {})).body.data[0]).not.toHaveProperty('changeRequest');
  expect((await answer(id, 'accept')).status).toBe(400);
});

test('what cannot be had is refused: taken days, another price, too late, rules, another browser', async () => {
  const { id, own } = await book();
  const refusal = async (call: string, sent: object) => {
    const { status, body } = await own(call, sent);
    return [status, body.meta.reason ?? body.meta.type];
  };
  expect(await refusal('request', { ...longer(), totalPrice: 1 })).toEqual([409, 'price_changed']);
  expect(await refusal('request', { ...DAYS, totalPrice: 120 })).toEqual([400, 'validation_failed']);
  expect(await refusal('quote', { dropoffDate: '2026-11-01' })).toEqual([400, 'validation_failed']);
  expect(await refusal('quote', { extras: [{ id: 999, quantity: 1 }] })).toEqual([400, 'validation_failed']);
  await own('request', { ...longer(), totalPrice: TOTAL });
  await book({ pickupDate: '2026-12-05', dropoffDate: '2026-12-06', totalPrice: 80, customerEmail: 'b@example.com' });
  expect(await refusal('request', { ...longer(), totalPrice: TOTAL })).toEqual([409, 'car_unavailable']);
  const taken = await answer(id, 'accept');
  expect([taken.status, taken.body.meta.type]).toEqual([409, 'car_unavailable']);
  expect(await readStaff(id)).toMatchObject({ totalPrice: 120 });
  const stranger = await api.post('/api/my-bookings/quote', { confirmationCode: 'AAA-AAA' });
  expect(stranger.status).toBe(404);
  expect((await api.post(`/api/bookings/${id}/accept-change`, { createdAt: { $date: 'x' } })).status).toBe(401);
  api.time.now = new Date('2026-12-01T12:00:00Z');
  expect(await refusal('request', { ...longer(), totalPrice: TOTAL })).toEqual([409, 'too_late']);
});

test('other days, a cancellation and a deletion close a request; a change of several bookings does not', async () => {
  const { id, own } = await book();
  const twin = await book({ carId: 'twin', customerEmail: 'b@example.com' });
  const ask = () => own('request', { ...longer(), totalPrice: TOTAL });
  await ask();
  const reserve = [id, twin.id].map((each) => ({ id: each, status: 'reserved' }));
  expect((await api.put('/api/entities/CarsBooking/batch', reserve, { token })).status).toBe(200);
  expect(await open()).toHaveLength(1);
  await api.put('/api/entities/CarsBooking', { id, dropoffDate: '2026-12-04' }, { token });
  expect(await open()).toEqual([]);
  await ask();
  await api.put('/api/entities/CarsBooking', { id, status: 'canceled' }, { token });
  expect(await open()).toEqual([]);
  await api.put('/api/entities/CarsBooking', { id, status: 'reserved' }, { token });
  expect((await ask()).status).toBe(200);
  await api.post(`/api/bookings/${id}/delete`, {}, { token });
  expect(await open()).toEqual([]);
});

test('a customer asks for another return, a time and a young driver; what is closed is refused', async () => {
  const hours = [{ from: '08:00', to: '20:00' }];
  const station = await api.post(
    '/api/entities/Places',
    { names: { en: 'Station' }, kind: 'other', dropoffFee: 15, hours },
    { token },
  );
  await api.post('/api/entities/RentalTerms', { youngDriverBelow: 25, youngDriverPerDay: 5 }, { token });
  const { id, own, read } = await book();
  const asked = { dropoffPlace: String(station.body.data[0].id), dropoffTime: '18:00', youngDriver: true };
  const closed = await own('quote', { ...asked, dropoffTime: '21:00' });
  expect([closed.status, closed.body.meta]).toMatchObject([
    400,
    { problems: { dropoffPlace: { type: 'place_closed' } } },
  ]);
  const totalPrice = 3 * 40 + 15 + 3 * 5;
  expect((await own('quote', asked)).body.data).toMatchObject([{ free: true, agreed: { totalPrice } }]);
  expect((await own('request', { ...asked, totalPrice })).status).toBe(200);
  expect(await read()).toMatchObject({
    totalPrice: 120,
    changeRequest: { ...asked, pickupDate: { $date: '2026-12-01' } },
  });
  expect(await open()).toMatchObject([asked]);
  expect((await answer(id, 'accept')).body.data).toMatchObject([{ ...asked, totalPrice }]);
  expect(await open()).toEqual([]);
  const back = { dropoffPlace: '', youngDriver: false };
  expect((await own('request', { ...back, totalPrice: 120 })).body.data).toMatchObject([{ changeRequest: back }]);
  await answer(id, 'accept');
  expect(await read()).not.toHaveProperty('dropoffPlace');
});

test('a change of the pick-up that makes another price is told before it is saved', async () => {
  await api.post('/api/entities/Places', { names: { en: 'Airport' }, kind: 'airport', pickupFee: 15 }, { token });
  const { own } = await book();
  const change = { basedOnStatus: 'requested', pickupPlace: 'airport' };
  const { status, body } = await own('change', { ...change, totalPrice: 120 });
  expect([status, body.meta]).toMatchObject([409, { type: 'price_changed', price: { totalPrice: 135 } }]);
  expect((await own('change', { ...change, totalPrice: 135 })).body.data).toMatchObject([{ totalPrice: 135 }]);
});
