import { addDays, type BookingRequest, DEFAULT_SITE_SETTINGS, type StaffBookingOptions } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { planEmails } from '../messages/plan-emails.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'van', onSale: false }), exampleCar({ CarId: 'old' }));
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'old').execute();
  token = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
});

/** Noon of 20 November: visitors can no longer book today. */
const TODAY = '2026-11-20';
const walkIn = (changes: Partial<BookingRequest> = {}) => exampleRequest({ pickupDate: TODAY, ...changes });
const create = (request: object, staff: StaffBookingOptions | object = {}) =>
  api.post('/api/entities/CarsBooking', { ...request, staff }, { token });
const change = (changes: object) => api.put('/api/entities/CarsBooking', changes, { token });
const emails = async () =>
  (await api.database.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute()).map(
    ({ kind, recipient }) => `${kind} ${recipient}`,
  );

describe('a booking by staff', () => {
  test('of a walk-in begins today with any status, without e-mail address and licence, and writes to nobody', async () => {
    const { customerEmail: _, driverLicense: __, ...request } = walkIn();
    const { status, body } = await create({ ...request, customerEmail: '' }, { status: 'out' });
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ status: 'out', customerEmail: '', driverLicense: '' });
    expect(await emails()).toEqual([]);
    const actors = await api.database
      .selectFrom('audit_entries')
      .select('actor')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(actors?.actor).toMatch(/^\d+$/);
  });

  test('writes to the customer when asked for, and not to the agency', async () => {
    expect((await create(walkIn(), { notifyCustomer: true })).status).toBe(200);
    expect(await emails()).toEqual(['requested amelie@example.com']);
  });

  test('may be of a car that is not on sale, not of one that is gone', async () => {
    expect((await create(walkIn({ carId: 'van' }))).status).toBe(200);
    const { status, body } = await create(walkIn({ carId: 'old' }));
    expect([status, body.meta.reason]).toEqual([404, 'car_gone']);
  });

  test('may have another price, with a reason', async () => {
    const cheap = walkIn({ unitPrice: 30 });
    const refused = await create(cheap);
    expect([refused.status, refused.body.meta.problems]).toEqual([400, { priceReason: { type: 'required' } }]);
    const { status, body } = await create(cheap, { priceReason: ' Regular customer ' });
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ unitPrice: 30, totalPrice: 90, priceReason: 'Regular customer' });
    const negative = await create(walkIn({ unitPrice: -1, pickupDate: '2027-01-01' }), { priceReason: 'x' });
    expect(negative.body.meta.fields).toHaveProperty('unitPrice');
  });

  test.each([
    ['neither phone nor e-mail address', { customerEmail: '', customerPhone: ' ' }, 'customerPhone'],
    ['no name', { customerName: '' }, 'customerName'],
    ['a mistyped address', { customerEmail: 'amelie' }, 'customerEmail'],
    [
      'a day of long ago',
      { pickupDate: '2026-10-01', dropoffDate: '2026-10-02', days: 2, totalPrice: 85 },
      'pickupDate',
    ],
  ])('with %s is refused', async (_, changes, field) => {
    const { status, body } = await create({ ...walkIn(), ...changes });
    expect([status, Object.keys(body.meta.fields ?? {})]).toEqual([400, [field]]);
  });

  test('with a conflict is refused with the conflicting bookings', async () => {
    const first = await create(walkIn());
    const { status, body } = await create(walkIn({ pickupDate: addDays(TODAY, 2), customerName: 'Karim Alami' }));
    expect([status, body.meta.type]).toEqual([409, 'car_unavailable']);
    const { id } = first.body.data[0];
    expect(body.meta).toMatchObject({
      conflicts: [{ id, kind: 'rental', customerName: 'Amélie Laurent', dropoffDate: '2026-11-22' }],
    });
  });

  test('is created once, even if the request is repeated', async () => {
    const request = walkIn({ customerEmail: '' });
    const [first, second] = [await create(request), await create(request)];
    expect(second.body.data[0].id).toBe(first.body.data[0].id);
  });

  test('requires a session', async () => {
    const { status } = await api.post('/api/entities/CarsBooking', { ...exampleRequest(), staff: {} });
    expect(status).toBe(401);
  });
});

