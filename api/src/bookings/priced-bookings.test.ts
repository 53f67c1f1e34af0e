import { sql } from 'kysely';
import {
  type BookingRequest,
  type FleetPage,
  type FleetQuery,
  type PriceRules,
  type Quote,
  quote,
  ratesOf,
} from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;
let seat = 0;

const ALL = { query: [{ field: 'id', operator: 'gt', value: 0 }] };
const RULE_ENTITIES = ['PriceSeasons', 'LengthDiscounts', 'Extras', 'Places', 'RentalTerms'];

async function create(entity: string, body: object): Promise<number> {
  const { status, body: answer } = await api.post(`/api/entities/${entity}`, body, { token });
  expect([status, answer.message]).toEqual([200, undefined]);
  return Number(answer.data[0].id);
}

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar({ price: 40 }), exampleCar({ CarId: 'clio', type: 'Hatchback', price: 30 }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`DELETE FROM bookings`.execute(api.database);
  for (const entity of RULE_ENTITIES) await api.post(`/api/entities/${entity}/delete`, ALL, { token });
  await create('PriceSeasons', {
    names: { en: 'Christmas', fr: 'Noël' },
    kind: 'season',
    ranges: [{ from: '2026-12-20', to: '2027-01-05' }],
    percent: 50,
    minDays: 2,
  });
  await create('LengthDiscounts', { fromDays: 7, percent: 10 });
  seat = await create('Extras', { names: { en: 'Child seat', fr: 'Siège enfant' }, per: 'day', price: 4, stock: 2 });
  await create('Places', { names: { en: 'Airport' }, kind: 'airport', pickupFee: 15 });
  await create('RentalTerms', { deposit: 500, youngDriverPerDay: 6 });
});

/** Two days before Christmas and two of it, with a seat, at the airport: 2 × 40 + 2 × 60 + 4 × 4 + 15. */
const CHOSEN = () => ({
  pickupDate: '2026-12-18' as const,
  dropoffDate: '2026-12-21' as const,
  unitPrice: 40,
  extras: [{ id: seat, quantity: 1 }],
  pickupPlace: 'airport',
});
const TOTAL = 231;

const request = (changes: Partial<BookingRequest> = {}) =>
  exampleRequest({ ...CHOSEN(), totalPrice: TOTAL, ...changes });
const book = (changes: Partial<BookingRequest> = {}) => api.post('/api/bookings', request(changes));
const read = async (id: unknown) => (await api.get(`/api/entities/CarsBooking/${id}`, { token })).body;
async function booked(changes: Partial<BookingRequest> = {}): Promise<number> {
  const { body } = await book(changes);
  return Number(body.data[0].id);
}
const change = (id: number, changes: object) => api.put('/api/entities/CarsBooking', { id, ...changes }, { token });

test('what was quoted is booked, with its lines and the terms', async () => {
  const { body } = await api.post('/api/quote', { carId: 'duster', ...CHOSEN(), unitPrice: undefined });
  const quoted = body.data[0] as unknown as Quote;
  expect(quoted).toMatchObject({ totalPrice: TOTAL, deposit: 500, days: 4, unitPrice: 40 });
  const id = await booked();
  expect(await read(id)).toMatchObject({
    totalPrice: TOTAL,
    lines: quoted.lines,
    extras: [{ id: seat, quantity: 1 }],
    terms: { deposit: 500, youngDriverPerDay: 6 },
  });
});

test('a client that knows no lines is told the total, and books with it', async () => {
  const asked = exampleRequest({ pickupDate: '2026-12-20', dropoffDate: '2026-12-21', unitPrice: 40 });
  const refused = await api.post('/api/entities/CarsBooking', asked);
  expect(refused).toMatchObject({
    status: 409,
    body: { meta: { type: 'price_changed', price: { days: 2, unitPrice: 40, totalPrice: 120 } } },
  });
  expect((await api.post('/api/entities/CarsBooking', { ...asked, totalPrice: 120 })).status).toBe(200);
});

