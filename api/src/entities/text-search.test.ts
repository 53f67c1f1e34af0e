import type { Booking } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { toE164 } from '../customers/to-e164.ts';

let api: TestApi;
let token: string;

const CUSTOMERS: readonly (Partial<Booking> & Pick<Booking, 'carId' | 'customerPhone'>)[] = [
  {
    carId: 'duster',
    customerName: 'Émile Müller',
    customerEmail: 'emile@example.com',
    customerPhone: '06 12 34 56 78',
  },
  {
    carId: 'duster',
    customerName: 'Zoë O’Brien',
    customerEmail: 'zoe@example.org',
    customerPhone: '+33 (0)6 98 76 54 32',
  },
  { carId: 'clio', customerName: 'أمينة العلوي', customerEmail: '100%@example.com', customerPhone: '0034 612-000-111' },
  { carId: 'clio', customerName: 'Emile Dupont', customerEmail: 'ed@example.com', customerPhone: '212 655 55 55 55' },
];
const CODES = ['K7M-2QX', 'ABO-1IL', 'P3X-8WD', 'DUS-TER'];

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(
    exampleCar({ CarId: 'duster', name: 'Dacia Duster', plate: '12345-أ-26', features: ['Toit panoramique'] }),
    exampleCar({ CarId: 'clio', name: 'Škoda Clío', plate: '777-B-9', onSale: false }),
  );
  const bookings = CUSTOMERS.map((customer, index) => {
    const phone = toE164(customer.customerPhone);
    const pickupDate = `2026-12-${10 + index * 3}` as const;
    const code = { confirmationCode: CODES[index] as string };
    return { ...customer, ...code, pickupDate, ...(phone && { customerPhoneE164: phone }) };
  });
  await addBookings(api.database, ...bookings);
});
afterAll(() => api.close());

async function find(entity: 'Cars' | 'CarsBooking', search: object): Promise<readonly unknown[]> {
  const { status, body } = await api.post(`/api/entities/${entity}/search`, search, { token });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data.map((row) => (entity === 'Cars' ? row.CarId : row.confirmationCode));
}

test.each<[string, string[]]>([
  ['emile', ['K7M-2QX', 'DUS-TER']],
  ['ÉMILE', ['K7M-2QX', 'DUS-TER']],
  ['e\u0301mile mull', ['K7M-2QX']],
  ['Müller duster', ['K7M-2QX']],
  ['muller clio', []],
  ['zoe@EXAMPLE.org', ['ABO-1IL']],
  ['100%', ['P3X-8WD']],
  ['%', ['P3X-8WD']],
  ['العلوي', ['P3X-8WD']],
  ['0612345678', ['K7M-2QX']],
  ['+212 6 12 34 56 78', ['K7M-2QX']],
  ['00212-612.345.678', ['K7M-2QX']],
  ['12 34 56', ['K7M-2QX']],
  ['06 98 76 54 32', ['ABO-1IL']],
  ['+33 6 98 76 54 32', ['ABO-1IL']],
  ['dupont 0655555555', ['DUS-TER']],
  ['k7m2qx', ['K7M-2QX']],
  ['# K7M 2QX', ['K7M-2QX']],
  ['ab0-l1i', ['ABO-1IL']],
  ['#2', ['ABO-1IL']],
  ['# 4', ['DUS-TER']],
  ['12345-أ-26', ['K7M-2QX', 'ABO-1IL']],
  ['12345 أ 26', ['K7M-2QX', 'ABO-1IL']],
  ['777b9', ['P3X-8WD', 'DUS-TER']],
  ['skoda', ['P3X-8WD', 'DUS-TER']],
  ['  ', ['K7M-2QX', 'ABO-1IL', 'P3X-8WD', 'DUS-TER']],
  ["'; DROP TABLE bookings; --", []],
])('%p finds bookings', async (text, codes) => {
  const sort = { field: 'pickupDate', direction: 1 };
  expect(await find('CarsBooking', { text, sort })).toEqual(codes);
  const { body } = await api.post(
    '/api/entities/CarsBooking/search',
    { text, sort, pagination: { page: 1, size: 1 } },
    { token },
  );
  expect(body.data.map(({ confirmationCode }) => confirmationCode)).toEqual(codes.slice(0, 1));
  expect(body.pagination.total).toBe(codes.length);
});

test('cars are found by plate, name and features, those that are not on sale when asked for', async () => {
  expect(await find('Cars', { text: 'DUSTER panoramique' })).toEqual(['duster']);
  expect(await find('Cars', { text: '777 b 9' })).toEqual([]);
  expect(await find('Cars', { text: '777 b 9', includeHidden: true })).toEqual(['clio']);
});

test('a text is combined with conditions, and counted by status and by groups of conditions', async () => {
  const text = 'emile';
  const early = [{ field: 'pickupDate', operator: 'lt', value: '2026-12-15', type: 'date' }];
  expect(await find('CarsBooking', { text, query: early })).toEqual(['K7M-2QX']);
  const count = async (body: object) => (await api.post('/api/entities/CarsBooking/count', body, { token })).body.data;
  expect(await count({ text, by: 'status' })).toEqual([{ value: 'requested', count: 2 }]);
  expect(await count({ text, by: { early, all: [] } })).toEqual([
    { value: 'early', count: 1 },
    { value: 'all', count: 2 },
  ]);
});

test.each([{ by: 'password' }, {}, { by: { late: [{ field: 'pickupDate', operator: 'lt', value: 'soon' }] } }])(
  'a count of %p is refused',
  async (body) => {
    expect((await api.post('/api/entities/CarsBooking/count', body, { token })).status).toBe(400);
  },
);

test('the days from a day on come first, then those before it, the latest first', async () => {
  const sort = { field: 'pickupDate', direction: 1, from: '2026-12-14' };
  expect(await find('CarsBooking', { sort })).toEqual(['P3X-8WD', 'DUS-TER', 'ABO-1IL', 'K7M-2QX']);
  const { status, body } = await api.post(
    '/api/entities/CarsBooking/search',
    {
      sort: [
        { field: 'status', from: '2026-12-14' },
        { field: 'pickupDate', from: "'; --" },
      ],
    },
    { token },
  );
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields ?? {})).toEqual(['sort.0.from', 'sort.1.from']);
});
