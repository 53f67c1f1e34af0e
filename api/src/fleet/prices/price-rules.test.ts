import { NO_PRICE_RULES, type PriceRules } from 'shared-kit/domain';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { manageAccounts } from '../../accounts/manage-accounts.ts';
import { readPriceRules } from './read-price-rules.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar({ CarId: 'duster' }), exampleCar({ CarId: 'clio' }));
});
afterAll(() => api.close());
afterEach(async () => {
  for (const name of ['PriceSeasons', 'LengthDiscounts', 'Extras', 'Places', 'RentalTerms'])
    await api.post(`/api/entities/${name}/delete`, { query: [{ field: 'id', operator: 'gt', value: 0 }] }, { token });
});

const create = (name: string, body: unknown) => api.post(`/api/entities/${name}`, body, { token });
const change = (name: string, body: unknown) => api.put(`/api/entities/${name}`, body, { token });
const idOf = ({ body }: Awaited<ReturnType<typeof create>>) => body.data[0].id;
const rules = async () => (await readPriceRules(api.database)).rules;

const season = (changes: object = {}) => ({
  names: { en: 'Summer', fr: ' Été ' },
  kind: 'season',
  ranges: [{ from: '2027-06-15', to: '2027-09-15' }],
  percent: 20,
  ...changes,
});

test('a version has all rules in the names of the fields, without what is not set', async () => {
  await create(
    'PriceSeasons',
    season({
      prices: [
        { carId: 'clio', price: 33.5 },
        { type: 'SUV', price: 60 },
      ],
    }),
  );
  await create('LengthDiscounts', { fromDays: 7, percent: 10 });
  await create('Extras', { names: { en: 'Child seat' }, per: 'day', price: 4, stock: 2 });
  await create('Places', { names: { en: 'Airport' }, kind: 'airport', hours: [{ from: '08:00', to: '20:00' }] });
  await create('RentalTerms', { deposit: 500, documents: { en: 'Passport' } });
  const id = expect.any(Number);
  expect(await rules()).toEqual({
    seasons: [
      {
        id,
        names: { en: 'Summer', fr: 'Été' },
        kind: 'season',
        ranges: [{ from: '2027-06-15', to: '2027-09-15' }],
        percent: 20,
        prices: [
          { carId: 'clio', price: 33.5 },
          { type: 'SUV', price: 60 },
        ],
        lengthDiscounts: true,
      },
    ],
    lengthDiscounts: [{ id, fromDays: 7, percent: 10 }],
    extras: [{ id, names: { en: 'Child seat' }, per: 'day', price: 4, stock: 2, active: true }],
    places: [{ id, names: { en: 'Airport' }, kind: 'airport', hours: [{ from: '08:00', to: '20:00' }] }],
    terms: [{ id, deposit: 500, documents: { en: 'Passport' } }],
  } satisfies PriceRules);
});

test('a change makes a new version, and one that changes nothing does not; the former stay', async () => {
  const id = idOf(await create('LengthDiscounts', { fromDays: 7, percent: 10 }));
  const { version, rules: first } = await readPriceRules(api.database);
  await change('LengthDiscounts', { id, percent: 10 });
  expect((await readPriceRules(api.database)).version).toBe(version);
  await change('LengthDiscounts', { id, percent: 12 });
  expect(await readPriceRules(api.database)).toEqual({
    version: version + 1,
    rules: { ...NO_PRICE_RULES, lengthDiscounts: [{ id, fromDays: 7, percent: 12 }] },
  });
  await api.delete(`/api/entities/LengthDiscounts/${id}`, { token });
  expect(await readPriceRules(api.database)).toEqual({ version: version + 2, rules: NO_PRICE_RULES });
  const stored = await api.database.selectFrom('price_rules').selectAll().where('version', '=', version).execute();
  expect(stored).toEqual([{ version, rules: first, created_at: '2026-11-20T12:00:00.000Z' }]);
});

test('what ten colleagues change at once is in the last version', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? create('LengthDiscounts', { fromDays: 7 + index, percent: 5 })
        : create('Extras', { names: { en: `Extra ${index}` }, per: 'rental', price: index }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { lengthDiscounts, extras } = await rules();
  expect([lengthDiscounts.length, extras.length]).toEqual([5, 5]);
});

