import { sql } from 'kysely';
import { addDays, type Booking, blocksRange, type CalendarDay, type DateRange, quote } from 'shared-kit/domain';
import { exampleBooking, exampleCar } from '../../../test/examples.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { BOOKINGS_ENTITY } from '../../bookings/bookings-entity.ts';
import { columnList, insertEntities, rowsOf, toRow } from '../../entities/write-entities.ts';
import { CARS_ENTITY } from '../cars/cars-entity.ts';
import { blocksRangeSql } from './blocks-range-sql.ts';

const PAIRS = 2_000;

/** Returns a reproducible generator of numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns pairs of bookings of one car, disjoint or overlapping, in years with and without a leap day. */
function drawPairs() {
  const random = seededRandom(20_261_122);
  const draw = (max: number) => Math.floor(random() * max);
  return Array.from({ length: PAIRS }, (_, index) => {
    const carId = `car-${index}`;
    const unitPrice = draw(10_000_000) / 100;
    const first = addDays('2027-06-01', draw(800));
    const second = addDays(first, draw(41) - 20);
    const booking = (name: string, pickupDate: DateRange['from'], status: Booking['status']) => {
      const dropoffDate = addDays(pickupDate, draw(15));
      const { days, totalPrice } = quote({ unitPrice, range: { from: pickupDate, to: dropoffDate } });
      const code = `${name}-${index}`;
      return { carId, confirmationCode: code, pickupDate, dropoffDate, days, unitPrice, totalPrice, status };
    };
    // Some got another car, before, during or after their days.
    const carSince = draw(3) === 0 ? addDays(first, draw(20) - 3) : undefined;
    const status = (['canceled', 'reserved', 'out', 'active', 'returned'] as const)[draw(5)] ?? 'out';
    const standing = { ...booking('A', first, status), ...(carSince && { carSince }) };
    return { standing, wanted: booking('B', second, 'requested') };
  });
}

const pairs = drawPairs();
const rangeOf = ({ pickupDate, dropoffDate }: { pickupDate: DateRange['from']; dropoffDate: DateRange['to'] }) => ({
  from: pickupDate,
  to: dropoffDate,
});
/** In the middle of the drawn days: about half of the bookings that are out are overdue. */
const TODAY = '2028-07-05';
const LONG_AGO = '2027-01-01';
const expectedOn = (today: CalendarDay) =>
  pairs.map(({ standing, wanted }) => blocksRange(standing, rangeOf(wanted), today));
const expected = expectedOn(LONG_AGO);
let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  const cars = pairs.map(({ standing: { carId } }) => exampleCar({ CarId: carId }));
  await insertEntities(opened.database, CARS_ENTITY, cars);
});
afterAll(() => opened.close());

/** Bookings per statement, few enough for a slow machine to stay within the statement timeout. */
const STEP = 500;

/** Inserts the bookings that the constraint accepts, with lines by SQL: the database compares their sums with the totals. */
async function insert(bookings: readonly Partial<Booking>[]) {
  const inserted: Awaited<ReturnType<typeof insertStep>>[] = [];
  for (let first = 0; first < bookings.length; first += STEP)
    inserted.push(await insertStep(bookings.slice(first, first + STEP)));
  return inserted.flat();
}

async function insertStep(bookings: readonly Partial<Booking>[]) {
  const written = bookings.map((booking) => ({
    ...toRow(BOOKINGS_ENTITY, exampleBooking(booking)),
    request_digest: 'test',
  }));
  const columns = columnList(written.flatMap(Object.keys));
  const { rows } = await sql<{ code: string; days: number; totalPrice: number }>`
    WITH booked AS (
      INSERT INTO bookings (${columns}) SELECT ${columns} FROM ${rowsOf(BOOKINGS_ENTITY, written)} AS written
      ON CONFLICT DO NOTHING RETURNING *
    ), lines AS (
      INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
      SELECT id, 1, 'rental', 'Rental', days, unit_price, unit_price * days FROM booked
    )
    SELECT confirmation_code AS code, days, total_price AS "totalPrice" FROM booked`.execute(opened.database);
  return rows;
}

test(`${PAIRS} drawn pairs: days, price, overlap and constraint are the same in SQL as in TypeScript`, async () => {
  expect(expected.filter(Boolean).length).toBeGreaterThan(PAIRS / 5);
  expect(expected.filter((blocks) => !blocks).length).toBeGreaterThan(PAIRS / 5);

  const standing = pairs.map((pair) => pair.standing);
  const figures = standing.map(({ confirmationCode: code, days, totalPrice: total }) => [code, days, total]);
  const stored = await insert(standing);
  expect(stored.map(({ code, days, totalPrice: total }) => [code, days, total])).toEqual(figures);

  const list = (name: 'carId' | 'pickupDate' | 'dropoffDate') => pairs.map(({ wanted }) => wanted[name]);
  const wantedDays = { from: sql.ref('wanted.from'), to: sql.ref('wanted.to') };
  const { rows } = await sql<{ blocks: boolean; blocksToday: boolean }>`
    SELECT ${blocksRangeSql(wantedDays)} AS blocks, ${blocksRangeSql(wantedDays, TODAY)} AS "blocksToday"
    FROM unnest(${list('carId')}::text[], ${list('pickupDate')}::date[], ${list('dropoffDate')}::date[])
        WITH ORDINALITY AS wanted (car_id, "from", "to", place)
      JOIN bookings USING (car_id)
    ORDER BY wanted.place`.execute(opened.database);
  expect(rows.map((row) => row.blocks)).toEqual(expected);
  // The same with cars that are not back.
  const today = expectedOn(TODAY);
  expect(rows.map((row) => row.blocksToday)).toEqual(today);
  expect(today.filter((blocks, index) => blocks && !expected[index]).length).toBeGreaterThan(PAIRS / 50);
  // The same as if no car had been given back.
  const wholly = pairs.filter(
    ({ standing: { carSince: _, ...standing }, wanted }, index) =>
      !expected[index] && blocksRange(standing, rangeOf(wanted), LONG_AGO),
  );
  expect(wholly.length).toBeGreaterThan(PAIRS / 50);

  const inserted = new Set((await insert(pairs.map(({ wanted }) => wanted))).map(({ code }) => code));
  expect(pairs.map(({ wanted }) => !inserted.has(wanted.confirmationCode))).toEqual(expected);
});