test('a change of a rule holds for the next booking, and for none before', async () => {
  const id = await booked();
  await create('LengthDiscounts', { fromDays: 3, percent: 50 });
  const { status, body } = await book({ pickupDate: '2026-12-24', dropoffDate: '2026-12-27', totalPrice: 271 });
  expect([status, body.meta]).toMatchObject([409, { price: { totalPrice: 151, lines: expect.any(Array) } }]);
  await change(id, { note: 'With a suitcase' });
  expect(await read(id)).toMatchObject({ totalPrice: TOTAL });
});

test('fifty who want the last two seats: two have them, and the others are told', async () => {
  await api.addCars(...Array.from({ length: 50 }, (_, nth) => exampleCar({ CarId: `twin-${nth}`, price: 40 })));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, nth) => book({ carId: `twin-${nth}`, customerEmail: `visitor-${nth}@example.com` })),
  );
  const outcomes = answers.map(({ status, body }) => `${status} ${body.meta?.type ?? ''}`.trim()).sort();
  expect(outcomes).toEqual([...Array(2).fill('200'), ...Array(48).fill('409 extra_unavailable')]);
  expect(answers.find(({ status }) => status === 409)?.body.meta).toMatchObject({ extras: ['Child seat'] });
});

test('a seat is free again after a cancellation and on other days, and a move must find one', async () => {
  const ids = [await booked(), await booked({ carId: 'clio', unitPrice: 30, totalPrice: 2 * 30 + 2 * 45 + 16 + 15 })];
  await api.addCars(exampleCar({ CarId: 'third', price: 40 }));
  expect((await book({ carId: 'third' })).status).toBe(409);
  const later = { pickupDate: '2026-12-22', dropoffDate: '2026-12-23', totalPrice: 2 * 60 + 8 + 15 } as const;
  const third = await booked({ ...later, carId: 'third' });
  const { status, body } = await change(third, { pickupDate: '2026-12-20', dropoffDate: '2026-12-21' });
  expect([status, body.meta.type]).toEqual([409, 'extra_unavailable']);
  await change(Number(ids[0]), { status: 'canceled' });
  expect((await change(third, { pickupDate: '2026-12-20', dropoffDate: '2026-12-21' })).status).toBe(200);
  expect((await change(Number(ids[0]), { status: 'reserved' })).body.meta.type).toBe('extra_unavailable');
});

test('what the rules refuse is said by field, and staff may book it', async () => {
  const short = { pickupDate: '2026-12-25', dropoffDate: '2026-12-25', totalPrice: 79 } as const;
  const { status, body } = await book(short);
  expect([status, body.meta.problems]).toMatchObject([400, { dropoffDate: { type: 'rental_too_short', minDays: 2 } }]);
  expect((await book({ extras: [{ id: 999, quantity: 1 }] })).body.meta.problems).toMatchObject({
    extras: { type: 'extra_unknown' },
  });
  expect((await book({ extras: [{ id: seat, quantity: 2 }] })).body.meta.problems).toMatchObject({
    extras: { type: 'too_large', maximum: 1 },
  });
  const byStaff = await api.post('/api/entities/CarsBooking', { ...request(short), staff: {} }, { token });
  expect(byStaff.status).toBe(200);
});

test('bookings while the rules change are each priced by the version that they keep', async () => {
  const cars = Array.from({ length: 12 }, (_, nth) => exampleCar({ CarId: `busy-${nth}`, price: 40 }));
  await api.addCars(...cars);
  const changes = (async () => {
    for (let percent = 1; percent <= 12; percent += 1)
      await create('LengthDiscounts', { fromDays: percent + 10, percent }).then((id) =>
        api.delete(`/api/entities/LengthDiscounts/${id}`, { token }),
      );
  })();
  const plain = { extras: [], pickupPlace: 'agency', pickupDate: '2027-03-01', dropoffDate: '2027-03-24' } as const;
  /** Books as a visitor does who accepts each new price. */
  async function bookAtAnyPrice(carId: string) {
    let totalPrice = 0;
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const { status, body } = await book({ ...plain, carId, totalPrice, customerEmail: `${carId}@example.com` });
      if (status === 200) return;
      expect([status, body.meta.type]).toEqual([409, 'price_changed']);
      totalPrice = (body.meta as unknown as { price: Quote }).price.totalPrice;
    }
    throw new Error(`${carId} was never booked`);
  }
  await Promise.all([changes, ...cars.map(({ CarId }) => bookAtAnyPrice(CarId))]);
  const { rows } = await sql<{ total: number; rules: PriceRules }>`
    SELECT total_price AS total, rules FROM bookings JOIN price_rules ON version = rules_version
    WHERE car_id LIKE 'busy-%'`.execute(api.database);
  expect(rows).toHaveLength(cars.length);
  for (const { total, rules } of rows) {
    const rates = ratesOf(rules, { CarId: 'busy-0', type: 'SUV' });
    const range = { from: plain.pickupDate, to: plain.dropoffDate };
    expect(total).toBe(quote({ unitPrice: 40, range, rates }).totalPrice);
  }
});