test('without the options the rules of visitors hold for staff too', async () => {
  const today = await api.post('/api/entities/CarsBooking', walkIn(), { token });
  expect(today.body.meta.problems).toMatchObject({ pickupDate: { type: 'same_day_closed' } });
  const blank = await api.post('/api/entities/CarsBooking', exampleRequest({ customerEmail: '' }), { token });
  expect(blank.status).toBe(400);
  await api.post('/api/entities/CarsBooking', exampleRequest(), { token });
  expect(await emails()).toEqual(['requested amelie@example.com', expect.stringMatching(/^agency_requested /)]);
});

describe('an edited booking', () => {
  const begin = async (changes: Partial<BookingRequest> = {}) => (await create(walkIn(changes))).body.data[0];

  test('writes to the customer when asked for, and something changed', async () => {
    const { id } = await begin();
    await change({ id, dropoffDate: '2026-11-25' });
    await change({ id, dropoffDate: '2026-11-25', notifyCustomer: true });
    expect(await emails()).toEqual([]);
    await change({ id, dropoffDate: '2026-11-26', customerEmail: 'new@example.com', notifyCustomer: true });
    expect(await emails()).toEqual(['changed new@example.com']);
  });

  test('that comes back early frees its days at once, one that stays takes them', async () => {
    const { id } = await begin({ dropoffDate: '2026-11-24' });
    const other = walkIn({ pickupDate: '2026-11-23' });
    expect((await create(other)).status).toBe(409);
    await change({ id, dropoffDate: '2026-11-22', status: 'returned' });
    expect((await create(other)).status).toBe(200);
    const extended = await change({ id, dropoffDate: '2026-11-23' });
    expect([extended.status, extended.body.meta.type]).toEqual([409, 'car_unavailable']);
    expect(extended.body.meta).toMatchObject({ conflicts: [{ pickupDate: '2026-11-23' }] });
  });

  test('is not changed after a concurrent change by a colleague', async () => {
    const { id, dropoffDate } = await begin();
    const note = (text: string) => change({ id, note: text, basedOn: { note: null } });
    expect((await note('Child seat')).body.data[0]).toMatchObject({ note: 'Child seat' });
    expect((await change({ id, dropoffDate: '2026-11-24', basedOn: { dropoffDate } })).status).toBe(200);
    const { status, body } = await note('Two suitcases');
    expect([status, body.meta.type]).toEqual([409, 'booking_changed']);
  });

  test('of several is based on what was seen before any of them is written', async () => {
    const [first, second] = [await begin(), await begin({ pickupDate: '2026-12-10', dropoffDate: '2026-12-11' })];
    const batch = (status: string) =>
      api.put(
        '/api/entities/CarsBooking/batch',
        [{ id: first.id, note: 'Seat', basedOn: { status } }, { id: second.id }],
        { token },
      );
    expect((await batch('canceled')).status).toBe(409);
    expect((await batch(first.status)).status).toBe(200);
  });

  test('gets no reason with a control character', async () => {
    expect((await create(walkIn(), { priceReason: 'a\u0000' })).status).toBe(400);
  });

  test('keeps a phone number or an e-mail address', async () => {
    const { id } = await begin();
    expect((await change({ id, customerEmail: null })).body.data[0].customerEmail).toBe('');
    const { status, body } = await change({ id, customerPhone: '' });
    expect([status, Object.keys(body.meta.fields ?? {})]).toEqual([400, ['customerPhone']]);
  });
});

test('a customer does not read the reason of a price', async () => {
  const device = (await api.post('/api/entities/CarsBooking', exampleRequest())).headers['set-cookie'];
  await api.database.updateTable('bookings').set({ price_reason: 'Regular customer' }).execute();
  const cookie = [device]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');
  const { text } = await api.get('/api/my-bookings', { headers: { cookie } });
  expect(text).toContain('Amélie Laurent');
  expect(text).not.toContain('Regular customer');
});

test('nothing is sent by the calendar to a customer without an e-mail address', async () => {
  await addBookings(api.database, { pickupDate: '2026-11-21', customerEmail: '', status: 'reserved' });
  await planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
  expect(await emails()).toEqual([]);
});
