import { sql } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { whileBusy } from '../../test/while-busy.ts';

let api: TestApi;
let token: string;
/** Servers on the same database, so that only the database can prevent conflicts between their requests. */
const otherServers: TestApi[] = [];

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  for (let index = 0; index < 8; index += 1)
    otherServers.push(await startTestApi({ database: api.openDatabaseAgain() }));
});
afterAll(async () => {
  for (const server of otherServers) await server.close();
  await api.close();
});
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('cars').execute();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'clio', name: 'Renault Clio', price: 27 }));
});

const cars = '/api/entities/Cars';
const bookings = '/api/entities/CarsBooking';

const bookElsewhere = (visitor: number, request: object) =>
  (otherServers[visitor % otherServers.length] ?? api).post(bookings, request);

async function addBooking(changes: Partial<Booking> = {}): Promise<number> {
  const [id = 0] = await addBookings(api.database, changes);
  return id;
}
const statusOf = async (id: number) => (await api.get(`${bookings}/${id}`, { token })).body.status;

test.each<[string, 'post' | 'put' | 'delete', string, unknown]>([
  ['update a car', 'put', cars, { CarId: 'duster', price: 1 }],
  ['delete a car', 'delete', `${cars}/duster`, undefined],
  ['delete cars', 'post', `${cars}/delete`, { query: [{ field: 'price', operator: 'gt', value: 0 }] }],
  ['create cars', 'post', `${cars}/batch`, [exampleCar()]],
  ['replace cars', 'put', `${cars}/batch`, [{ CarId: 'duster', price: 1 }]],
  ['update a booking', 'put', bookings, { id: 1, status: 'out' }],
  ['delete a booking', 'delete', `${bookings}/1`, undefined],
  ['delete bookings', 'post', `${bookings}/delete`, { query: [{ field: 'id', operator: 'gt', value: 0 }] }],
  ['create bookings', 'post', `${bookings}/batch`, [exampleRequest()]],
  ['replace bookings', 'put', `${bookings}/batch`, [{ id: 1, status: 'out' }]],
])('an anonymous caller may not %s', async (_, method, path, body) => {
  const answer = method === 'delete' ? await api.delete(path) : await api[method](path, body);
  expect(answer).toMatchObject({ status: 401, body: { meta: { type: 'Unauthorized' } } });
});

describe('changing a car', () => {
  test('an update changes the given fields only', async () => {
    const { status, body } = await api.put(cars, { CarId: 'duster', price: 39.99, features: ['GPS'] }, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 200,
      data: [{ ...exampleCar({ price: 39.99, features: ['GPS'] }), archived: false, photographed: false }],
    });
  });

  test('a received car can be sent back as an update', async () => {
    const { body: car } = await api.get(`${cars}/duster`);
    expect((await api.put(cars, car, { token })).body.data[0]).toEqual({
      ...car,
      archived: false,
      photographed: false,
    });
  });

  test.each([
    ['no key', { price: 5 }, 400],
    ['an unknown field', { CarId: 'duster', sold: true }, 400],
    ['a wrong value', { CarId: 'duster', seats: 3 }, 400],
    ['an unknown car', { CarId: 'nothing', price: 5 }, 404],
  ])('%s', async (_, body, status) => {
    expect((await api.put(cars, body, { token })).status).toBe(status);
  });
});