describe('a change by staff', () => {
  test('is priced at the agreed rates, or at those of today', async () => {
    const id = await booked();
    await create('PriceSeasons', {
      names: { en: 'New year' },
      kind: 'event',
      ranges: [{ from: '2026-12-21', to: '2026-12-22' }],
      percent: 100,
    });
    const longer = { dropoffDate: { $date: '2026-12-22' } };
    const { body } = await api.post(`/api/bookings/${id}/quote`, longer, { token });
    expect(body.data[0]).toMatchObject({
      booked: { totalPrice: TOTAL },
      agreed: { totalPrice: TOTAL + 60 + 4 },
      today: { totalPrice: 2 * 40 + 60 + 2 * 80 + 5 * 4 + 15 },
      refundable: 0,
    });
    expect((await change(id, { ...longer, totalPrice: 1 })).status).toBe(409);
    expect((await change(id, longer)).body.data[0]).toMatchObject({ totalPrice: 295 });
    expect((await change(id, { reprice: 'today' })).body.data[0]).toMatchObject({ totalPrice: 335 });
  });

  test('adds a line with a reason, which later changes keep', async () => {
    const id = await booked();
    const line = { label: 'Scratch on the door', amount: 80.5 };
    expect((await change(id, { adjustments: [line] })).body.data[0]).toMatchObject({ totalPrice: TOTAL + 80.5 });
    const { body } = await change(id, { extras: [] });
    const written = expect.objectContaining({ kind: 'adjustment', ...line });
    expect(body.data[0]).toMatchObject({
      totalPrice: TOTAL - 16 + 80.5,
      lines: expect.arrayContaining([written]),
    });
    const unknown = await change(id, { extras: [{ id: 999, quantity: 1 }] });
    expect([unknown.status, unknown.body.meta.problems]).toMatchObject([400, { extras: { type: 'extra_unknown' } }]);
    expect((await change(id, { adjustments: [{ label: 'Gift', amount: -1000 }] })).status).toBe(400);
  });

  test('of its time leaves a place without a fee that was booked before there was one; another place has its own', async () => {
    await api.post('/api/entities/Places/delete', ALL, { token });
    const id = await booked({ totalPrice: TOTAL - 15 });
    await create('Places', { names: { en: 'Airport' }, kind: 'airport', pickupFee: 99 });
    const station = await create('Places', { names: { en: 'Station' }, kind: 'other', pickupFee: 7, dropoffFee: 3 });
    const total = async (changes: object) => (await change(id, changes)).body.data[0].totalPrice;
    expect(await total({ pickupTime: '23:00' })).toBe(TOTAL - 15);
    expect(await total({ dropoffPlace: String(station) })).toBe(TOTAL - 15 + 3);
    expect(await total({ pickupPlace: String(station) })).toBe(TOTAL - 15 + 3 + 7);
  });

  test('keeps an extra that was added later, when something else changes after it', async () => {
    const plain = await booked({ extras: [], pickupPlace: 'agency', totalPrice: TOTAL - 31 });
    const added = await create('Extras', { names: { en: 'Roof box' }, per: 'day', price: 10 });
    const extras = [{ id: added, quantity: 1 }];
    expect((await change(plain, { extras })).body.data[0]).toMatchObject({ totalPrice: TOTAL - 31 + 40 });
    const { body } = await change(plain, { dropoffDate: '2026-12-22' });
    expect(body.data[0]).toMatchObject({ extras, totalPrice: TOTAL - 31 + 60 + 50 });
  });

  test('another car keeps what was agreed, also when the days change later', async () => {
    const id = await booked();
    expect((await change(id, { carId: 'clio' })).body.data[0]).toMatchObject({ totalPrice: TOTAL, unitPrice: 40 });
    expect((await change(id, { dropoffDate: '2026-12-22' })).body.data[0]).toMatchObject({ totalPrice: TOTAL + 64 });
  });

  test('an early return costs what was agreed, and an extension never less', async () => {
    const id = await booked();
    await change(id, { status: 'out' });
    const early = { dropoffDate: { $date: '2026-12-19' } };
    const { body } = await api.post(`/api/bookings/${id}/quote`, early, { token });
    expect(body.data[0]).toMatchObject({ agreed: { totalPrice: TOTAL }, refundable: 2 * 60 + 8 });
    expect((await change(id, early)).body.data[0]).toMatchObject({ totalPrice: TOTAL, days: 2 });
    expect((await change(id, { adjustments: [{ label: 'Goodwill', amount: -50 }] })).body.data[0]).toMatchObject({
      totalPrice: TOTAL - 50,
    });
  });

  test('a price that staff agree on is changed by no season', async () => {
    const agreed = { ...request({ unitPrice: 20, totalPrice: 4 * 20 + 16 + 15 }), staff: { priceReason: 'Regular' } };
    const { body } = await api.post('/api/entities/CarsBooking', agreed, { token });
    const id = Number(body.data[0].id);
    expect((await change(id, { dropoffDate: '2026-12-22' })).body.data[0]).toMatchObject({
      totalPrice: 5 * 20 + 20 + 15,
    });
  });
});

