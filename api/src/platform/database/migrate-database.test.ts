import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTestFolder } from '../../../test/create-test-folder.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { updateBookings } from '../../bookings/commands/update-bookings.ts';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { migrateDatabase } from './migrate-database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('repeated and concurrent migrations change nothing', async () => {
  const applied = () => sql`SELECT name, timestamp FROM kysely_migration ORDER BY name`.execute(api.database);
  const before = await applied();
  expect(before.rows.length).toBeGreaterThan(0);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(api.database)));
  expect((await applied()).rows).toEqual(before.rows);
});

test('days are read as days, amounts as numbers, instants as ISO text', async () => {
  const { rows } = await sql`
    SELECT '2026-10-25'::date AS day, 19.99::numeric(10, 2) AS amount, 9007199254740991::bigint AS count,
      '2026-10-25 01:30:00.5+02'::timestamptz AS instant, ARRAY['a', 'b']::text[] AS list`.execute(api.database);
  expect(rows).toEqual([
    {
      day: '2026-10-25',
      amount: 19.99,
      count: 9_007_199_254_740_991,
      instant: '2026-10-24T23:30:00.500Z',
      list: ['a', 'b'],
    },
  ]);
});

describe('bookings of a version without lines', () => {
  /** Opens a database at the version before lines, with two rentals and a block of one car. */
  async function openOlder() {
    const names = (await readdir(join(__dirname, '../../../migrations')))
      .map((name) => name.replace('.sql', ''))
      .sort();
    const opened = await openTestDatabase(undefined, { migrated: false });
    await migrateDatabase(opened.database, names.filter((name) => name < '0024').at(-1));
    await sql`
      INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features)
      VALUES ('duster', 'Dacia Duster', '/x.svg', 'SUV', 5, 'Diesel', 'Manual', 19.99, 4.5, '{}')`.execute(
      opened.database,
    );
    await sql`
      INSERT INTO bookings (car_id, kind, confirmation_code, pickup_date, dropoff_date, unit_price, total_price, status,
        created_at)
      VALUES ('duster', 'rental', 'OLD-001', '2026-01-01', '2026-01-07', 19.99, 139.93, 'returned', now()),
        ('duster', 'rental', 'OLD-002', '2026-02-01', '2026-02-01', 0, 0, 'canceled', now()),
        ('duster', 'service', NULL, '2026-03-01', '2026-03-02', 0, 0, 'reserved', now())`.execute(opened.database);
    return opened;
  }

  test('get one, which is their price times their days', async () => {
    const { database, close } = await openOlder();
    const before = await sql`SELECT confirmation_code, total_price FROM bookings ORDER BY id`.execute(database);
    await migrateDatabase(database);
    const after = await sql`SELECT confirmation_code, total_price FROM bookings ORDER BY id`.execute(database);
    expect(after.rows).toEqual(before.rows);
    const { rows } = await sql`
      SELECT confirmation_code AS booking, position, booking_lines.kind, code, label, quantity, unit_amount AS "unitAmount",
        amount
      FROM booking_lines JOIN bookings ON id = booking_id ORDER BY id`.execute(database);
    const line = { position: 1, kind: 'rental', code: null, label: 'Rental' };
    expect(rows).toEqual([
      { ...line, booking: 'OLD-001', quantity: 7, unitAmount: 19.99, amount: 139.93 },
      { ...line, booking: 'OLD-002', quantity: 1, unitAmount: 0, amount: 0 },
    ]);
    await close();
  });

  test('are 10,000 among others, and can be changed as before', async () => {
    const { database, close } = await openOlder();
    await sql`
      INSERT INTO bookings (car_id, confirmation_code, pickup_date, dropoff_date, unit_price, total_price, status,
        created_at)
      SELECT 'duster', 'N' || n, '2027-01-01'::date + n, '2027-01-01'::date + n, 19.99, 19.99, 'requested', now()
      FROM generate_series(1, 10000) AS n`.execute(database);
    await migrateDatabase(database);
    const { rows } = await sql`
      SELECT count(*) AS bookings, sum(total_price) AS total, count(rules_version) AS versions, count(extras) AS extras
      FROM bookings WHERE confirmation_code LIKE 'N%'`.execute(database);
    expect(rows).toEqual([{ bookings: 10_000, total: 199_900, versions: 0, extras: 0 }]);
    const [id] = (await sql<{ id: number }>`SELECT id FROM bookings WHERE confirmation_code = 'N9'`.execute(database))
      .rows;
    const change = {
      key: Number(id?.id),
      values: { pickupDate: '2026-12-31' as const, dropoffDate: '2027-01-01' as const },
    };
    await inTransaction(database, (transaction) =>
      updateBookings(transaction, [{ ...change, conditions: {} }], { today: '2026-11-20', priceStep: undefined }),
    );
    const changed = await sql`SELECT total_price AS total FROM bookings WHERE confirmation_code = 'N9'`.execute(
      database,
    );
    expect(changed.rows).toEqual([{ total: 39.98 }]);
    await close();
  });

  test('stay as they are when a sum differs: the migration names the booking', async () => {
    const { database, close } = await openOlder();
    await sql`ALTER TABLE bookings DROP CONSTRAINT bookings_total_is_price_times_days`.execute(database);
    await sql`UPDATE bookings SET total_price = 140 WHERE confirmation_code = 'OLD-001'`.execute(database);
    await expect(migrateDatabase(database)).rejects.toThrow(/booking 1 do not sum to its total/);
    expect((await sql`SELECT to_regclass('booking_lines') AS name`.execute(database)).rows).toEqual([{ name: null }]);
    await close();
  });
});

