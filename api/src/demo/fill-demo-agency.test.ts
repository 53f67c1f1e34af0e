import { addDays, agencyToday, BOOKING_STATUSES, DEFAULT_SITE_SETTINGS, missingForSigning } from 'shared-kit/domain';
import { exampleCar } from '../../test/examples.ts';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { NOON } from '../../test/start-test-api.ts';
import { insertEntities } from '../entities/write-entities.ts';
import { CARS_ENTITY } from '../fleet/cars/cars-entity.ts';
import { planAgencyBookings } from './demo-agency-bookings.ts';
import { planAgencyFleet } from './demo-agency-fleet.ts';
import { fillDemoAgency } from './fill-demo-agency.ts';
import { seedDemoData } from './seed-demo-data.ts';

const SIZE = { cars: 60, bookings: 400 };
const TODAY = agencyToday(NOON, DEFAULT_SITE_SETTINGS.timeZone);

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const fill = () => fillDemoAgency(opened.database, NOON, DEFAULT_SITE_SETTINGS, SIZE);

test('the demo data of the first start are replaced by a whole agency, once', async () => {
  const { database } = opened;
  await seedDemoData(database, NOON, DEFAULT_SITE_SETTINGS);
  expect(await fill()).toBe('60 cars, 400 bookings and 5 blocks written');
  const rows = await database
    .selectFrom('bookings')
    .select(['kind', 'status', 'pickup_date', 'dropoff_date'])
    .execute();
  const rentals = rows.filter(({ kind }) => kind === 'rental');
  expect([rentals.length, rows.length]).toEqual([400, 405]);
  expect(new Set(rentals.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES));
  const dueToday = rentals.filter(({ pickup_date, dropoff_date }) => [pickup_date, dropoff_date].includes(TODAY));
  expect(dueToday.length).toBeGreaterThan(5);
  expect(rentals.some(({ status, dropoff_date }) => status === 'out' && dropoff_date < TODAY)).toBe(true);
  const [handover] = await database.selectFrom('handovers').selectAll().execute();
  expect(missingForSigning(handover?.values ?? {}, handover?.signature?.strokes ?? [])).toEqual([]);
  const [damage] = await database.selectFrom('damages').select(['handover_id', 'repaired_at']).execute();
  expect(damage).toEqual({ handover_id: handover?.id, repaired_at: null });
  await expect(fill()).rejects.toThrow('not demo data');
});

test('other data are not changed', async () => {
  await insertEntities(opened.database, CARS_ENTITY, [exampleCar()]);
  await expect(fill()).rejects.toThrow('not demo data');
  expect(await opened.database.selectFrom('cars').select('name').execute()).toHaveLength(1);
});

test('the same day gives the same bookings, with different codes, around that day', () => {
  const fleet = planAgencyFleet(60);
  const bookings = planAgencyBookings(fleet, 2_000, TODAY);
  expect(planAgencyBookings(fleet, 2_000, TODAY)).toEqual(bookings);
  expect(new Set(bookings.map(({ confirmationCode }) => confirmationCode)).size).toBe(2_000);
  const days = bookings.map(({ pickupDate }) => pickupDate).sort();
  const near = days.filter((day) => day > addDays(TODAY, -240) && day < addDays(TODAY, 300));
  expect([days.length, near.length]).toEqual([2_000, 2_000]);
});
