import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(
    exampleCar({ CarId: 'duster', price: 42.5, type: 'SUV', seats: 5, features: ['4x4', 'Bluetooth'] }),
    exampleCar({ CarId: 'clio', name: 'Renault Clio', price: 27, type: 'Hatchback', seats: 5, features: [] }),
    exampleCar({ CarId: 'picanto', name: 'Kia_Picanto', price: 22, type: 'Hatchback', seats: 4, rating: 4.1 }),
    exampleCar({ CarId: 'lodgy', name: 'Dacia 100% Lodgy', price: 48, type: 'SUV', seats: 7, fuel: 'Electric' }),
  );
  await addBookings(
    api.database,
    { carId: 'duster', pickupDate: '2026-12-01', dropoffDate: '2026-12-03', status: 'reserved' },
    { carId: 'clio', pickupDate: '2026-12-05', createdAt: '2026-11-10T09:30:00.000Z' },
    { carId: 'clio', pickupDate: '2026-12-05', status: 'canceled' },
  );
});
afterAll(() => api.close());

type Search = Readonly<Record<string, unknown>>;

async function searchCars(search: Search): Promise<string[]> {
  const { status, body } = await api.post('/api/entities/Cars/search', search);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data.map((car: { CarId: string }) => car.CarId);
}

const where = (field: string, operator: string, value: unknown, type?: string) => ({
  query: [{ field, operator, value, ...(type && { type }) }],
  sort: { field: 'CarId', direction: 1 },
});

test.each<[string, Search, string[]]>([
  ['EQ', where('type', 'EQ', 'SUV'), ['duster', 'lodgy']],
  ['eq in lower case', where('type', 'eq', 'SUV'), ['duster', 'lodgy']],
  ['NE', where('seats', 'NE', 5), ['lodgy', 'picanto']],
  ['gt', where('price', 'gt', 42.5), ['lodgy']],
  ['gte', where('price', 'GTE', 42.5), ['duster', 'lodgy']],
  ['lt', where('price', 'lt', 27), ['picanto']],
  ['lte', where('price', 'lte', 27), ['clio', 'picanto']],
  ['in', where('CarId', 'in', ['clio', 'nobody']), ['clio']],
  ['in nothing', where('CarId', 'in', []), []],
  ['nin', where('CarId', 'nin', ['clio', 'duster']), ['lodgy', 'picanto']],
  ['nin nothing', where('CarId', 'nin', []), ['clio', 'duster', 'lodgy', 'picanto']],
  ['like anywhere, in any case', where('name', 'like', 'dacia'), ['duster', 'lodgy']],
  ['like with a wildcard', where('name', 'like', 'renault%'), ['clio']],
  ['like takes an underscore as itself', where('name', 'like', 'a_p'), ['picanto']],
  ['EQ on a list means: contains', where('features', 'EQ', 'Bluetooth'), ['duster']],
  ['NE on a list', where('features', 'NE', '4x4'), ['clio']],
  ['in on a list', where('features', 'in', ['Bluetooth', 'Roof']), ['duster']],
  ['a list means AND', { query: [...where('type', 'EQ', 'SUV').query, ...where('seats', 'EQ', 7).query] }, ['lodgy']],
  [
    'groups nest',
    {
      query: [
        {
          operator: 'or',
          query: [
            { operator: 'AND', query: [...where('type', 'EQ', 'SUV').query, ...where('seats', 'EQ', 7).query] },
            { field: 'price', operator: 'lt', value: 25 },
          ],
        },
      ],
      sort: { field: 'price', direction: 'descending' },
    },
    ['lodgy', 'picanto'],
  ],
  [
    'an empty group holds nothing back',
    { query: [{ operator: 'OR', query: [] }], sort: { field: 'CarId' } },
    ['clio', 'duster', 'lodgy', 'picanto'],
  ],
  ['without order: as entered', {}, ['duster', 'clio', 'picanto', 'lodgy']],
  ['sort -1', { sort: { field: 'price', direction: -1 } }, ['lodgy', 'duster', 'clio', 'picanto']],
  ['sort "asc"', { sort: [{ field: 'price', direction: 'asc' }] }, ['picanto', 'clio', 'duster', 'lodgy']],
  ['ties break by the key', { sort: { field: 'type', direction: 'desc' } }, ['duster', 'lodgy', 'clio', 'picanto']],
  [
    'sorts in turn',
    {
      sort: [
        { field: 'type', direction: 1 },
        { field: 'price', direction: 'desc' },
      ],
    },
    ['clio', 'picanto', 'lodgy', 'duster'],
  ],
  ['SQL in a value is a value', where('name', 'EQ', "x' OR '1'='1"), []],
])('%s', async (_, search, expected) => {
  expect(await searchCars(search)).toEqual(expected);
});

