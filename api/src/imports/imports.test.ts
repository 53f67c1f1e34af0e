import { sql } from 'kysely';
import { addDays, type CalendarDay, type ImportKind, type ImportPreview, LOCALE_CODES } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { planEmails } from '../messages/plan-emails.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['bookings', 'customers', 'cars', 'audit_entries'] as const)
    await api.database.deleteFrom(table).execute();
});

type File = string | Buffer;
const headers = { 'content-type': 'text/csv' };
const send = async (path: string, file: File) => {
  const answer = await api.post(`/api/imports/${path}`, Buffer.from(file as string), { token, headers });
  return { status: answer.status, meta: answer.body.meta, data: answer.body.data?.[0] as unknown };
};
async function preview(kind: ImportKind, file: File, query = ''): Promise<ImportPreview> {
  const { status, data, meta } = await send(`${kind}/preview${query}`, file);
  expect({ status, meta }).toMatchObject({ status: 200 });
  return data as ImportPreview;
}
const csv = (...rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join(';')).join('\r\n');
const count = async (table: 'bookings' | 'customers' | 'cars' | 'outbox' | 'open_requests' | 'audit_entries') =>
  (
    await api.database
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
const problemsOf = ({ refused }: ImportPreview) => refused.map(({ row, field, problem }) => [row, field, problem.type]);

const CARS = csv(
  ['Immatriculation', 'Modèle', 'Catégorie', 'Places', 'Énergie', 'Boîte', 'Prix/jour', 'Km', 'En vente', 'Divers'],
  ['12345 A 6', 'Dacia Duster', 'SUV', 5, 'Gazole', 'Manuelle', '1 350,50 DH', '48 000', 'oui', 'x'],
  ['12346-A-6', 'Renault Clio', 'Citadine', 5, 'Essence', 'BVA', '300', '', '', ''],
);

describe('cars', () => {
  test('of a French list in Windows-1252 are previewed as they will be, and taken once', async () => {
    const file = Buffer.from(CARS, 'latin1');
    const shown = await preview('cars', file);
    expect(shown).toMatchObject({ rows: 2, created: 2, known: [], refused: [], missing: [] });
    expect(shown.columns.map(({ field }) => field)).toEqual([
      'plate',
      'name',
      'type',
      'seats',
      'fuel',
      'transmission',
      'price',
      'mileage',
      'onSale',
      undefined,
    ]);
    expect(shown.columns[6]?.samples).toEqual(['1 350,50 DH', '300']);
    expect(shown.first[0]?.values).toMatchObject({
      ...{ plate: '12345 A 6', name: 'Dacia Duster', type: 'SUV', seats: 5, fuel: 'Diesel', transmission: 'Manual' },
      ...{ price: 1350.5, mileage: 48_000, onSale: true },
    });
    expect(await count('cars')).toBe(0);

    expect(await send('cars?name=parc.csv', file)).toMatchObject({ status: 200, data: { created: 2, known: 0 } });
    const { rows } = await sql`SELECT name, plate, price, image, on_sale FROM cars ORDER BY position`.execute(
      api.database,
    );
    // Without a picture a car is not on sale.
    expect(rows).toMatchObject([
      { name: 'Dacia Duster', price: 1350.5, image: '', on_sale: false },
      { name: 'Renault Clio', price: 300, on_sale: false },
    ]);
    const again = await preview('cars', file);
    expect(again).toMatchObject({ created: 0, known: [{ row: 2, label: '12345 A 6 · Dacia Duster' }, { row: 3 }] });
    expect(await send('cars', file)).toMatchObject({ data: { created: 0, known: 2 } });
    expect(await count('cars')).toBe(2);
  });

  test('with problems: each row is named with its column, and nothing is taken', async () => {
    const file = csv(
      ['plate', 'name', 'type', 'seats', 'fuel', 'transmission', 'price', 'image'],
      ['1-A-1', 'Good', 'SUV', 5, 'Diesel', 'Manual', '40', ''],
      ['', 'No plate', 'SUV', 5, 'Diesel', 'Manual', '40', ''],
      ['1 a 1', 'Same plate', 'SUV', 5, 'Diesel', 'Manual', '40', ''],
      ['1-A-3', 'Bad values', 'Boat', 3, 'Wood', 'Manual', 'forty', ''],
      ['1-A-4', 'Picture', 'SUV', 5, 'Diesel', 'Manual', '40', 'https://elsewhere.example/a.jpg'],
    );
    const shown = await preview('cars', file);
    expect(shown.created).toBe(1);
    expect(problemsOf(shown)).toEqual([
      [3, 'plate', 'required'],
      [4, 'plate', 'row_repeated'],
      [5, 'type', 'not_one_of'],
      [5, 'seats', 'not_one_of'],
      [5, 'fuel', 'not_one_of'],
      [5, 'price', 'wrong_type'],
      [6, 'image', 'image_not_allowed'],
    ]);
    expect(shown.refused[2]).toMatchObject({ value: 'Boat' });
    expect(await send('cars', file)).toMatchObject({ status: 409, meta: { type: 'import_refused', rows: 4 } });
    expect(await count('cars')).toBe(0);
  });

  test('are matched to columns by hand where the headings say nothing', async () => {
    const file = csv(['A', 'B', 'C', 'D', 'E', 'F', 'G'], ['1-A-1', 'Clio', 'SUV', 5, 'Diesel', 'Manual', 40]);
    expect(await preview('cars', file)).toMatchObject({
      created: 0,
      missing: ['plate', 'name', 'type', 'seats', 'fuel', 'transmission', 'price'],
      columns: [{ heading: 'A', samples: ['1-A-1'] }, {}, {}, {}, {}, {}, {}],
    });
    expect((await send('cars', file)).status).toBe(409);
    const columns = '?columns=plate,name,type,seats,fuel,transmission,price';
    expect(await preview('cars', file, columns)).toMatchObject({ created: 1, missing: [] });
    for (const wrong of ['?columns=plate,plate', '?columns=password'])
      expect(await send(`cars/preview${wrong}`, file)).toMatchObject({
        status: 400,
        meta: { type: 'validation_failed' },
      });
  });
});

test.each(LOCALE_CODES)('what the site exports with headings in %s is read again by itself', async (language) => {
  await api.addCars(exampleCar({ plate: '1-A-1', price: 42.5, colour: 'White' }));
  await addBookings(api.database, {
    pickupDate: '2026-12-01',
    driverLicense: '=1+1',
    note: 'Two; or three',
    staffNote: '-x',
  });
  for (const format of ['csv', 'xlsx'])
    for (const [kind, entity] of [
      ['cars', 'Cars'],
      ['customers', 'Customers'],
      ['bookings', 'CarsBooking'],
    ] as const) {
      const url = `/api/entities/${entity}/export?format=${format}&language=${language}`;
      const authorization = { authorization: `Bearer ${token}` };
      const file = await api.app.inject({ method: 'POST', url, headers: authorization, payload: {} });
      expect(await preview(kind, file.rawPayload)).toMatchObject({
        missing: [],
        refused: [],
        created: 0,
        known: [{ row: 2 }],
      });
    }
});

describe('customers', () => {
  const FILE = csv(
    ['Nom et prénom', 'GSM', 'E-mail', 'Permis de conduire', 'Société'],
    ['Nadia Haddad', '+33 1 99 00 27 35', 'nadia@example.com', 'AB-123 456', ''],
    ['HADDAD, Nadia', '0033 1 99 00 27 35', '', '', ''],
    ['Karim Alami', '', '', '', 'Atlas Films'],
    ['Karim Alami', '', '', '', ''],
  );

  test('are recognized as those of bookings are, in the file and in what is there', async () => {
    expect(await preview('customers', FILE)).toMatchObject({
      created: 2,
      refused: [],
      known: [
        { row: 3, sameAs: 2 },
        { row: 5, sameAs: 4 },
      ],
    });
    expect(await send('customers', FILE)).toMatchObject({ data: { created: 2, known: 2 } });
    expect(await send('customers', FILE)).toMatchObject({ data: { created: 0, known: 4 } });
    const found = await api.post('/api/customers/find', { document: 'ab123456' }, { token });
    expect(found.body.data).toMatchObject([{ customerName: 'Nadia Haddad' }]);
    const { rows } =
      await sql`SELECT kind, billing, created_by IS NOT NULL AS kept, phone_e164 FROM customers ORDER BY id`.execute(
        api.database,
      );
    expect(rows).toEqual([
      { kind: 'person', billing: null, kept: true, phone_e164: '+33199002735' },
      { kind: 'person', billing: { company: 'Atlas Films' }, kept: true, phone_e164: null },
    ]);
  });

  test('of a booking that comes later are those of the file', async () => {
    await send('customers', FILE);
    await api.addCars(exampleCar());
    await addBookings(api.database, { customerName: 'Nadia Haddad', customerPhoneE164: '+33199002735' });
    expect(await count('customers')).toBe(2);
  });
});

const HEADINGS = ['N° contrat', 'Immatriculation', 'Client', 'Tél', 'Permis', 'Du', 'Au', 'Montant', 'Statut'];

describe('bookings', () => {
  beforeEach(() =>
    api.addCars(
      exampleCar({ plate: '12345-A-6' }),
      exampleCar({ CarId: 'clio', name: 'Renault Clio', plate: '2-B-2' }),
    ),
  );

  const FILE = csv(
    HEADINGS,
    [
      'R-1',
      '12345 a 6',
      'Nadia Haddad',
      '+33 1 99 00 27 35',
      'AB-123 456',
      '01/03/2025',
      '03/03/2025',
      '1 000,00',
      'Terminée',
    ],
    ['R-2', 'Dacia Duster', 'Nadia Haddad', '+33 1 99 00 27 35', '', '04/03/2025', '05/03/2025', '90', ''],
    ['R-3', '12345-A-6', 'Karim Alami', '', '', '2025-03-05', '2025-03-06', '90', 'Annulée'],
    ['R-4', '2-B-2', 'Karim Alami', '', '', '01.12.2026', '02.12.2026', '80.5', 'Confirmée'],
    ['R-5', '2-B-2', 'Sara Idrissi', '', '', '17.11.2026', '19.11.2026', '80.5', 'Terminée'],
  );

  test('of the past are taken with their totals, without e-mails, once', async () => {
    expect(await preview('bookings', FILE)).toMatchObject({ rows: 5, created: 5, refused: [], known: [] });
    expect(await send('bookings?name=2025.csv', FILE)).toMatchObject({ data: { created: 5, known: 0 } });
    expect(await send('bookings', FILE)).toMatchObject({ data: { created: 0, known: 5 } });
    const { body } = await api.post('/api/entities/CarsBooking/search', { sort: { field: 'formerNumber' } }, { token });
    expect(body.data).toMatchObject([
      {
        ...{ formerNumber: 'R-1', carId: 'duster', status: 'returned', days: 3, totalPrice: 1000 },
        ...{ pickupDate: { $date: '2025-03-01' }, createdAt: { $date: '2025-03-01T00:00:00.000Z' } },
      },
      { formerNumber: 'R-2', status: 'returned', days: 2, unitPrice: 45 },
      { formerNumber: 'R-3', status: 'canceled' },
      { formerNumber: 'R-4', status: 'reserved', totalPrice: 80.5 },
      { formerNumber: 'R-5', status: 'returned' },
    ]);
    const { rows: lines } = await sql`
      SELECT quantity, unit_amount AS unit, amount FROM booking_lines JOIN bookings ON id = booking_id
      WHERE former_number = 'R-1' ORDER BY position`.execute(api.database);
    expect(lines).toEqual([
      { quantity: 2, unit: 333.33, amount: 666.66 },
      { quantity: 1, unit: 333.34, amount: 333.34 },
    ]);
    // Without a phone number and an e-mail address each booking has a customer of its own.
    expect(await count('customers')).toBe(4);
    expect((await api.post('/api/customers/find', { document: 'ab123456' }, { token })).body.data).toHaveLength(1);
    await planEmails(api.database, { timeZone: '+00:00', email: 'a@example.com' }, api.time.now);
    expect([await count('outbox'), await count('open_requests')]).toEqual([0, 0]);
  });

  test('are one entry of the history, which owners read', async () => {
    await send('bookings?name=2025.csv', FILE);
    const { rows } = await sql`SELECT entity FROM audit_entries WHERE entity IN ('CarsBooking', 'Imports')`.execute(
      api.database,
    );
    expect(rows).toEqual([{ entity: 'Imports' }]);
    const { body } = await api.get('/api/audit?entity=Imports', { token });
    expect(body.data).toMatchObject([
      {
        ...{ key: 'bookings', action: 'created', actor: { kind: 'staff', name: 'staff@example.com' } },
        changes: expect.arrayContaining([
          { field: 'file', values: [null, '2025.csv'] },
          { field: 'bookings', values: [null, 5] },
        ]),
      },
    ]);
  });

  test('with problems are named with what they clash with', async () => {
    await addBookings(api.database, {
      confirmationCode: 'EXA-MPL',
      pickupDate: '2025-06-10',
      dropoffDate: '2025-06-12',
    });
    await api.addCars(exampleCar({ CarId: 'second', name: 'Renault Clio' }));
    const row = (
      number: string,
      from: string,
      to: string,
      more: { readonly car?: string; readonly total?: string } = {},
    ) => [...[number, more.car ?? '12345-A-6', 'Nadia Haddad', '', '', from, to, more.total ?? '10', '']];
    const shown = await preview(
      'bookings',
      csv(
        HEADINGS,
        row('R-1', '01/05/2025', '10/05/2025'),
        row('R-2', '02/05/2025', '03/05/2025'),
        row('R-3', '10/05/2025', '12/05/2025'),
        row('R-4', '12/06/2025', '13/06/2025'),
        row('R-5', '03/07/2025', '01/07/2025'),
        row('R-6', '31/02/2025', '01/07/2025', { total: '1.005' }),
        row('R-7', '01/08/2025', '01/08/2025', { car: '9-Z-9' }),
        row('R-8', '01/08/2025', '01/08/2025', { car: 'Renault Clio' }),
        row('R-1', '01/09/2025', '01/09/2025'),
        row('', '01/10/2025', '01/10/2025'),
        row('R-9', '01/10/2025', '02/10/2026'),
        row('R-10', '02/10/2025', '02/10/2025', { total: '10,125' }),
      ),
    );
    expect(shown.created).toBe(2);
    expect(problemsOf(shown)).toEqual([
      [3, 'pickupDate', 'row_overlaps'],
      [4, 'pickupDate', 'row_overlaps'],
      [5, 'pickupDate', 'days_taken'],
      [6, 'dropoffDate', 'reversed'],
      [7, 'pickupDate', 'not_a_date'],
      [8, 'carId', 'car_unknown'],
      [9, 'carId', 'car_ambiguous'],
      [10, 'formerNumber', 'row_repeated'],
      [11, 'formerNumber', 'required'],
      [12, 'dropoffDate', 'rental_too_long'],
    ]);
    expect(shown.refused.map(({ problem }) => problem)).toMatchObject([
      { row: 2 },
      { row: 2 },
      { code: 'EXA-MPL', from: '2025-06-10', to: '2025-06-12' },
      {},
      {},
      {},
      {},
      { row: 2 },
      {},
      {},
    ]);
  });

  test('of a sold car belong to it', async () => {
    await api.database.updateTable('cars').set({ archived: true }).where('car_id', '=', 'duster').execute();
    expect(await send('bookings', FILE)).toMatchObject({ status: 409, meta: { rows: 1 } });
    expect(await send('bookings', FILE.replace('Dacia Duster', '12345-A-6'))).toMatchObject({ status: 200 });
  });

  test('drawn at random: a row is refused exactly when the constraint would refuse it', async () => {
    let state = 7;
    const random = (limit: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    for (let round = 0; round < 5; round += 1) {
      const drawn = Array.from({ length: 60 }, (_, index) => {
        const from = addDays('2025-01-01', random(200));
        const [number, car, status] = [
          `D-${index}`,
          ['duster', 'clio'][random(2)] as string,
          ['returned', 'canceled'][Number(random(6) === 0)] as string,
        ];
        return { number, car, from, to: addDays(from, random(6)), status, cents: random(100_000) };
      });
      const file = (rows: typeof drawn) =>
        csv(
          HEADINGS,
          ...rows.map(({ number, car, from, to, status, cents }) => [
            number,
            car,
            'A',
            '',
            '',
            from,
            to,
            (cents / 100).toFixed(2),
            status,
          ]),
        );
      const refused = new Set((await preview('bookings', file(drawn))).refused.map(({ row }) => row));
      const taken: typeof drawn = [];
      const byDays = [...drawn.entries()].sort(
        ([i, a], [j, b]) => (a.from < b.from ? -1 : Number(a.from > b.from)) || i - j,
      );
      for (const [index, one] of byDays) {
        const isFree = one.status === 'canceled' || taken.every((other) => !clash(one, other));
        // A row that overlaps a refused one is refused too: which of them is wrong, the file does not say.
        if (isFree) taken.push(one);
        else expect(refused).toContain(index + 2);
      }
      const kept = drawn.filter((_, index) => !refused.has(index + 2));
      await api.database.deleteFrom('bookings').execute();
      expect(await send('bookings', file(kept))).toMatchObject({ data: { created: kept.length } });
      const { rows } = await sql<{ total: number; lines: number }>`
        SELECT sum(total_price) AS total, (SELECT sum(amount) FROM booking_lines) AS lines FROM bookings`.execute(
        api.database,
      );
      const cents = kept.reduce((sum, one) => sum + one.cents, 0);
      expect(rows[0]).toEqual({ total: cents / 100, lines: cents / 100 });
      await api.database.deleteFrom('bookings').execute();
    }
    function clash(one: Drawn, other: Drawn): boolean {
      return other.status !== 'canceled' && one.car === other.car && one.from <= other.to && other.from <= one.to;
    }
    interface Drawn {
      readonly car: string;
      readonly from: CalendarDay;
      readonly to: CalendarDay;
      readonly status: string;
    }
  });

  test('that were booked meanwhile: nothing is taken', async () => {
    const rows = csv(
      HEADINGS,
      ['R-1', 'clio', 'A', '', '', '2025-01-01', '2025-01-02', 1, ''],
      ['R-2', 'duster', 'A', '', '', '2025-01-01', '2025-01-02', 1, ''],
    );
    expect((await preview('bookings', rows)).created).toBe(2);
    await addBookings(api.database, { pickupDate: '2025-01-02', dropoffDate: '2025-01-02' });
    expect(await send('bookings', rows)).toMatchObject({ status: 409, meta: { type: 'import_refused', rows: 1 } });
    expect(await count('bookings')).toBe(1);
  });
});

test('a file that is none, too long, or without rows is refused with the reason', async () => {
  const heading = 'plate,name';
  const many = [heading, ...Array.from({ length: 20_001 }, (_, index) => `${index},x`)].join('\n');
  for (const [file, type] of [
    ['', 'import_empty'],
    [heading, 'import_empty'],
    [many, 'import_too_large'],
    [Buffer.from([0x50, 0x4b, 3, 4, 9, 9]), 'import_unreadable'],
    [Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1]), 'import_unreadable'],
    ['a,b\n"c', 'import_unreadable'],
  ] as const)
    expect(await send('cars/preview', file)).toMatchObject({ status: 400, meta: { type } });
  expect(await send('cars/preview', Buffer.alloc(10 * 1_048_576 + 1, 'a'))).toMatchObject({ status: 413 });
});
