import { addDays, type CalendarDay, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar, exampleRequest, nextCode } from '../../../test/examples.ts';
import { type Answer, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'old' }), exampleCar({ CarId: 'cheap', price: 19.99 }));
  await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'old').execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.time.now = new Date('2026-11-20T12:00:00Z');
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('creation_counts').execute();
});

const book = (request: object) => api.post('/api/entities/CarsBooking', request);
const countBookings = async () => (await api.database.selectFrom('bookings').select('id').execute()).length;

test('a new booking gets status "requested" and is returned completely', async () => {
  const request = exampleRequest({ customerName: '  Amélie Laurent ' });
  const { status, body } = await book(request);
  expect(status).toBe(200);
  expect(body).toEqual({
    code: 200,
    data: [
      {
        ...request,
        id: expect.any(Number),
        customerName: 'Amélie Laurent',
        customerPhoneE164: '+33199001021',
        pickupDate: { $date: '2026-12-01' },
        dropoffDate: { $date: '2026-12-03' },
        days: 3,
        unitPrice: 42.5,
        totalPrice: 127.5,
        status: 'requested',
        createdAt: { $date: '2026-11-20T12:00:00.000Z' },
      },
    ],
  });
});

test('a lone surrogate in a name is stored as U+FFFD', async () => {
  const { status, body } = await book(exampleRequest({ customerName: 'A\ud800B' }));
  expect({ status, name: body.data?.[0].customerName }).toEqual({ status: 200, name: 'A\ufffdB' });
});

test('days may be sent as { $date }; server-set fields are ignored', async () => {
  const { body } = await book({
    ...exampleRequest(),
    pickupDate: { $date: '2026-12-01' },
    dropoffDate: { $date: '2026-12-03' },
    id: 7,
    status: 'out',
    createdAt: { $date: '2020-01-01T00:00:00.000Z' },
  });
  expect(body.data[0]).toMatchObject({ status: 'requested', createdAt: { $date: '2026-11-20T12:00:00.000Z' } });
  expect(body.data[0].id).not.toBe(7);
});