test('of two colleagues who change what they have both seen, the second is told', async () => {
  const created = await create('PriceSeasons', season());
  const [{ id, ...seen }] = created.body.data;
  const answers = await Promise.all(
    [3, 5].map((minDays) => change('PriceSeasons', { id, minDays, basedOn: { ...seen, minDays: null } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.meta).toMatchObject({ type: 'entity_changed' });
  const minDays = answers[0]?.status === 200 ? 3 : 5;
  expect((await rules()).seasons).toMatchObject([{ minDays }]);
  expect(await change('PriceSeasons', { id: 999_999, minDays, basedOn: { minDays } })).toMatchObject({ status: 404 });
});

describe('seasons', () => {
  const july = { from: '2027-07-01', to: '2027-07-31' };

  test('of one kind never have a day in common: the refusal names both', async () => {
    await create('PriceSeasons', season());
    const refused = await create('PriceSeasons', season({ names: { en: 'July' }, ranges: [july] }));
    expect(refused).toMatchObject({
      status: 409,
      body: { meta: { type: 'season_overlap', seasons: ['Summer', 'July'] } },
    });
    expect((await create('PriceSeasons', season({ kind: 'event', ranges: [july] }))).status).toBe(200);
    expect(await rules()).toMatchObject({ seasons: [{ kind: 'season' }, { kind: 'event' }] });
  });

  test('that are made at once with the same days are one season', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const answers = await Promise.all(names.map((en) => create('PriceSeasons', season({ names: { en } }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [winner] = (await rules()).seasons;
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect((body.meta as unknown as { seasons: string[] }).seasons).toContain(winner?.names.en);
  });

  test('exchange their days in one call', async () => {
    const august = { from: '2027-08-01', to: '2027-08-31' };
    const first = idOf(await create('PriceSeasons', season({ ranges: [july] })));
    const second = idOf(await create('PriceSeasons', season({ ranges: [august] })));
    const swap = [
      { id: first, ranges: [august] },
      { id: second, ranges: [july] },
    ];
    expect((await api.put('/api/entities/PriceSeasons/batch', swap, { token })).status).toBe(200);
  });

  test.each([
    ['ranges', [{ from: '2027-07-02', to: '2027-07-01' }], 'not_in_order'],
    ['ranges', [july, { from: '2027-07-31', to: '2027-08-02' }], 'ranges_overlap'],
    ['ranges.0.to', [{ from: '2027-02-01', to: '2027-02-30' }], 'not_a_date'],
    ['ranges.0.days', [{ ...july, days: 3 }], 'unknown'],
    ['ranges', [], 'too_few'],
    ['prices', [{ price: 40 }], 'invalid'],
    ['prices', [{ carId: 'clio', type: 'SUV', price: 40 }], 'invalid'],
    ['prices', [{ carId: 'no-such-car', price: 40 }], 'invalid'],
    [
      'prices',
      [
        { type: 'SUV', price: 40 },
        { type: 'SUV', price: 50 },
      ],
      'taken',
    ],
    ['prices.0.price', [{ type: 'SUV', price: 0 }], 'too_small'],
    ['prices.0.price', [{ type: 'SUV', price: 1.005 }], 'not_multiple'],
    ['names.en', { fr: 'Été' }, 'required'],
    ['names.fr', { en: 'Summer', fr: 'É\u0007té' }, 'control_characters'],
    ['minDays', 0, 'too_small'],
    ['percent', 501, 'too_large'],
  ])('are refused for %s: %j', async (path, value, type) => {
    const [field = ''] = path.split('.');
    const { status, body } = await create('PriceSeasons', season({ [field]: value }));
    expect({ status, problems: body.meta.problems }).toMatchObject({ status: 400, problems: { [path]: { type } } });
    expect(await rules()).toEqual(NO_PRICE_RULES);
  });

  test('keep the price of a car that was deleted, and can be changed', async () => {
    const prices = [{ carId: 'sold', price: 40 }];
    await api.addCars(exampleCar({ CarId: 'sold' }));
    const id = idOf(await create('PriceSeasons', season({ prices })));
    await api.delete('/api/entities/Cars/sold', { token });
    expect((await change('PriceSeasons', { id, prices, minDays: 2 })).status).toBe(200);
  });
});

test('the database refuses seasons that overlap, whoever writes them', async () => {
  const row = { names: '{"en":"A"}', kind: 'season', length_discounts: true };
  const insert = (...ranges: object[]) =>
    api.database
      .insertInto('price_seasons')
      .values({ ...row, ranges: JSON.stringify(ranges) } as never)
      .execute();
  await insert({ from: '2027-01-01', to: '2027-01-31' });
  await expect(insert({ from: '2027-01-31', to: '2027-02-01' })).rejects.toMatchObject({ code: '23P01' });
  const own = [
    { from: '2027-03-01', to: '2027-03-05' },
    { from: '2027-03-05', to: '2027-03-06' },
  ];
  await expect(insert(...own)).rejects.toMatchObject({ code: '23514' });
});

test('there are at most eight length discounts, one from each number of days', async () => {
  const steps = Array.from({ length: 8 }, (_, index) => ({ fromDays: 2 + index, percent: 1 + index }));
  expect((await api.post('/api/entities/LengthDiscounts/batch', steps, { token })).status).toBe(200);
  expect(await create('LengthDiscounts', { fromDays: 20, percent: 30 })).toMatchObject({
    status: 400,
    body: { meta: { problems: { fromDays: { type: 'too_many', maximum: 8 } } } },
  });
  const id = (await rules()).lengthDiscounts[0]?.id;
  expect(await change('LengthDiscounts', { id, fromDays: 3 })).toMatchObject({
    status: 400,
    body: { meta: { problems: { fromDays: { type: 'taken' } } } },
  });
});

test('a class has its terms once, and so has the default', async () => {
  for (const type of ['SUV', undefined]) {
    expect((await create('RentalTerms', { type, deposit: 500 })).status).toBe(200);
    expect(await create('RentalTerms', { type, deposit: 600 })).toMatchObject({
      status: 400,
      body: { meta: { problems: { type: { type: 'taken' } } } },
    });
  }
});

test('hours are in order, and of a weekday', async () => {
  const place = { names: { en: 'Airport' }, kind: 'airport' };
  const refused = await create('Places', { ...place, hours: [{ from: '20:00', to: '08:00' }] });
  expect(refused).toMatchObject({ status: 400, body: { meta: { problems: { hours: { type: 'not_in_order' } } } } });
  const eighth = await create('Places', { ...place, hours: [{ weekday: 8, from: '08:00', to: '25:00' }] });
  expect(eighth.body.meta.problems).toMatchObject({
    'hours.0.weekday': { type: 'too_large' },
    'hours.0.to': { type: 'malformed' },
  });
});

test('agents read the rules and write none; visitors do neither', async () => {
  const account = { email: 'agent@example.com', password: 'a password of an agent' };
  await manageAccounts(api.database, 'add', account.email, { ...account, role: 'agent' });
  const agent = (await api.post('/api/auth/login', account)).body.data[0].accessToken;
  const path = '/api/entities/Extras';
  const extra = { names: { en: 'Map' }, per: 'rental', price: 1 };
  expect((await api.post(`${path}/search`, {}, { token: agent })).status).toBe(200);
  expect((await api.post(path, extra, { token: agent })).status).toBe(403);
  expect((await api.post(`${path}/search`, {})).status).toBe(401);
});

test('the history names the change of a season by its own name', async () => {
  const id = idOf(await create('PriceSeasons', season()));
  const { body } = await api.get(`/api/audit?entity=PriceSeasons&key=${id}`, { token });
  expect(body.data).toMatchObject([{ action: 'created', key: String(id) }]);
});

test('groups are not compared and have no order; an export has them as JSON', async () => {
  await create('PriceSeasons', season());
  const ask = (body: object) => api.post('/api/entities/PriceSeasons/search', body, { token });
  for (const operator of ['EQ', 'like', 'gt', 'in']) {
    const query = [{ field: 'names', operator, value: 'Summer' }];
    expect(await ask({ query })).toMatchObject({ status: 400 });
  }
  const sorted = await ask({ sort: { field: 'ranges' } });
  expect(sorted.body.meta.problems).toMatchObject({ 'sort.0.field': { type: 'not_comparable' } });
  const columns = await api.get('/api/entities/PriceSeasons/columns', { token });
  expect(columns.body.data).toContainEqual({ name: 'ranges', type: 'object', required: true });
  const { text } = await api.post(
    '/api/entities/PriceSeasons/export?format=csv',
    { fields: ['id', 'ranges'] },
    { token },
  );
  expect(text).toContain(
    '"[{""to"": ""2027-09-15"", ""from"": ""2027-06-15""}]"'.replaceAll(': ', ':').replaceAll(', ', ','),
  );
});