describe('deleting a car', () => {
  test('a car without bookings is deleted', async () => {
    expect((await api.delete(`${cars}/clio`, { token })).body).toEqual({ code: 200, data: [{ CarId: 'clio' }] });
    expect((await api.get(`${cars}/clio`, { token })).status).toBe(404);
    expect((await api.delete(`${cars}/clio`, { token })).status).toBe(404);
  });

  test('a car with bookings is archived and left out of every list', async () => {
    const id = await addBooking({ status: 'returned' });
    expect((await api.delete(`${cars}/duster`, { token })).status).toBe(200);
    expect((await api.get(`${cars}/duster`)).status).toBe(404);
    expect((await api.post(`${cars}/search`, {}, { token })).body.data).toHaveLength(1);
    expect((await api.get(`${bookings}/${id}`, { token })).body.carId).toBe('duster');
    expect((await api.get(`${cars}/duster`, { token })).body.name).toBe('Dacia Duster');
    expect((await api.post(bookings, exampleRequest({ pickupDate: '2027-02-01' }))).status).toBe(404);
    expect((await api.delete(`${cars}/duster`, { token })).status).toBe(404);
    expect((await api.put(cars, { CarId: 'duster', price: 1 }, { token })).status).toBe(404);
  });

  test.each(['active', 'out'] as const)('a car with a booking in status %s is refused', async (status) => {
    await addBooking({ status });
    const answer = await api.delete(`${cars}/duster`, { token });
    expect(answer).toMatchObject({ status: 409, body: { meta: { type: 'car_rented' } } });
    expect((await api.get(`${cars}/duster`)).status).toBe(200);
  });

  test('concurrent bookings and deletion: no booking without a car, no unexpected error', async () => {
    for (let round = 0; round < 10; round += 1) {
      const CarId = `round-${round}`;
      await api.addCars(exampleCar({ CarId }));
      const attempts = Array.from({ length: 10 }, (_, day) =>
        api.post(
          bookings,
          exampleRequest({ carId: CarId, pickupDate: `2026-12-${10 + day}`, dropoffDate: `2026-12-${10 + day}` }),
        ),
      );
      const [deletion, ...booked] = await Promise.all([api.delete(`${cars}/${CarId}`, { token }), ...attempts]);
      expect(deletion.status).toBe(200);
      for (const { status } of booked) expect([200, 404]).toContain(status);
      const made = booked.filter(({ status }) => status === 200).length;
      expect((await api.get(`${cars}/${CarId}`, { token })).status).toBe(made > 0 ? 200 : 404);
      expect((await api.get(`${cars}/${CarId}`)).status).toBe(404);
    }
  });
});

