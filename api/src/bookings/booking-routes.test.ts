import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

const COMMANDS = ['change', 'move', 'status', 'cancel', 'delete'];

let api: TestApi;
let token: string;
let id: number;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'clio', price: 30 }), exampleCar({ CarId: 'gone' }));
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'gone').execute();
  token = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
  [id = 0] = await addBookings(api.database, { status: 'reserved' });
});

const send = (command: string, body: object = {}) => api.post(`/api/bookings/${id}/${command}`, body, { token });
const read = async () => (await api.get(`/api/entities/CarsBooking/${id}`, { token })).body;
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.meta?.reason ?? body.meta?.type,
];

test('a visitor books, and sees the booking afterwards', async () => {
  const booked = await api.post('/api/bookings', exampleRequest({ carId: 'clio', unitPrice: 30, totalPrice: 90 }));
  expect(booked.status).toBe(200);
  expect(booked.body.data[0]).toMatchObject({ carId: 'clio', status: 'requested' });
  expect(String(booked.headers['set-cookie'])).toContain('bookings=');
  const asStaff = { ...exampleRequest({ carId: 'clio' }), staff: {} };
  expect((await api.post('/api/bookings', asStaff)).status).toBe(401);
});

test.each(COMMANDS)('%s is for staff, and of a booking that exists', async (command) => {
  const body = command === 'status' ? { status: 'out' } : {};
  expect((await api.post(`/api/bookings/${id}/${command}`, body)).status).toBe(401);
  for (const key of ['0', '999999', 'x'])
    expect((await api.post(`/api/bookings/${key}/${command}`, body, { token })).status).toBe(404);
  expect(await read()).toMatchObject({ status: 'reserved' });
});

test('change writes details and nothing else', async () => {
  const { body } = await send('change', { customerPhone: '+212 600 000 001', flightNumber: 'at 641' });
  expect(body.data[0]).toMatchObject({ customerPhone: '+212 600 000 001', customerPhoneE164: '+212600000001' });
  for (const other of [{ status: 'out' }, { carId: 'clio' }, { dropoffDate: '2026-12-09' }, { id: 3 }])
    expect(refusalOf(await send('change', other))[0]).toBe(400);
  expect(refusalOf(await send('change', { customerPhone: '', customerEmail: '' }))[0]).toBe(400);
  expect(refusalOf(await send('change', { confirmationCode: 'ZZZ-999' }))[0]).toBe(400);
});

test('move makes a new quote for other days, and keeps the agreed price on another car', async () => {
  const before = await read();
  const { body: moved } = await send('move', { carId: 'clio' });
  const { unitPrice, totalPrice, lines } = before as unknown as Record<string, unknown>;
  expect(moved.data[0]).toMatchObject({ carId: 'clio', unitPrice, totalPrice, lines });
  const { body: longer } = await send('move', { dropoffDate: '2026-12-04' });
  expect(longer.data[0]).toMatchObject({
    days: 4,
    totalPrice: 4 * Number(before.unitPrice),
    lines: [{ kind: 'rental', quantity: 4, amount: 4 * Number(before.unitPrice) }],
  });

  await addBookings(api.database, { carId: 'clio', pickupDate: '2026-12-10', dropoffDate: '2026-12-12' });
  expect(refusalOf(await send('move', { dropoffDate: '2026-12-10' }))).toEqual([409, 'car_unavailable']);
  expect(refusalOf(await send('move', { dropoffDate: '2026-12-05', totalPrice: 1 }))).toEqual([409, 'price_changed']);
  expect(refusalOf(await send('move', { carId: 'gone' }))).toEqual([404, 'car_gone']);
  expect(refusalOf(await send('move', { dropoffDate: '2026-11-30' }))[0]).toBe(400);
  expect(refusalOf(await send('move', { customerName: 'X' }))[0]).toBe(400);
});

test('status follows any other; a canceled booking gets its days back only if they are free', async () => {
  expect((await send('status', { status: 'out', basedOnStatus: 'reserved' })).body.data[0].status).toBe('out');
  expect(refusalOf(await send('status', { status: 'returned', basedOnStatus: 'reserved' }))).toEqual([
    409,
    'booking_changed',
  ]);
  expect(refusalOf(await send('status', {}))[0]).toBe(400);
  await send('cancel');
  await addBookings(api.database, {});
  expect(refusalOf(await send('status', { status: 'reserved' }))).toEqual([409, 'car_unavailable']);
});

test('cancel tells the customer when asked for', async () => {
  const canceled = await send('cancel', { basedOnStatus: 'reserved', notifyCustomer: true });
  expect(canceled.body.data[0]).toMatchObject({ id, status: 'canceled' });
  const emails = await api.database.selectFrom('outbox').select(['kind', 'booking_id']).execute();
  expect(emails).toEqual([{ kind: 'changed', booking_id: id }]);
  expect(refusalOf(await send('cancel', { basedOnStatus: 'reserved' }))).toEqual([409, 'booking_changed']);
});

test('delete removes the booking', async () => {
  expect((await send('delete')).body).toEqual({ code: 200, data: [{ id }] });
  expect((await api.get(`/api/entities/CarsBooking/${id}`, { token })).status).toBe(404);
});