test('the list has the totals of the days, sorts and filters by them', async () => {
  await create('PriceSeasons', {
    names: { en: 'Fair' },
    kind: 'event',
    ranges: [{ from: '2027-02-01', to: '2027-02-07' }],
    prices: [{ carId: 'clio', price: 100 }],
  });
  const list = async (query: string) => (await api.get(`/api/fleet?from=2027-02-06&to=2027-02-08&${query}`)).body;
  const { data } = await list('sort=-price&size=2');
  expect(data.map(({ CarId, totalPrice }) => [CarId, totalPrice])).toEqual([
    ['clio', 230],
    ['duster', 120],
  ]);
  expect((await list('maxPrice=50')).data.map(({ CarId }) => CarId)).not.toContain('clio');
});

test('without days the list has the prices of the days that can be booked, sorts and filters by the lowest', async () => {
  const list = (query: FleetQuery) => api.client.searchFleet(query);
  const shown = ({ cars }: FleetPage) => cars.map(({ CarId, dayPrices }) => [CarId, dayPrices]);
  const seasonal = await list({ sort: 'price' });
  expect(seasonal.prices).toEqual({ lowest: 30, highest: 60 });
  expect(shown(seasonal)).toEqual([
    ['clio', { lowest: 30, highest: 45 }],
    ['duster', { lowest: 40, highest: 60 }],
  ]);

  // Where the season covers all of these days, the price of a car alone is that of none.
  const year = { names: { en: 'Fair' }, kind: 'event', ranges: [{ from: '2025-01-01', to: '2029-12-31' }] };
  await create('PriceSeasons', { ...year, prices: [{ carId: 'clio', price: 100 }], percent: 10 });
  const whole = await list({ sort: 'price' });
  expect(whole.prices).toEqual({ lowest: 44, highest: 100 });
  expect(shown(whole)).toEqual([
    ['duster', { lowest: 44, highest: 44 }],
    ['clio', { lowest: 100, highest: 100 }],
  ]);
  expect(shown(await list({ maxPrice: 44 }))).toEqual([['duster', { lowest: 44, highest: 44 }]]);
});