describe('changing a booking', () => {
  test('any status may follow any other', async () => {
    const id = await addBooking();
    for (const status of ['returned', 'requested', 'canceled', 'out', 'active', 'reserved']) {
      const answer = await api.put(bookings, { id, status }, { token });
      expect(answer).toMatchObject({ status: 200, body: { data: [{ id, status, totalPrice: 127.5 }] } });
    }
    expect((await api.put(bookings, { id, status: 'lost' }, { token })).status).toBe(400);
  });

  test('a change that is based on another status than the booking has is refused', async () => {
    const id = await addBooking({ status: 'canceled' });
    const answer = await api.put(bookings, { id, status: 'out', basedOnStatus: 'requested' }, { token });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'This booking was changed meanwhile: it is now Canceled. Please look at it again.',
        meta: { type: 'booking_changed', status: 'canceled' },
      },
    });
    expect(await statusOf(id)).toBe('canceled');
    const agreed = await api.put(bookings, { id, status: 'out', basedOnStatus: 'canceled' }, { token });
    expect(agreed).toMatchObject({ status: 200, body: { data: [{ status: 'out' }] } });
    const unknown = await api.put(bookings, { id, status: 'out', basedOnStatus: 'lost' }, { token });
    expect(unknown).toMatchObject({ status: 400, body: { meta: { fields: { basedOnStatus: expect.any(String) } } } });
  });

  test('of two concurrent updates based on the same status, one succeeds', async () => {
    const id = await addBooking({ status: 'requested' });
    const wishes = ['reserved', 'out', 'returned', 'canceled'];
    const answers = await Promise.all(
      wishes.map((status) => api.put(bookings, { id, status, basedOnStatus: 'requested' }, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await statusOf(id)).toBe(wishes[answers.findIndex(({ status }) => status === 200)]);
  });

  test('a batch is atomic, also when one update is based on an outdated status', async () => {
    const [first, second] = [await addBooking(), await addBooking({ status: 'canceled' })];
    const changes = [first, second].map((id) => ({ id, status: 'returned', basedOnStatus: 'requested' }));
    const answer = await api.put(`${bookings}/batch`, changes, { token });
    expect(answer).toMatchObject({ status: 409, body: { meta: { type: 'booking_changed' } } });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['requested', 'canceled']);
  });

  test('leaving canceled needs the car to be free', async () => {
    const id = await addBooking({ status: 'canceled' });
    await addBooking({ pickupDate: '2026-12-03' });
    const answer = await api.put(bookings, { id, status: 'reserved' }, { token });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'The car is not available for this period', meta: { type: 'car_unavailable' } },
    });
    expect(await statusOf(id)).toBe('canceled');
  });

  test('of concurrent uncancellations and new bookings of one period, one succeeds', async () => {
    // Opens the connections first: on a busy machine, opening so many at once takes longer than the request timeout.
    await Promise.all(otherServers.map((server) => server.get(`${cars}/clio`)));
    await Promise.all(Array.from({ length: 8 }, () => api.get(`${cars}/clio`)));
    for (let round = 0; round < 10; round += 1) {
      await api.database.deleteFrom('bookings').execute();
      const ids = await Promise.all(Array.from({ length: 8 }, () => addBooking({ status: 'canceled' })));
      const answers = await Promise.all([
        ...ids.map((id) => whileBusy(() => api.put(bookings, { id, status: 'reserved' }, { token }))),
        ...ids.map(async (_, index) => {
          const request = exampleRequest();
          return await whileBusy(() => bookElsewhere(index, request));
        }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers) if (status !== 200) expect(body.meta.type).toBe('car_unavailable');
    }
  });

  test('moving a booking concurrently with new bookings of the old and the new days causes no overlap', async () => {
    for (let round = 0; round < 20; round += 1) {
      await api.database.deleteFrom('bookings').execute();
      const id = await addBooking({ pickupDate: '2026-12-01', dropoffDate: '2026-12-03' });
      const move = { id, pickupDate: '2026-12-10', dropoffDate: '2026-12-12' };
      const visitors = (pickupDate: '2026-12-02' | '2026-12-09', count: number) =>
        Array.from({ length: count }, (_, index) => bookElsewhere(index, exampleRequest({ pickupDate })));
      // Varies the position of the staff's request among the others.
      const early = visitors('2026-12-09', round % 4);
      const moved = api.put(bookings, move, { token });
      const [onNew, onOld] = [[...early, ...visitors('2026-12-09', 6)], visitors('2026-12-02', 6)];
      const answers = await Promise.all([moved, ...onNew, ...onOld]);
      for (const { status, body } of answers) if (status !== 200) expect(body.meta.type).toBe('car_unavailable');
      const successes = async (some: readonly ReturnType<typeof api.post>[]) =>
        (await Promise.all(some)).filter(({ status }) => status === 200).length;
      expect(await successes([moved, ...onNew])).toBe(1);
      expect(await successes(onOld)).toBeLessThanOrEqual(await successes([moved]));
      const { rows } = await sql<{ overlaps: number }>`
        SELECT count(*)::int AS overlaps FROM bookings one JOIN bookings other ON one.id < other.id
        WHERE one.pickup_date <= other.dropoff_date AND one.dropoff_date >= other.pickup_date`.execute(api.database);
      expect(rows).toEqual([{ overlaps: 0 }]);
    }
  });

  test('new days recompute the amounts; amounts in the request must match', async () => {
    const id = await addBooking();
    const moved = { id, pickupDate: { $date: '2026-12-20' }, dropoffDate: { $date: '2026-12-21' } };
    const stale = await api.put(bookings, { ...moved, totalPrice: 127.5 }, { token });
    expect(stale).toMatchObject({ status: 409, body: { meta: { type: 'price_changed', price: { totalPrice: 85 } } } });
    const { body } = await api.put(bookings, moved, { token });
    expect(body.data[0]).toMatchObject({ days: 2, unitPrice: 42.5, totalPrice: 85 });
    const dearer = await api.put(bookings, { id, unitPrice: 50 }, { token });
    expect(dearer.body.data[0]).toMatchObject({ unitPrice: 50, totalPrice: 100 });
  });

  test('a received booking can be sent back as an update, but not with another code', async () => {
    const id = await addBooking({ customerPhoneE164: '+33199001021' });
    const { body: booking } = await api.get(`${bookings}/${id}`, { token });
    expect((await api.put(bookings, booking, { token })).body.data[0]).toEqual(booking);
    const other = await api.put(bookings, { ...booking, confirmationCode: 'ZZZ-999' }, { token });
    expect(other).toMatchObject({ status: 400, body: { meta: { fields: { confirmationCode: expect.any(String) } } } });
  });

  test('a booking can be moved to another car that is free', async () => {
    const id = await addBooking();
    await addBooking({ carId: 'clio', pickupDate: '2026-12-02', dropoffDate: '2026-12-02' });
    expect((await api.put(bookings, { id, carId: 'clio' }, { token })).status).toBe(409);
    expect((await api.put(bookings, { id, carId: 'nothing' }, { token })).status).toBe(404);
    const { body } = await api.put(bookings, { id, carId: 'clio', pickupDate: '2026-12-03' }, { token });
    expect(body.data[0]).toMatchObject({ carId: 'clio', days: 1 });
  });

  test.each([
    ['no key', { status: 'out' }, 400],
    ['dates in the wrong order', { id: 0, pickupDate: '2026-12-09' }, 400],
    ['a day that is none', { id: 0, dropoffDate: '2026-02-30' }, 400],
    ['an e-mail with a second line', { id: 0, customerEmail: 'a@b.example\nBcc: c@d.example' }, 400],
    ['an unknown booking', { id: 999_999, status: 'out' }, 404],
  ])('%s', async (_, body, status) => {
    const id = await addBooking();
    const answer = await api.put(bookings, 'id' in body && body.id === 0 ? { ...body, id } : body, { token });
    expect(answer.status).toBe(status);
  });
});

