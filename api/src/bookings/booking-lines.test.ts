import { sql } from 'kysely';
import type { QuoteLine } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;
const path = '/api/entities/CarsBooking';

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'clio', price: 30 }));
});
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
});
afterAll(() => api.close());

const RENTAL = { kind: 'rental', label: 'Rental', quantity: 3, unitAmount: 42.5, amount: 127.5 };
const CHEAPER = { ...RENTAL, unitAmount: 30, amount: 90 };

interface WithLines {
  readonly id: number;
  readonly totalPrice: number;
  readonly lines: readonly QuoteLine[];
}
const get = async (id: number) => (await api.get(`${path}/${id}`, { token })).body as unknown as WithLines;
const change = async (id: number, changes: object) => {
  const { status, body } = await api.put(path, { id, ...changes }, { token });
  expect(status).toBe(200);
  return body.data[0] as unknown as WithLines;
};
const storedLines = () => api.database.selectFrom('booking_lines').selectAll().orderBy('booking_id').execute();

/** Adds a line to a booking, as a later version of the product may have done, and its amount to the total. */
async function addLine(id: number, amount: number): Promise<void> {
  await api.database.transaction().execute(async (transaction) => {
    await sql`UPDATE bookings SET total_price = total_price + ${amount} WHERE id = ${id}`.execute(transaction);
    await sql`
      INSERT INTO booking_lines (booking_id, position, kind, code, label, quantity, unit_amount, amount)
      VALUES (${id}, 2, 'adjustment', 'late', 'Late return', 1, ${amount}, ${amount})`.execute(transaction);
  });
}

test('a booking is stored with its line; staff and its customer read it', async () => {
  const { body, headers } = await api.post(path, exampleRequest());
  const [booking] = body.data;
  expect(await get(booking.id)).toEqual({ ...booking, lines: [RENTAL] });
  const cookie = [headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');
  const { body: own } = await api.get('/api/my-bookings', { headers: { cookie } });
  expect(own.data).toMatchObject([{ confirmationCode: booking.confirmationCode, lines: [RENTAL] }]);
});

test('a refused or repeated request leaves no line', async () => {
  const request = exampleRequest();
  for (const _ of [1, 2]) expect((await api.post(path, request)).status).toBe(200);
  expect((await api.post(path, exampleRequest())).status).toBe(409);
  expect((await api.post(path, exampleRequest({ pickupDate: '2026-12-20', totalPrice: 1 }))).status).toBe(409);
  expect(await storedLines()).toHaveLength(1);
});

test('other days and another price make other lines', async () => {
  const [id = 0] = await addBookings(api.database, {});
  const longer = { ...RENTAL, quantity: 4, amount: 170 };
  expect(await change(id, { dropoffDate: '2026-12-04' })).toMatchObject({ totalPrice: 170, lines: [longer] });
  expect(await change(id, { dropoffDate: '2026-12-03', unitPrice: 30, priceReason: 'Regular customer' })).toMatchObject(
    {
      totalPrice: 90,
      lines: [CHEAPER],
    },
  );
  expect(await get(id)).toMatchObject({ totalPrice: 90, lines: [CHEAPER] });
});

test('any other change keeps total and lines as they were booked', async () => {
  const [id = 0] = await addBookings(api.database, {});
  await addLine(id, 12.25);
  const kept = {
    totalPrice: 139.75,
    lines: [
      RENTAL,
      {
        ...CHEAPER,
        kind: 'adjustment',
        code: 'late',
        label: 'Late return',
        quantity: 1,
        unitAmount: 12.25,
        amount: 12.25,
      },
    ],
  };
  expect(await get(id)).toMatchObject(kept);
  const booking = await get(id);
  for (const changes of [{ status: 'reserved' }, { note: 'Child seat' }, { carId: 'clio' }, booking])
    expect(await change(id, changes)).toMatchObject(kept);
  await change(id, { status: 'canceled' });
  expect(await get(id)).toMatchObject(kept);
});

test('several bookings are changed at once, each with its lines', async () => {
  const ids = await addBookings(api.database, {}, { pickupDate: '2026-12-10' });
  const { status } = await api.put(
    `${path}/batch`,
    ids.map((id) => ({ id, unitPrice: 30 })),
    { token },
  );
  expect(status).toBe(200);
  for (const id of ids) expect(await get(id)).toMatchObject({ totalPrice: 90, lines: [CHEAPER] });
});

test('lines go with their booking, and with a car that nobody has', async () => {
  const [first = 0] = await addBookings(api.database, {}, { pickupDate: '2026-12-10' });
  await api.delete(`${path}/${first}`, { token });
  expect(await storedLines()).toHaveLength(1);
  await api.database.deleteFrom('bookings').execute();
  expect(await storedLines()).toEqual([]);
});

describe('the database refuses a rental whose total is not the sum of its lines', () => {
  const refused = { code: '23514', constraint: 'bookings_total_is_sum_of_lines' };

  test.each([
    ['another total', sql`UPDATE bookings SET total_price = total_price + 0.01`],
    ['another amount', sql`UPDATE booking_lines SET amount = amount - 0.01`],
    ['a line more', sql`INSERT INTO booking_lines SELECT booking_id, 2, kind, code, label, 1, 1, 1 FROM booking_lines`],
    ['a line less', sql`DELETE FROM booking_lines`],
    [
      'a line of another booking',
      sql`UPDATE booking_lines SET booking_id = (SELECT max(id) FROM bookings), position = 2
      WHERE booking_id = (SELECT min(id) FROM bookings)`,
    ],
    [
      'a booking without lines',
      sql`
      INSERT INTO bookings (car_id, confirmation_code, pickup_date, dropoff_date, status, created_at)
      VALUES ('duster', 'ZZZ-999', '2027-01-01', '2027-01-01', 'requested', now())`,
    ],
  ])('%s', async (_, statement) => {
    const [id = 0] = await addBookings(api.database, {}, { pickupDate: '2026-12-10' });
    await expect(statement.execute(api.database)).rejects.toMatchObject(refused);
    expect(await get(id)).toMatchObject({ totalPrice: 127.5, lines: [RENTAL] });
  });

  test('a transaction may write one before the other', async () => {
    const [id = 0] = await addBookings(api.database, {});
    await addLine(id, -27.5);
    expect(await get(id)).toMatchObject({ totalPrice: 100, lines: [RENTAL, { amount: -27.5 }] });
    await api.database.transaction().execute(async (transaction) => {
      await sql`DELETE FROM booking_lines WHERE position = 2`.execute(transaction);
      await sql`UPDATE bookings SET total_price = 127.5`.execute(transaction);
    });
    expect(await get(id)).toMatchObject({ totalPrice: 127.5, lines: [RENTAL] });
  });
});