describe('one car, one period, one booking', () => {
  // The embedded database has one connection, so that its attempts run sequentially.
  const ROUNDS = globalThis.testDatabase === 'postgres' ? 40 : 8;
  test(`200 at once, ${ROUNDS} rounds: each one success and 199 conflicts`, async () => {
    // Opens the connections first: on a busy machine, opening so many at once takes longer than the request timeout.
    await Promise.all(Array.from({ length: 20 }, () => api.get('/api/entities/Cars/duster')));
    for (let round = 0; round < ROUNDS; round += 1) {
      const pickupDate = addDays('2026-12-01', round * 3);
      const answers = await Promise.all(Array.from({ length: 200 }, () => book(exampleRequest({ pickupDate }))));
      const outcomes = new Map<string, number>();
      for (const { status, body } of answers) {
        const outcome = status === 200 ? 'booked' : `${status} ${body.meta.type}: ${body.message}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      expect(Object.fromEntries(outcomes)).toEqual({
        booked: 1,
        '409 car_unavailable: The car is not available for this period': 199,
      });
    }
    expect(await countBookings()).toBe(ROUNDS);
    // Rounds that stall do not end within this.
  }, 120_000);

  test('concurrent requests for other days of the same car succeed', async () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('2026-12-01', index * 3));
    const answers = await Promise.all(days.map((pickupDate) => book(exampleRequest({ pickupDate }))));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    expect(answers.map(({ body }) => body.data[0].pickupDate)).toEqual(days.map(($date) => ({ $date })));
  });

  test('a concurrent request with a wrong price does not affect the others', async () => {
    await Promise.all([
      book(exampleRequest({ unitPrice: 40 })),
      ...[0, 1, 2].map(async (index) => {
        const { status } = await book(exampleRequest({ pickupDate: addDays('2026-12-01', index * 3) }));
        expect(status).toBe(200);
      }),
    ]);
    expect(await countBookings()).toBe(3);
  });

  // Taken: 10 to 12 December. Both ends count.
  test.each([
    ['2026-12-08', '2026-12-09', 200],
    ['2026-12-08', '2026-12-10', 409],
    ['2026-12-11', '2026-12-11', 409],
    ['2026-12-09', '2026-12-13', 409],
    ['2026-12-12', '2026-12-14', 409],
    ['2026-12-13', '2026-12-14', 200],
  ] as const)('%s to %s: %d', async (pickupDate, dropoffDate, status) => {
    await book(exampleRequest({ pickupDate: '2026-12-10', dropoffDate: '2026-12-12' }));
    expect((await book(exampleRequest({ pickupDate, dropoffDate }))).status).toBe(status);
  });

  test('a canceled booking does not block its days', async () => {
    await addBookings(api.database, { status: 'canceled' });
    expect((await book(exampleRequest())).status).toBe(200);
  });

  test('the database itself refuses an overlap', async () => {
    const insert = () => addBookings(api.database, {});
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23P01', constraint: 'bookings_no_overlap' });
  });
});

describe('the confirmation code makes a retry safe', () => {
  test('the request digest is stable, so that retries of earlier bookings are recognized', async () => {
    await book(exampleRequest({ confirmationCode: 'LIT-001' }));
    const { request_digest } = await api.database
      .selectFrom('bookings')
      .select('request_digest')
      .executeTakeFirstOrThrow();
    expect(request_digest).toBe('Hah4B1IaBdCm_udYDlJiJ8SrsuW7TbYvuydd7TvcnEo');
  });

  test('50 concurrent retries create one booking, which all of them return', async () => {
    const request = exampleRequest();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data[0].id)).size).toBe(1);
    expect(await countBookings()).toBe(1);
  });

  test('a retry succeeds after the same-day cut-off, a price change and a status change', async () => {
    api.time.now = new Date('2026-11-20T07:59:00Z');
    const request = exampleRequest({ carId: 'cheap', unitPrice: 19.99, pickupDate: '2026-11-20' });
    const first = await book(request);
    expect(first.status).toBe(200);
    await api.database.updateTable('cars').set({ price: 25 }).where('car_id', '=', 'cheap').execute();
    await api.database.updateTable('bookings').set({ status: 'out', customer_name: 'Corrected' }).execute();
    api.time.now = new Date('2026-11-21T09:00:00Z');
    const again = await book(request);
    await api.database.updateTable('cars').set({ price: 19.99 }).where('car_id', '=', 'cheap').execute();
    expect(again).toMatchObject({ status: 200, body: { data: [{ id: first.body.data[0].id, status: 'out' }] } });
  });

  test('a retry is recognized with days as { $date } and with trimmed texts', async () => {
    const request = exampleRequest();
    const first = await book(request);
    const again = await book({
      ...request,
      pickupDate: { $date: request.pickupDate },
      customerName: ' Amélie Laurent',
    });
    expect(again.body).toEqual(first.body);
  });

  test('a retry in another language is the same booking, in the language of the first request', async () => {
    const request = exampleRequest({ locale: 'fr' });
    const first = await book(request);
    expect(first.body.data[0].locale).toBe('fr');
    const { locale: _, ...older } = request;
    for (const again of [{ ...request, locale: 'ar' }, older]) expect((await book(again)).body).toEqual(first.body);
    expect(await countBookings()).toBe(1);
  });

  test('a booking of a client that sends no language has none, and an unknown one is refused', async () => {
    expect((await book(exampleRequest())).body.data[0]).not.toHaveProperty('locale');
    const { status, body } = await book({ ...exampleRequest(), locale: 'de' });
    expect({ status, fields: body.meta.fields }).toEqual({
      status: 400,
      fields: { locale: 'must be one of en, fr, es, ar' },
    });
  });

  test.each([
    ['other person', { customerName: 'Somebody Else' }],
    ['other car', { carId: 'cheap', unitPrice: 19.99, totalPrice: 59.97 }],
    ['other days', { pickupDate: '2026-12-20', dropoffDate: '2026-12-22' }],
  ] as const)('%s under the same code: 409', async (_, changes) => {
    const request = exampleRequest();
    await book(request);
    const { status, body } = await book({ ...request, ...changes });
    expect(status).toBe(409);
    expect(body.meta.type).toBe('confirmation_code_taken');
    expect(await countBookings()).toBe(1);
  });

  test('concurrent requests of different people with one code: one succeeds, the others get confirmation_code_taken', async () => {
    const code = nextCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const pickupDate = addDays('2026-12-01', index * 3);
        return book(exampleRequest({ confirmationCode: code, pickupDate }));
      }),
    );
    const types = answers.map(({ status, body }: Answer) => (status === 200 ? 'booked' : body.meta.type));
    expect(types.filter((type) => type === 'booked')).toHaveLength(1);
    expect(types.filter((type) => type === 'confirmation_code_taken')).toHaveLength(19);
  });
});

describe('the price shown is the price booked', () => {
  test.each([
    ['a lower price', { unitPrice: 40, totalPrice: 120 }],
    ['a total that does not add up', { totalPrice: 127.4 }],
    ['too few days', { days: 2 }],
    ['a fraction of a cent', { unitPrice: 42.501 }],
  ])('%s is refused with the current amounts', async (_, changes) => {
    const { status, body } = await book({ ...exampleRequest(), ...changes });
    expect(status).toBe(409);
    expect(body.meta).toMatchObject({
      type: 'price_changed',
      price: { days: 3, unitPrice: 42.5, totalPrice: 127.5 },
    });
    expect(body.message).toContain('42.50 per day, 127.50 in total for 3 days');
    expect(await countBookings()).toBe(0);
  });

  test('amounts are computed in whole cents', async () => {
    const request = exampleRequest({ carId: 'cheap', unitPrice: 19.99 });
    expect((await book(request)).body.data[0].totalPrice).toBe(59.97);
  });
});

describe('dates', () => {
  // Same-day bookings close at 8:00 agency time.
  test.each([
    ['2026-11-20T07:59:59.999Z', '2026-11-20', undefined],
    ['2026-11-20T08:00:00.000Z', '2026-11-20', undefined],
    ['2026-11-20T08:00:00.001Z', '2026-11-20', 'pickupDate'],
    ['2026-11-20T08:00:00.001Z', '2026-11-21', undefined],
    ['2026-11-20T23:59:59.999Z', '2026-11-20', 'pickupDate'],
    ['2026-11-21T00:00:00.000Z', '2026-11-20', 'pickupDate'],
    ['2026-11-20T07:00:00.000Z', '2026-11-19', 'pickupDate'],
    ['2026-11-20T12:00:00.000Z', '2027-11-20', undefined],
    ['2026-11-20T12:00:00.000Z', '2027-11-21', 'pickupDate'],
  ] as const)('at %s, from %s: wrong is %s', async (now, pickupDate, field) => {
    api.time.now = new Date(now);
    const { status, body } = await book(exampleRequest({ pickupDate }));
    expect(status).toBe(field ? 400 : 200);
    if (field) expect(Object.keys(body.meta.fields)).toEqual([field]);
  });

  test('the parameters of a problem are those of the settings', async () => {
    const problemsOf = async (pickupDate: CalendarDay) =>
      (await book(exampleRequest({ pickupDate }))).body.meta.problems;
    expect(await problemsOf('2026-11-20')).toEqual({ pickupDate: { type: 'same_day_closed', cutOff: '08:00' } });
    expect(await problemsOf('2027-11-21')).toEqual({ pickupDate: { type: 'too_far_ahead', maxDaysAhead: 365 } });
  });

  test('the cut-off uses the time zone of the agency', async () => {
    const paris = await startTestApi({
      database: api.database,
      site: { ...DEFAULT_SITE_SETTINGS, timeZone: 'Europe/Paris', maxDaysAhead: 30, maxRentalDays: 5 },
    });
    try {
      paris.time.now = new Date('2026-10-24T22:30:00Z');
      const ask = (request: object) => paris.post('/api/entities/CarsBooking', request);
      expect((await ask(exampleRequest({ pickupDate: '2026-10-24' }))).status).toBe(400);
      // The number of rental days is not affected by the end of daylight saving time.
      const across = await ask(exampleRequest({ pickupDate: '2026-10-25', dropoffDate: '2026-10-27' }));
      expect(across.body.data[0]).toMatchObject({ days: 3, pickupDate: { $date: '2026-10-25' } });
      expect((await ask(exampleRequest({ pickupDate: '2026-11-02', dropoffDate: '2026-11-07' }))).status).toBe(400);
    } finally {
      await paris.close();
    }
  });

  test('drop-off before pick-up', async () => {
    const { body } = await book(exampleRequest({ pickupDate: '2026-12-05', dropoffDate: '2026-12-04' }));
    expect(body.meta.fields).toEqual({ dropoffDate: 'The drop-off date cannot be before the pick-up date' });
  });

  test('91 days', async () => {
    const { body } = await book(exampleRequest({ pickupDate: '2026-12-01', dropoffDate: '2027-03-01' }));
    expect(body.meta).toMatchObject({
      fields: { dropoffDate: 'A rental can last up to 90 days' },
      problems: { dropoffDate: { type: 'rental_too_long', maxDays: 90 } },
    });
  });
});

test('a 400 names every field that is wrong', async () => {
  const { status, body } = await book({
    carId: 'duster',
    confirmationCode: 'abc-123',
    customerName: '   ',
    customerEmail: 'a@b.example, c@d.example',
    customerPhone: 'none',
    pickupDate: { $date: '2026-02-30' },
    dropoffDate: 20261203,
    days: '3',
    unitPrice: 42.5,
    totalPrice: 127.5,
    discount: 100,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields).sort()).toEqual([
    'confirmationCode',
    'customerEmail',
    'customerName',
    'customerPhone',
    'days',
    'discount',
    'driverLicense',
    'dropoffDate',
    'pickupDate',
  ]);
  expect(body.meta.fields.customerName).toBe('Please enter your full name.');
  expect(body.meta.problems).toEqual({
    confirmationCode: { type: 'malformed' },
    customerEmail: { type: 'malformed' },
    customerName: { type: 'required' },
    customerPhone: { type: 'too_short', minimum: 5 },
    days: { type: 'wrong_type', expected: 'integer' },
    discount: { type: 'unknown' },
    driverLicense: { type: 'required' },
    dropoffDate: { type: 'not_a_date' },
    pickupDate: { type: 'not_a_date' },
  });
  expect(body).toMatchObject({ code: 400, error: body.message, meta: { type: 'validation_failed' } });
});

test.each([[[]], ['text'], [null], [{}]])('body %j is refused', async (body) => {
  const { status } = await api.post('/api/entities/CarsBooking', JSON.stringify(body), {
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(400);
});

test('a body with __proto__ is refused', async () => {
  const request = JSON.stringify(exampleRequest());
  const poisoned = request.replace('{', '{"__proto__":{"status":"out"},');
  const answer = await api.post('/api/entities/CarsBooking', poisoned, {
    headers: { 'content-type': 'application/json' },
  });
  expect(answer).toMatchObject({ status: 400, body: { meta: { type: 'invalid_request' } } });
});

test.each(['old', 'nothing', "x'; --"])('car %s gets 404', async (carId) => {
  expect(await book(exampleRequest({ carId }))).toMatchObject({
    status: 404,
    body: { meta: { type: 'not_found', reason: 'car_gone' } },
  });
});

test('availability uses the same overlap rule', async () => {
  await book(exampleRequest({ pickupDate: '2026-12-10', dropoffDate: '2026-12-12' }));
  const ask = async (from: string, to: string) => (await api.get(`/api/availability?from=${from}&to=${to}`)).body.data;
  expect(await ask('2026-12-08', '2026-12-09')).toEqual([]);
  expect(await ask('2026-12-08', '2026-12-10')).toEqual([{ carId: 'duster' }]);
  expect(await ask('2026-12-12', '2026-12-30')).toEqual([{ carId: 'duster' }]);
  expect(await ask('2026-12-13', '2026-12-30')).toEqual([]);
});

test('availability lists each car once, also with special characters in its id', async () => {
  const carIds = ['"', '","', ',', 'a b', 'back\\', 'zellige é'];
  await api.addCars(...carIds.map((CarId) => exampleCar({ CarId })));
  const days = ['2026-12-10', '2026-12-14'] as const;
  await addBookings(api.database, ...carIds.flatMap((carId) => days.map((pickupDate) => ({ carId, pickupDate }))));
  const { headers, body } = await api.get('/api/availability?from=2026-12-10&to=2026-12-20');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toEqual({ code: 200, data: carIds.map((carId) => ({ carId })) });
});

test.each([
  ['', ['from', 'to']],
  ['?from=2026-12-01', ['to']],
  ['?from=2026-02-30&to=soon', ['from', 'to']],
  ['?from=2026-12-02&to=2026-12-01', ['to']],
  ['?from=2026-12-02&from=2026-12-03&to=2026-12-04', ['from']],
])('availability%s gets 400 with the invalid parameters', async (query, fields) => {
  const { status, body } = await api.get(`/api/availability${query}`);
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields)).toEqual(fields);
});

test('a rental counts once per started week in the rate limit', async () => {
  const limited = await startTestApi({ rateLimit: true, database: api.database });
  try {
    const months = (index: number) => ({
      ...exampleRequest({ carId: `car-${index}`, pickupDate: '2026-12-01' }),
      dropoffDate: index % 2 ? '2027-02-28' : { $date: '2027-02-28' },
    });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await limited.post('/api/entities/CarsBooking', months(index))).status);
    // Each request counts as 13; the limit is 30 in ten minutes.
    expect(statuses).toEqual([404, 404, 429]);
  } finally {
    await limited.close();
  }
});

test('repeated attempts of one client reach the longer rate limit', async () => {
  const limited = await startTestApi({ rateLimit: true, database: api.database });
  try {
    const attempt = () => limited.post('/api/entities/CarsBooking', {});
    for (let window = 0; window < 2; window += 1) {
      for (let index = 0; index < 30; index += 1) expect((await attempt()).status).toBe(400);
      limited.time.now = new Date(limited.time.now.getTime() + 11 * 60_000);
    }
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe((180 - 22) * 60);
  } finally {
    await limited.close();
  }
});

test('the 31st booking request of a client gets 429; its other calls do not', async () => {
  const limited = await startTestApi({ rateLimit: true, database: api.database });
  try {
    const answers: Answer[] = [];
    for (let i = 0; i < 31; i += 1) answers.push(await limited.post('/api/entities/CarsBooking', {}));
    expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(400));
    expect(answers[30]).toMatchObject({ status: 429, body: { code: 429, meta: { type: 'too_many_requests' } } });
    expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.post('/api/entities/Cars/search', {})).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('the phone number is kept as typed and as it is dialled, also after a change', async () => {
  const path = '/api/entities/CarsBooking';
  const token = await api.signIn();
  const { body } = await book(exampleRequest({ customerPhone: '06 12 34 56 78' }));
  const [{ id }] = body.data;
  const read = async () => (await api.get(`${path}/${id}`, { token })).body as object;
  expect(await read()).toMatchObject({ customerPhone: '06 12 34 56 78', customerPhoneE164: '+212612345678' });
  await api.put(path, { id, customerPhone: '+33 6 12 34 56 78' }, { token });
  expect(await read()).toMatchObject({ customerPhone: '+33 6 12 34 56 78', customerPhoneE164: '+33612345678' });
  await api.put(path, { id, customerPhone: '12345' }, { token });
  expect(await read()).not.toHaveProperty('customerPhoneE164');
});