test('a projection returns exactly the requested fields', async () => {
  const { body } = await api.post('/api/entities/Cars/search', {
    fields: ['price', 'name'],
    query: where('CarId', 'EQ', 'clio').query,
  });
  expect(body.data).toEqual([{ price: 27, name: 'Renault Clio' }]);
});

test.each(['in', 'nin'])('%s takes up to 1,000 values', async (operator) => {
  const search = (count: number) =>
    api.post(
      '/api/entities/Cars/search',
      where(
        'CarId',
        operator,
        Array.from({ length: count }, (_, index) => `${index}`),
      ),
    );
  expect((await search(1_000)).status).toBe(200);
  expect(await search(1_001)).toMatchObject({
    status: 400,
    body: { meta: { problems: { 'query.0.value': { type: 'too_many', maximum: 1_000 } } } },
  });
});

test('a row carries every field of the entity', async () => {
  const { body } = await api.post('/api/entities/Cars/search', where('CarId', 'EQ', 'duster'));
  expect(body).toEqual({ code: 200, data: [exampleCar({ features: ['4x4', 'Bluetooth'] })] });
});

test('dates compare as days, sent as text or { $date }, and are returned as { $date }', async () => {
  const between = (from: unknown, to: unknown) => ({
    fields: ['carId', 'pickupDate', 'createdAt'],
    query: [
      { field: 'pickupDate', operator: 'lte', value: to, type: 'date' },
      { field: 'dropoffDate', operator: 'gte', value: from, type: 'date' },
      { field: 'status', operator: 'NE', value: 'canceled' },
    ],
  });
  const plain = await api.post('/api/entities/CarsBooking/search', between('2026-12-04', '2026-12-05'), { token });
  const wrapped = await api.post(
    '/api/entities/CarsBooking/search',
    between({ $date: '2026-12-04' }, { $date: '2026-12-05' }),
    { token },
  );
  expect(plain.body.data).toEqual([
    { carId: 'clio', pickupDate: { $date: '2026-12-05' }, createdAt: { $date: '2026-11-10T09:30:00.000Z' } },
  ]);
  expect(wrapped.body).toEqual(plain.body);
});

test.each<[string, string, number]>([
  ['2026-12-03', '2026-12-03', 1],
  ['2026-12-05', '2026-12-01', 3],
  // The last day before the first: only what spans both.
  ['2026-12-01', '2026-12-03', 1],
  ['2026-12-01', '2026-12-04', 0],
])('the bookings that begin by %s and end on %s or later', async (last, first, count) => {
  const days = [
    { field: 'pickupDate', operator: 'lte', value: last, type: 'date' },
    { field: 'dropoffDate', operator: 'gte', value: { $date: first }, type: 'date' },
  ];
  const find = async (query: object[]) =>
    (await api.post('/api/entities/CarsBooking/search', { query }, { token })).body.data.length;
  expect(await find(days)).toBe(count);
  expect(await find([{ operator: 'OR', query: [{ operator: 'AND', query: days }] }])).toBe(count);
  const either = await find([{ operator: 'OR', query: days }]);
  expect(either).toBe(3);
});

describe('pages', () => {
  const page = (page: number, size: number) =>
    api.post('/api/entities/Cars/search', { sort: { field: 'CarId' }, fields: ['CarId'], pagination: { page, size } });

  test('the first', async () => {
    const { body } = await page(1, 3);
    expect(body.data).toHaveLength(3);
    expect(body.pagination).toEqual({ current: 1, total: 4, pages: 2, first: 1, last: 3 });
  });
  test('the last, not full', async () => {
    const { body } = await page(2, 3);
    expect(body.data).toEqual([{ CarId: 'picanto' }]);
    expect(body.pagination).toEqual({ current: 2, total: 4, pages: 2, first: 4, last: 4 });
  });
  test('after the last', async () => {
    const { body } = await page(3, 3);
    expect(body.data).toEqual([]);
    expect(body.pagination).toEqual({ current: 3, total: 4, pages: 2, first: 0, last: 0 });
  });
  test('without pagination in the search there is none in the response', async () => {
    expect((await api.post('/api/entities/Cars/search', {})).body.pagination).toBeUndefined();
  });
});

const deep = (depth: number): unknown =>
  depth === 0 ? { field: 'price', operator: 'gt', value: 0 } : { operator: 'AND', query: [deep(depth - 1)] };

