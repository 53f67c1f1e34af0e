import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { createFolderStore } from 'shared-kit/server';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { seedDemoData } from '../../demo/seed-demo-data.ts';
import { insertEntities } from '../../entities/write-entities.ts';
import { CARS_ENTITY } from '../../fleet/cars/cars-entity.ts';
import { moveCar } from '../../fleet/move-car.ts';
import type { Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { deleteOldBackups } from './backup-folder.ts';
import { BACKUP_TABLES } from './backup-line.ts';
import { readLastBackup, recordBackup } from './last-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupLines, writeBackup } from './write-backup.ts';

let folder: string;
let original: TestDatabase;
let file: string;
const copies: TestDatabase[] = [];
/** Target of the restores that must fail and leave it empty. */
let empty: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  original = await openTestDatabase();
  const { database } = original;
  const rental = {
    timeZone: '+00:00',
    maxDaysAhead: 365,
    maxRentalDays: 90,
    openingHours: { opens: '07:00', closes: '22:00' },
  };
  await seedDemoData(database, new Date('2026-11-20T12:00:00Z'), rental);
  await insertEntities(database, CARS_ENTITY, [exampleCar({ CarId: 'odd', name: 'Ünïcode "\\ 🚗', price: 0.07 })]);
  const [first] = await readOrder(database);
  await moveCar(database, 'odd', first ?? null, undefined);
  await database
    .insertInto('staff_accounts')
    .values({ email: 'a@example.com', password_hash: 'hash', created_at: '2026-11-20T12:00:00.123Z' })
    .execute();
  await recordPayments(database);
  await recordVehicle(database);
  // A rental that got another car.
  await sql`UPDATE bookings SET car_since = dropoff_date WHERE id = (SELECT min(id) FROM bookings)`.execute(database);
  await mkdir(join(folder, 'media/cars/x'), { recursive: true });
  await writeFile(join(folder, 'media/cars/x/320.webp'), Buffer.from([0, 255, 13, 10]));
  await mkdir(join(folder, 'media-private/ab'), { recursive: true });
  await writeFile(join(folder, 'media-private/ab/abc'), 'private');
  file = join(folder, 'backup.gz');
  await writeBackup(database, foldersIn('media'), file);
  empty = await openCopy();
});
afterAll(async () => {
  for (const { close } of [original, ...copies]) await close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the folders of an installation. */
const storesAt = (media: string) => ({
  mediaStore: createFolderStore(media),
  documentStore: createFolderStore(`${media}-private`),
});
const foldersIn = (name: string) => storesAt(join(folder, name));

async function openCopy(options?: { migrated: boolean }): Promise<Database> {
  const copy = await openTestDatabase(undefined, options);
  copies.push(copy);
  return copy.database;
}

/** Records a deposit and, in a row that comes before it, what was given back of it. */
async function recordPayments(database: Database): Promise<void> {
  const { id } = await database.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const [back, hold] = ['0', '1'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
  const values = (type: string, key: string | undefined, holdId: string | undefined) => sql`
    INSERT INTO payments (id, booking_id, purpose, type, method, amount, hold_id, created_at)
    VALUES (${key}, ${id}, 'deposit', ${type}, 'cash', 50, ${holdId ?? null}, '2026-11-20T12:00:00Z')`;
  await values('hold', hold, undefined).execute(database);
  await values('release', back, hold).execute(database);
  await database
    .insertInto('cash_counts')
    .values({
      account: 1,
      day: '2026-11-20',
      currency: '',
      counted: 1,
      expected: 0,
      note: null,
      created_at: '2026-11-20T18:00:00Z',
      created_by: 1,
    })
    .execute();
}

/** A car with a paper, its file, work with a block, and an interval. */
async function recordVehicle(database: Database): Promise<void> {
  const at = '2026-11-20T12:00:00Z';
  const [paper, work] = ['2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
  await sql`INSERT INTO vehicle_papers (id, car_id, kind, valid_from, cost, created_at, updated_at)
    VALUES (${paper}, 'odd', 'insurance', '2026-01-01', 0.1, ${at}, ${at})`.execute(database);
  await sql`INSERT INTO private_files (id, vehicle_paper_id, kind, sha256, bytes, content_type, created_at)
    VALUES ('abc', ${paper}, 'vehicle_paper', 'digest', 7, 'application/pdf', ${at})`.execute(database);
  await sql`WITH block AS (
      INSERT INTO bookings (car_id, pickup_date, dropoff_date, kind, status, created_at)
      VALUES ('odd', '2027-12-01', '2027-12-01', 'service', 'reserved', ${at}) RETURNING id
    )
    INSERT INTO vehicle_services (id, car_id, kind, planned_on, block_id, created_at, updated_at)
    SELECT ${work}, 'odd', 'oil', '2027-12-01', id, ${at}, ${at} FROM block`.execute(database);
  await sql`INSERT INTO fines (id, kind, car_id, occurred_on, occurred_time, authority, reference, amount, attribution, created_at)
    VALUES (7, 'fine', 'odd', '2026-11-12', '14:05', 'Traffic office', 'PV-1', 300, 'nobody', ${at})`.execute(database);
  await sql`INSERT INTO private_files (id, fine_id, kind, sha256, bytes, content_type, created_at)
    VALUES ('def', 7, 'fine_notice', 'digest', 7, 'application/pdf', ${at})`.execute(database);
  await sql`INSERT INTO fine_settings (handling_fee) VALUES (20.5)`.execute(database);
  await sql`INSERT INTO service_intervals VALUES ('odd', 'oil', 180, 10000)`.execute(database);
}

async function contentOf(database: Database) {
  const tables = BACKUP_TABLES.map(async (table) => {
    const { rows } = await sql`SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} AS t ORDER BY 1`.execute(
      database,
    );
    return [table, rows];
  });
  return Object.fromEntries(await Promise.all(tables));
}

test('each table is part of a backup, or left out on purpose', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`.execute(original.database);
  const backedUp: readonly string[] = BACKUP_TABLES;
  const others = rows.map(({ name }) => name).filter((name) => !backedUp.includes(name));
  // Sessions and counters end with their server's data; the last two are those of migrations.
  const leftOut = [
    'creation_counts',
    'sign_in_attempts',
    'staff_sessions',
    'kysely_migration',
    'kysely_migration_lock',
  ];
  expect(others.sort()).toEqual(leftOut.sort());
});

async function readOrder(database: Database): Promise<readonly string[]> {
  const cars = await database.selectFrom('cars').select('car_id').orderBy('position').execute();
  return cars.map(({ car_id }) => car_id);
}

test('a restored installation equals the original, files included, and accepts new data', async () => {
  const copy = await openCopy({ migrated: false });
  const media = join(folder, 'restored');
  await restoreBackup(copy, storesAt(media), file);
  expect(await contentOf(copy)).toEqual(await contentOf(original.database));
  expect(await readFile(join(media, 'cars/x/320.webp'))).toEqual(Buffer.from([0, 255, 13, 10]));
  expect(await readFile(join(`${media}-private`, 'ab/abc'), 'utf8')).toBe('private');
  expect((await stat(file)).mode & 0o077).toBe(0);

  const add = () => addBookings(copy, { carId: 'odd' });
  const last = await copy
    .selectFrom('bookings')
    .select((row) => row.fn.max('id').as('id'))
    .executeTakeFirst();
  expect(await add()).toEqual([(last?.id ?? 0) + 1]);
  await expect(add()).rejects.toMatchObject({ code: '23P01', constraint: 'bookings_no_overlap' });

  const order = await readOrder(copy);
  expect(order[0]).toBe('odd');
  await insertEntities(copy, CARS_ENTITY, [exampleCar({ CarId: 'new' })]);
  await moveCar(copy, 'odd', null, undefined);
  expect(await readOrder(copy)).toEqual([...order.slice(1), 'new', 'odd']);
});

test('a backup of an older version is restored and migrated', async () => {
  const copy = await openCopy({ migrated: false });
  const migrations = (await readdir(join(__dirname, '../../../migrations')))
    .map((name) => name.replace('.sql', ''))
    .sort();
  const { onSale: _, CarId, ...car } = exampleCar({ CarId: 'old' });
  const lines = [
    { type: 'start', format: 'car-rental-backup', migrations: migrations.filter((name) => name < '0004') },
    { type: 'row', table: 'cars', row: { ...car, car_id: CarId, position: 1, archived: false } },
    { type: 'end', lines: 2 },
  ];
  const older = join(folder, 'older.gz');
  await writeFile(older, gzipSync(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`));
  await restoreBackup(copy, foldersIn('restored-older'), older);
  const cars = await copy.selectFrom('cars').select(['car_id', 'on_sale']).execute();
  expect(cars).toEqual([{ car_id: 'old', on_sale: true }]);
});

/** Writes a backup as older versions did, a line for each row, with other rows. Returns its file. */
async function backupWith(name: string, change: (line: BackupRow) => BackupRow | undefined): Promise<string> {
  const lines: unknown[] = [];
  for await (const line of backupLines(original.database, foldersIn('media')))
    lines.push(...(line.type === 'row' ? [change(line as BackupRow) ?? []].flat() : [line]));
  const changed = join(folder, name);
  const all = [...lines, { type: 'end', lines: lines.length }];
  await writeFile(changed, gzipSync(`${all.map((line) => JSON.stringify(line)).join('\n')}\n`));
  return changed;
}
interface BackupRow {
  readonly type: 'row';
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

test('a backup that the release before wrote of a migrated database is restored, its customers found anew', async () => {
  const unknown = ['customers', 'customer_documents', 'customer_flags', 'customers_apart', 'reviews'];
  const vehicles = ['vehicle_papers', 'vehicle_services', 'service_intervals', 'fines', 'fine_settings'];
  const older = await backupWith('before.gz', (line) =>
    [...unknown, ...vehicles].includes(line.table) ? undefined : line,
  );
  const copy = await openCopy({ migrated: false });
  await restoreBackup(copy, foldersIn('restored-before'), older);
  const state = async (database: Database) => {
    const { rows } = await sql`SELECT count(*)::int AS bookings, count(customer_id)::int AS known,
      (SELECT count(*)::int FROM private_files) AS files FROM bookings`.execute(database);
    return rows[0];
  };
  expect(await state(original.database)).toMatchObject({ files: 2 });
  expect(await state(copy)).toEqual({ ...Object(await state(original.database)), files: 0 });
});

test('a booking without its customer is restored with a new one', async () => {
  let isFirst = true;
  const changed = await backupWith('unknown.gz', (line) => {
    if (!isFirst || line.table !== 'bookings' || line.row.customer_id === null) return line;
    isFirst = false;
    return { ...line, row: { ...line.row, customer_name: 'Somebody Else', customer_id: null } };
  });
  const copy = await openCopy({ migrated: false });
  await restoreBackup(copy, foldersIn('restored-unknown'), changed);
  const { rows } =
    await sql`SELECT customer_id > (SELECT max(customers.id) FROM customers WHERE name <> 'Somebody Else') AS "isNew"
    FROM bookings WHERE customer_name = 'Somebody Else'`.execute(copy);
  expect(rows).toEqual([{ isNew: true }]);
});

test('the database stays empty when images cannot be copied', async () => {
  const copy = empty;
  const media = join(folder, 'no-folder');
  await writeFile(media, 'a file');
  await expect(restoreBackup(copy, storesAt(media), file)).rejects.toMatchObject({
    code: 'ERR_FS_CP_DIR_TO_NON_DIR',
  });
  expect(await copy.selectFrom('cars').select('car_id').execute()).toEqual([]);
  expect((await readdir(folder)).filter((name) => name.startsWith('no-folder'))).toEqual(['no-folder']);
});

test('no backup is written when images cannot be read', async () => {
  const media = join(folder, 'no-pictures');
  await writeFile(media, 'a file');
  const target = join(folder, 'without-pictures.gz');
  await expect(writeBackup(original.database, storesAt(media), target)).rejects.toMatchObject({ code: 'ENOTDIR' });
  expect((await readdir(folder)).filter((name) => name.startsWith('without-pictures'))).toEqual([]);
});

test('an incomplete upload is not part of the backup', async () => {
  const media = join(folder, 'growing');
  await mkdir(join(media, 'cars/new.part'), { recursive: true });
  await writeFile(join(media, 'cars/new.part/320.webp'), 'half');
  await writeFile(join(media, 'whole.webp'), 'whole');
  const target = join(folder, 'growing.gz');
  await writeBackup(original.database, storesAt(media), target);
  const lines = String(gunzipSync(await readFile(target))).split('\n');
  expect(lines.filter((line) => line.includes('"file"')).map((line) => JSON.parse(line).path)).toEqual(['whole.webp']);
});

test('restoring into a database that is not empty is refused without changes', async () => {
  const copy = await openCopy();
  await insertEntities(copy, CARS_ENTITY, [exampleCar({ CarId: 'mine' })]);
  await expect(restoreBackup(copy, foldersIn('refused'), file)).rejects.toThrow(/^The database is not empty: .* cars$/);
  expect(await copy.selectFrom('cars').select('car_id').execute()).toEqual([{ car_id: 'mine' }]);
});

test.each<[string, (lines: string[]) => string[], RegExp]>([
  ['cut off', (lines) => lines.slice(0, -5), /is truncated/],
  ['with a line missing', (lines) => lines.filter((_, index) => index !== 5), /is truncated/],
  [
    'of a newer version',
    ([first = '', ...rest]) => [first.replace(/\d{4}-(?=\D*$)/, '9999-'), ...rest],
    /newer version/,
  ],
  ['of something else', () => ['{"type":"other"}'], /is not a backup/],
  ['of no JSON', () => ['hello'], /cannot be read/],
])('restoring a backup %s is refused without changes', async (_, change, line) => {
  const broken = join(folder, 'broken.gz');
  const lines = String(gunzipSync(await readFile(file)))
    .trimEnd()
    .split('\n');
  await writeFile(broken, gzipSync(`${change(lines).join('\n')}\n`));
  const media = join(folder, 'refused');
  await expect(restoreBackup(empty, storesAt(media), broken)).rejects.toThrow(line);
  expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([]);
  expect(await empty.selectFrom('cars').select('car_id').execute()).toEqual([]);
});

test('a backup of an older schema is written as it is, and restored to the latest', async () => {
  const older = await openCopy({ migrated: false });
  await migrateDatabase(older, '0012-access-without-expiry');
  const target = join(folder, 'older-schema.gz');
  await writeBackup(older, foldersIn('older-schema'), target);
  await recordBackup(older, new Date('2026-11-20T12:00:00Z'));
  expect(await readLastBackup(older)).toEqual(new Date('2026-11-20T12:00:00Z'));
  const { rows } = await sql`SELECT max(name) AS name FROM kysely_migration`.execute(older);
  expect(rows).toEqual([{ name: '0012-access-without-expiry' }]);
  const copy = await openCopy({ migrated: false });
  await restoreBackup(copy, foldersIn('older-restored'), target);
  expect(await copy.selectFrom('customers').selectAll().execute()).toEqual([]);
});

test('what a killed backup left is overwritten, and deleted once it is old', async () => {
  const target = join(folder, 'car-rental-20261120-000000.gz');
  const old = new Date(Date.now() - 3_600_000);
  await writeFile(`${target}.part`, 'half of a backup');
  await writeFile(join(folder, 'car-rental-20261119-000000.gz.part'), 'half');
  await utimes(join(folder, 'car-rental-20261119-000000.gz.part'), old, old);
  await writeBackup(original.database, foldersIn('media'), target);
  await writeFile(join(folder, 'car-rental-20261118-000000.gz'), 'an older one');
  await deleteOldBackups(folder, 1, new Date());
  expect((await readdir(folder)).filter((name) => name.startsWith('car-rental'))).toEqual([
    'car-rental-20261120-000000.gz',
  ]);
});