test('a booking is deleted once', async () => {
  const id = await addBooking();
  expect((await api.delete(`${bookings}/${id}`, { token })).body).toEqual({ code: 200, data: [{ id }] });
  expect((await api.delete(`${bookings}/${id}`, { token })).status).toBe(404);
  expect((await api.delete(`${bookings}/abc`, { token })).status).toBe(404);
});

describe('deleting by search', () => {
  test('deletes what the query finds', async () => {
    const [first] = [await addBooking({ status: 'canceled' }), await addBooking()];
    const query = [{ field: 'status', operator: 'EQ', value: 'canceled' }];
    expect((await api.post(`${bookings}/delete`, { query }, { token })).body.data).toEqual([{ id: first }]);
    expect((await api.post(`${bookings}/delete`, { query }, { token })).body.data).toEqual([]);
  });

  test.each([
    {},
    { query: [] },
    { query: [{ operator: 'AND', query: [] }] },
    { query: [{ operator: 'OR', query: [{ operator: 'AND', query: [] }] }] },
    {
      query: [
        {
          operator: 'OR',
          query: [
            { field: 'price', operator: 'EQ', value: -1 },
            { operator: 'AND', query: [] },
          ],
        },
      ],
    },
  ])('%j would delete everything and is refused', async (body) => {
    expect((await api.post(`${cars}/delete`, body, { token })).status).toBe(400);
    expect((await api.post(`${cars}/search`, {})).body.data).toHaveLength(2);
  });

  test('is atomic: with one rented car nothing is deleted', async () => {
    await addBooking({ status: 'out' });
    const query = [{ field: 'price', operator: 'gt', value: 0 }];
    expect((await api.post(`${cars}/delete`, { query }, { token })).status).toBe(409);
    expect((await api.post(`${cars}/search`, {})).body.data).toHaveLength(2);
  });
});

