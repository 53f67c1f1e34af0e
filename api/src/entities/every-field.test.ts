import { sql } from 'kysely';
import { addDays, type CalendarDay, type EntityField, LOCALE_CODES } from 'shared-kit/domain';
import { labelOfField } from 'shared-kit/messages';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, nextCode } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { REGISTERED_ENTITIES } from '../registered-entities.ts';
import type { EntityDefinition, WireEntity } from './entity-definition.ts';
import { readableFields } from './entity-definition.ts';
import { creationExamples } from './field-schemas.ts';

/** Second values of the fields for which none can be derived from the field's definition. */
const OTHER_VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Cars: { image: '/media/demo/clio-tinto-red.svg', images: ['/media/demo/clio-tinto-red.svg'] },
  CarBlocks: { carId: 'clio' },
  Customers: { customerEmail: 'other@example.com', customerPhone: '+33 1 99 00 10 99' },
  Fines: { carId: 'clio', occurredTime: '23:59', reference: 'PV-2026-4712' },
  CarsBooking: {
    carId: 'clio',
    customerEmail: 'other@example.com',
    customerPhone: '+33 1 99 00 10 99',
    pickupTime: '23:15',
    pickupPlace: 'agency',
    unitPrice: 30,
    totalPrice: 90,
    days: 3,
    dropoffTime: '20:15',
    dropoffPlace: 'airport',
    extras: [{ id: 1, quantity: 1 }],
    terms: {},
  },
};
/** Values for single-field updates, where the second value alone would make the entity invalid. */
const CHANGES: Readonly<Record<string, unknown>> = {
  pickupDate: '2026-12-02',
  plate: 'NEW 1',
  from: '2026-12-22',
  to: '2026-12-24',
  fromDays: 21,
  type: 'Sedan',
};
/**
 * Columns whose nullability differs from `optional`: blocks in the same table have no code; visitors do not get
 * `archived`.
 */
const OPTIONAL_COLUMNS: Readonly<Record<string, boolean>> = {
  confirmationCode: true,
  archived: false,
  photographed: false,
};
/** Values of a third entity, which differ where they have to be unique. */
const FRESH: Readonly<Record<string, WireEntity>> = {
  PriceSeasons: { ranges: [{ from: '2029-01-01', to: '2029-01-31' }] },
  LengthDiscounts: { fromDays: 14 },
  RentalTerms: { type: 'Truck' },
  Fines: { reference: 'PV-2026-4713' },
};
/** Computed and immutable fields. */
const FIXED = ['confirmationCode', 'days', 'totalPrice', 'customerPhoneE164'];

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  const [duster] = creationExamples(entityOf('Cars'));
  await api.addCars(
    exampleCar({ ...duster, CarId: 'dacia-duster-k7m2', plate: 'OTHER' }),
    exampleCar({ CarId: 'clio', price: 30 }),
    exampleCar({ CarId: 'third', price: 42.5 }),
  );
  // Those that the examples of bookings have.
  const { examples } = entityOf('Extras');
  for (let count = 0; count < 2; count += 1)
    await api.post('/api/entities/Extras', { ...examples.other, price: 0, active: true, stock: 9 }, { token });
});
afterAll(() => api.close());

function entityOf(name: string): EntityDefinition {
  const found = REGISTERED_ENTITIES.find(({ entity }) => entity.name === name);
  if (!found) throw new Error(`There is no entity ${name}`);
  return found.entity;
}

function otherValue(entity: EntityDefinition, name: string, field: EntityField): unknown {
  const known = OTHER_VALUES[entity.name]?.[name] ?? entity.examples.other[name];
  if (known !== undefined) return known;
  switch (field.type) {
    case 'text':
      return `${field.example} 2`;
    case 'choice':
      return field.values.find((value) => value !== field.example);
    case 'integer':
    case 'decimal':
      return field.values?.find((value) => value !== field.example) ?? field.minimum ?? field.example + 1;
    case 'day':
      return addDays(field.example as CalendarDay, 9);
    case 'instant':
      return '2020-01-01T00:00:00.000Z';
    case 'boolean':
      return !field.example;
    case 'list':
      return [`${field.example[0]} 2`];
    case 'group':
    case 'groups':
      throw new Error(`${entity.name}.${name} needs an example`);
  }
}

const isGroup = (type: string) => type.startsWith('group');

/** Returns a value in wire format. */
const wire = ({ type }: EntityField, value: unknown) =>
  type === 'day' || type === 'instant' ? { $date: value } : value;

/** What a file names instead of its id, in the example. */
const NAMED_CELLS = new Map([
  ['CarsBooking.extras', '1 × Second driver'],
  ['Fines.carId', 'Dacia Duster, OTHER'],
  ['Fines.bookingId', 'FIN-001'],
]);