describe('an index of a large table', () => {
  const INDEX = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS places_of_pickup ON bookings (pickup_place);';
  let folder: string;
  let opened: TestDatabase;

  beforeEach(async () => {
    folder = await createTestFolder('migrations-');
    await cp(join(__dirname, '../../../migrations'), folder, { recursive: true });
    await writeFile(join(folder, '9998-large.sql'), INDEX);
    opened = await openTestDatabase(undefined, { migrated: false });
    await migrateDatabase(opened.database);
    await sql`
      INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features)
      VALUES ('duster', 'Dacia Duster', '/x.svg', 'SUV', 5, 'Diesel', 'Manual', 19.99, 4.5, '{}')`.execute(
      opened.database,
    );
  });
  afterEach(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  const block = (by: Database, day: string) =>
    sql`
      INSERT INTO bookings (car_id, kind, pickup_date, dropoff_date, status, created_at)
      VALUES ('duster', 'service', ${day}, ${day}, 'reserved', now())`.execute(by);
  const isValid = async () => {
    const { rows } = await sql<{ indisvalid: boolean }>`
      SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('places_of_pickup')`.execute(opened.database);
    return rows[0]?.indisvalid;
  };
  /** Waits until the index is being built, and returns the process that builds it. */
  const building = async () => {
    for (;;) {
      const { rows } = await sql<{ pid: number }>`
        SELECT pid FROM pg_stat_progress_create_index JOIN pg_locks USING (pid) WHERE NOT granted`.execute(
        opened.database,
      );
      if (rows[0]) return rows[0].pid;
    }
  };

  test('is built by a migration', async () => {
    await migrateDatabase(opened.database, undefined, folder);
    expect(await isValid()).toBe(true);
  });

  if (globalThis.testDatabase === 'postgres')
    test('is built while cars are taken; what is left of an attempt that ended is built again', async () => {
      const migrate = () => migrateDatabase(opened.openAgain(), undefined, folder);
      const writer = opened.openAgain();
      await writer.transaction().execute(async (transaction) => {
        await block(transaction, '2027-01-01');
        const attempt = migrate();
        attempt.catch(() => undefined);
        // It waits for the transaction above.
        const pid = await building();
        await block(opened.database, '2027-02-01');
        await sql`SELECT pg_cancel_backend(${pid})`.execute(opened.database);
        await expect(attempt).rejects.toThrow(/places_of_pickup failed/);
      });
      expect(await isValid()).toBe(false);
      await Promise.all([migrate(), migrate()]);
      expect(await isValid()).toBe(true);
    });
});