describe('batches are atomic', () => {
  test('cars', async () => {
    const { CarId: _, ...car } = exampleCar();
    const { body } = await api.post(`${cars}/batch`, [car, { ...car, name: 'Kia Picanto' }], { token });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Dacia Duster', 'Kia Picanto']);
    const wrong = await api.post(`${cars}/batch`, [car, { ...car, seats: 3 }, { ...car, fuel: '' }], { token });
    expect(Object.keys(wrong.body.meta.fields)).toEqual(['1.seats', '2.fuel']);
    const missing = [
      { CarId: 'clio', price: 1 },
      { CarId: 'nothing', price: 1 },
    ];
    expect((await api.put(`${cars}/batch`, missing, { token })).status).toBe(404);
    expect((await api.get(`${cars}/clio`)).body.price).toBe(27);
  });

  test('a batch of overlapping bookings is refused', async () => {
    const batch = [exampleRequest(), exampleRequest({ pickupDate: '2026-12-03' })];
    const { status, body } = await api.post(`${bookings}/batch`, batch, { token });
    expect({ status, type: body.meta.type }).toEqual({ status: 409, type: 'car_unavailable' });
    expect((await api.post(`${bookings}/search`, {}, { token })).body.data).toEqual([]);
  });

  test('a batch of bookings without overlaps succeeds, also when repeated', async () => {
    const batch = [exampleRequest(), exampleRequest({ pickupDate: '2026-12-10' })];
    const first = await api.post(`${bookings}/batch`, batch, { token });
    expect(first.body.data).toHaveLength(2);
    expect((await api.post(`${bookings}/batch`, batch, { token })).body).toEqual(first.body);
  });

  test('two bookings exchange their days', async () => {
    const [a, b] = [await addBooking(), await addBooking({ pickupDate: '2026-12-10' })];
    const exchange = [
      { id: a, pickupDate: '2026-12-10', dropoffDate: '2026-12-12' },
      { id: b, pickupDate: '2026-12-01', dropoffDate: '2026-12-03' },
    ];
    const { status, body } = await api.put(`${bookings}/batch`, exchange, { token });
    expect(status).toBe(200);
    expect(body.data.map(({ id, pickupDate }) => [id, pickupDate])).toEqual([
      [a, { $date: '2026-12-10' }],
      [b, { $date: '2026-12-01' }],
    ]);
    expect(body.data.map(({ status }) => status)).toEqual(['requested', 'requested']);
  });

  test('concurrent batches in opposite order do not deadlock', async () => {
    const batch = (order: readonly string[]) =>
      order.map((carId) => exampleRequest({ carId, unitPrice: carId === 'clio' ? 27 : 42.5 }));
    for (let round = 0; round < 5; round += 1) {
      await api.database.deleteFrom('bookings').execute();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => {
          const requests = batch(i % 2 ? ['clio', 'duster'] : ['duster', 'clio']);
          return whileBusy(() => api.post(`${bookings}/batch`, requests, { token }));
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    }
  });

  test.each([[[]], [{}], [Array(501).fill({})]])('batch %# is refused', async (body) => {
    expect((await api.post(`${cars}/batch`, body, { token })).status).toBe(400);
  });
});

describe('values that the columns cannot store', () => {
  test.each<[string, object]>([
    ['unitPrice', { unitPrice: 1e300 }],
    ['unitPrice', { unitPrice: -5 }],
    ['unitPrice', { unitPrice: 19.999 }],
    ['dropoffDate', { dropoffDate: '9999-12-31' }],
    ['carId', { carId: 'duster\0' }],
    ['id', { id: 1e20 }],
    ['id', { id: 0 }],
  ])('of a booking, %s in %j is 400', async (field, change) => {
    const id = await addBooking();
    const { status, body } = await api.put(bookings, { id, ...change }, { token });
    expect(status).toBe(400);
    expect(Object.keys(body.meta.fields)).toEqual([field]);
  });

  test.each<[string, object]>([
    ['name', { name: 'Clio\0' }],
    ['name', { name: 'Clio\u0001' }],
    ['name', { name: 'Clio\nBcc: x' }],
    ['features.0', { features: ['GPS\0'] }],
    ['CarId', { CarId: 'duster\0' }],
  ])('of a car, %s in %j is 400', async (field, change) => {
    const { status, body } = await api.put(cars, { CarId: 'duster', ...change }, { token });
    expect(status).toBe(400);
    expect(Object.keys(body.meta.fields)).toEqual([field]);
  });

  test('a search for an instant beyond the last year is 400', async () => {
    const query = [{ field: 'createdAt', operator: 'gte', value: '9999-12-31T23:59:59-23:59' }];
    expect((await api.post(`${bookings}/search`, { query }, { token })).status).toBe(400);
  });
});

test('a booking of a car off sale can be updated; no other booking can be moved to that car', async () => {
  const id = await addBooking();
  const other = await addBooking({ carId: 'clio' });
  expect((await api.delete(`${cars}/duster`, { token })).status).toBe(200);
  expect((await api.put(bookings, { id, carId: 'duster', status: 'reserved' }, { token })).status).toBe(200);
  const move = { id: other, carId: 'duster', pickupDate: '2026-12-20', dropoffDate: '2026-12-22' };
  expect((await api.put(bookings, move, { token })).status).toBe(404);
});