test.each<[string, Search, string[]]>([
  ['an unknown field', where('horsepower', 'EQ', 'red'), ['query.0.field']],
  ['a prototype name', where('__proto__', 'EQ', 'x'), ['query.0.field']],
  ['another prototype name', where('constructor', 'EQ', 'x'), ['query.0.field']],
  ['a field in another case', where('carid', 'EQ', 'x'), ['query.0.field']],
  ['an unknown operator', where('price', 'between', 3), ['query.0.operator']],
  ['an operator of a prototype', where('price', 'constructor', 3), ['query.0.operator']],
  ['an unknown type', where('price', 'gt', 3, 'number'), ['query.0.type']],
  ['date on what is no date', where('price', 'gt', 3, 'date'), ['query.0.type']],
  ['text for a number', where('price', 'gt', '3'), ['query.0.value']],
  ['a number beyond every integer', where('seats', 'EQ', 1e300), ['query.0.value']],
  ['an object for a text', where('name', 'EQ', { $ne: 1 }), ['query.0.value']],
  ['null', where('name', 'EQ', null), ['query.0.value']],
  ['a NUL', where('name', 'EQ', 'a\0b'), ['query.0.value']],
  ['no list for in', where('name', 'in', 'clio'), ['query.0.value']],
  ['gt on a list', where('features', 'gt', 'a'), ['query.0.value']],
  ['like on a number', where('price', 'like', '2'), ['query.0.value']],
  ['no condition at all', { query: ['price > 3'] }, ['query.0']],
  ['an unknown part of a condition', { query: [{ ...where('price', 'gt', 3).query[0], raw: '1=1' }] }, ['query.0.raw']],
  ['a group of another operator', { query: [{ operator: 'XOR', query: [] }] }, ['query.0.operator']],
  ['groups nested too deep', { query: [deep(6)] }, ['query.0.query.0.query.0.query.0.query.0.query.0']],
  ['an unknown sort', { sort: { field: 'CarId; DROP TABLE cars', direction: 1 } }, ['sort.0.field']],
  ['sorting by a list', { sort: { field: 'features' } }, ['sort.0.field']],
  ['an unknown projection', { fields: ['CarId', 'sold'] }, ['fields.1']],
  ['another entity', { entity: 'CarsBooking' }, ['entity']],
  ['page 0', { pagination: { page: 0, size: 6 } }, ['pagination.page']],
  ['a page too large', { pagination: { page: 1, size: 101 } }, ['pagination.size']],
  ['an unknown part', { filter: [] }, ['filter']],
  ['a free range', { free: { from: '2026-12-01', to: '2026-12-03' } }, ['free']],
  ['two faults, both named', { fields: ['x'], sort: { field: 'y' } }, ['fields.0', 'sort.0.field']],
])('refused: %s', async (_, search, fields) => {
  const { status, body } = await api.post('/api/entities/Cars/search', search);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 400,
    message: expect.any(String),
    error: body.message,
    meta: { type: 'validation_failed' },
  });
  expect(Object.keys(body.meta.fields)).toEqual(fields);
  expect(Object.keys(body.meta.problems)).toEqual(fields);
});

test.each(['search', 'export'])('a deeply nested body of %s gets 400', async (call) => {
  const text = Buffer.from(`{"query":[${'['.repeat(6_000)}${']'.repeat(6_000)}]}`);
  const options = { token: await api.signIn(), headers: { 'content-type': 'application/json' } };
  const { status, body } = await api.post(`/api/entities/Cars/${call}`, text, options);
  expect({ status, fields: body.meta.fields }).toEqual({ status: 400, fields: { body: 'nests at most 20 deep' } });
});

test.each(['a'.repeat(10_000), '%00', '%F0%9F%9A%97'])('a key that no car has is 404: %.20s', async (key) => {
  const { status, body } = await api.get(`/api/entities/Cars/${key}`);
  const problem = { type: 'not_found', reason: 'entity_not_found', entity: 'Cars', requestId: expect.any(String) };
  expect({ status, meta: body.meta }).toEqual({ status: 404, meta: problem });
});

test('groups may nest five deep', async () => {
  expect(await searchCars({ query: [deep(5)] })).toHaveLength(4);
});

test.each(['Users', 'cars', '__proto__', 'constructor', 'Cars%20'])('entity %s does not exist', async (name) => {
  const { status, body } = await api.post(`/api/entities/${name}/search`, {});
  expect(status).toBe(404);
  expect(body.meta.type).toBe('not_found');
});