describe.each(REGISTERED_ENTITIES.map(({ entity }) => entity))('every field of $name', (entity) => {
  const path = `/api/entities/${entity.name}`;
  const fields = Object.entries(entity.fields);
  const names = fields.map(([name]) => name);
  const creatorFields = fields.filter(([, { writtenBy }]) => writtenBy === 'creator');
  const writable = fields.filter(([name, { writtenBy }]) => writtenBy !== 'server' && name !== entity.key);
  const others = Object.fromEntries(fields.map(([name, field]) => [name, otherValue(entity, name, field)]));
  const [firstBody] = creationExamples(entity) as [WireEntity, WireEntity];
  const otherBody = Object.fromEntries(creatorFields.map(([name, field]) => [name, wire(field, others[name])]));
  let first: WireEntity;
  let other: WireEntity;

  const create = async (body: object) => api.post(path, body, { token });
  const get = async (one: WireEntity) => (await api.get(`${path}/${one[entity.key]}`, { token })).body as object;
  const search = async (body: object) =>
    (await api.post(`${path}/search`, { includeHidden: true, ...body }, { token })).body.data as unknown[];
  const change = (values: object) => api.put(path, { [entity.key]: first[entity.key], ...values }, { token });

  beforeAll(async () => {
    first = (await create(firstBody)).body.data[0] as unknown as WireEntity;
    const later = fields.filter(([, { writtenBy, optional }]) => writtenBy === 'staff' && optional);
    const values = Object.fromEntries(later.map(([name, { example }]) => [name, example]));
    first = (await change(values)).body.data[0] as unknown as WireEntity;
    if ('carSince' in entity.fields) {
      // No call writes them alone; a change of the car sets today, and an import the former number.
      await sql`UPDATE bookings SET car_since = '2026-11-20', former_number = 'R-1' WHERE id = ${first.id}`.execute(
        api.database,
      );
      first = (await get(first)) as WireEntity;
    }
    if (entity.name === 'Fines') {
      // What a colleague said stays when anything else changes.
      const [bookingId] = await addBookings(api.database, { carId: 'third', confirmationCode: 'FIN-001' });
      await api.post(`/api/fines/${first.id}/attribution`, { bookingId }, { token });
      first = (await get(first)) as WireEntity;
    }
    other = (await create(otherBody)).body.data[0] as unknown as WireEntity;
  });

  test('has a column, which may be empty if the field is optional', async () => {
    const { rows } = await sql<{ name: string; optional: boolean }>`
      SELECT column_name AS name, is_nullable = 'YES' AS optional FROM information_schema.columns
      WHERE table_name = ${entity.table}`.execute(api.database);
    // Clients see a column of the server's as optional when visitors do not get it.
    for (const [name, { column, optional = false }] of fields.filter(([, { generated }]) => !generated))
      expect(rows).toContainEqual({ name: column, optional: OPTIONAL_COLUMNS[name] ?? optional });
  });

  test('is stored as it was sent, and answered alike by every call', async () => {
    expect(first).toMatchObject(firstBody);
    expect(other).toMatchObject(otherBody);
    const required = fields.filter(([, { optional }]) => !optional).map(([name]) => name);
    expect(Object.keys(first)).toEqual(expect.arrayContaining(required));
    const key = { field: entity.key, operator: 'EQ', value: first[entity.key] };
    expect(await get(first)).toEqual(first);
    const lists = Object.keys(entity.children ?? {});
    const listed = Object.entries(first).filter(([name]) => !lists.includes(name));
    expect(await search({ query: [key] })).toEqual([Object.fromEntries(listed)]);
  });

  test('has its lists where one entity is read or changed, and nowhere else', async () => {
    for (const [name, child] of Object.entries(entity.children ?? {})) {
      const required = Object.entries(child.fields).filter(([, { optional }]) => !optional);
      expect(first[name]).toEqual(expect.arrayContaining([expect.anything()]));
      for (const row of first[name] as object[])
        expect(Object.keys(row)).toEqual(expect.arrayContaining(required.map(([field]) => field)));
      expect(other).not.toHaveProperty(name);
      expect((await api.post(`${path}/search`, { fields: [name] }, { token })).status).toBe(400);
    }
  });

  test.each(fields)('%s is projected, found and sorted by', async (name, { type }) => {
    const value = first[name];
    const query = [
      { field: entity.key, operator: 'in', value: [first[entity.key], other[entity.key]] },
      ...(isGroup(type) ? [] : [{ field: name, operator: 'EQ', value: Array.isArray(value) ? value[0] : value }]),
    ];
    expect(await search({ fields: [name], query })).toContainEqual({ [name]: value });
    const bySort = async (direction: number) => {
      const sort = [
        { field: name, direction },
        { field: entity.key, direction },
      ];
      return search({ fields: [entity.key], query: query.slice(0, 1), sort });
    };
    if (type === 'list' || isGroup(type)) return;
    const ascending = await bySort(1);
    expect(ascending).toHaveLength(2);
    expect(await bySort(-1)).toEqual(ascending.reverse());
  });

  test.each(fields)('%s is exported', async (name, field) => {
    const body = { fields: [name], query: [{ field: entity.key, operator: 'EQ', value: first[entity.key] }] };
    const { text } = await api.post(`${path}/export?format=csv`, body, { token });
    const value =
      field.type === 'day' || field.type === 'instant' ? (first[name] as { $date: string }).$date : first[name];
    const plainText = Array.isArray(value) ? value.join('; ') : String(value ?? '');
    const cellText =
      NAMED_CELLS.get(`${entity.name}.${name}`) ?? (isGroup(field.type) && value ? JSON.stringify(value) : plainText);
    const cell = /[",;\n]/.test(cellText) ? `"${cellText.replaceAll('"', '""')}"` : cellText;
    // Cells that begin with a plus are escaped by an apostrophe, so that they are not formulas.
    const heading = labelOfField(entity.name, name)?.defaultMessage;
    expect(text.replace(/^\uFEFF/, '').replace("\n'", '\n')).toBe(`${heading}\r\n${cell}\r\n`);
  });

  test.each(LOCALE_CODES)('has a heading of its own in an export in %s', async (language) => {
    const columns = [...names, ...Object.keys(entity.children ?? {})];
    const { text } = await api.post(`${path}/export?format=csv&language=${language}`, { fields: columns }, { token });
    const headings = text.slice(1, text.indexOf('\r\n')).split(',');
    expect([headings.length, new Set(headings).size]).toEqual([columns.length, columns.length]);
    for (const name of [...columns, '']) expect(headings).not.toContain(name);
  });

  test.each(fields)('%s is read, found and sorted by without signing in only if anyone may', async (name, field) => {
    const value = Array.isArray(first[name]) ? first[name][0] : first[name];
    const status = field.readBy === 'anyone' ? 200 : 401;
    const calls = [{ fields: [name] }, { query: [{ field: name, operator: 'EQ', value }] }];
    if (isGroup(field.type)) calls.pop();
    for (const body of field.type === 'list' || isGroup(field.type) ? calls : [...calls, { sort: { field: name } }])
      expect({ body, status: (await api.post(`${path}/search`, body)).status }).toEqual({ body, status });
    if (!entity.anonymous.has('search')) return;
    const { body } = await api.post(`${path}/search`, {});
    expect(Object.keys(body.data[0])).toEqual(readableFields(entity, 'anonymous'));
  });

  test.each(writable.filter(([name]) => !FIXED.includes(name)))(
    '%s is changed, and nothing else',
    async (name, field) => {
      const before = await get(first);
      const value = wire(field, CHANGES[name] ?? others[name]);
      const { status, body } = await change({ [name]: value });
      expect({ status, body }).toMatchObject({ status: 200, body: { data: [{ [name]: value }] } });
      const after = await get(first);
      expect(after).toEqual(body.data[0]);
      for (const [kept] of fields.filter(([each]) => each !== name && !FIXED.includes(each)))
        expect([kept, after[kept as keyof object]]).toEqual([kept, before[kept as keyof object]]);
      expect((await change({ [name]: first[name] })).body.data[0]).toEqual(before);
    },
  );

  test.each(fields.filter(([, { writtenBy }]) => writtenBy !== 'creator'))(
    '%s is not set by whoever creates',
    async (name, field) => {
      const body = { ...fresh(), [name]: wire(field, others[name]) };
      const { body: made } = await create(body);
      expect(made.data[0][name as 'id']).not.toEqual(wire(field, others[name]));
      await api.delete(`${path}/${made.data[0][entity.key as 'id']}`, { token });
    },
  );

  test.each(creatorFields)('%s may be left out, or emptied, only if it is optional', async (name, field) => {
    const { [name]: _, ...body } = fresh();
    const { status, body: made } = await create(body);
    const mayBeAbsent = field.optional || 'default' in field;
    expect({ name, status }).toEqual({ name, status: mayBeAbsent ? 200 : 400 });
    if (!mayBeAbsent) expect(Object.keys(made.meta.fields)).toContain(name);
    else {
      expect(made.data[0][name as 'id']).toEqual('default' in field ? field.default : undefined);
      await api.delete(`${path}/${made.data[0][entity.key as 'id']}`, { token });
    }
    const isOmitted = field.optionalForStaff;
    const mayBeEmpty = field.optional || isOmitted;
    for (const empty of ['', null]) {
      const answer = await change({ [name]: empty });
      expect({ name, empty, status: answer.status }).toEqual({ name, empty, status: mayBeEmpty ? 200 : 400 });
      if (mayBeEmpty) {
        expect(answer.body.data[0][name as 'id']).toEqual(isOmitted ? '' : undefined);
        expect((await change({ [name]: first[name] })).body.data[0]).toEqual(first);
      }
    }
  });

  /**
   * Returns a body without conflicts: a car with another plate, or a booking or block of another car, a booking with
   * another code.
   */
  const fresh = (): WireEntity => {
    if (entity.name === 'Cars') return { ...firstBody, plate: nextCode() };
    const others = FRESH[entity.name];
    if (others) return { ...firstBody, ...others };
    if (!('carId' in firstBody)) return firstBody;
    return { ...firstBody, carId: 'third', ...('confirmationCode' in firstBody && { confirmationCode: nextCode() }) };
  };
});
