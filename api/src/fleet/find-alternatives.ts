import { type RawBuilder, sql } from 'kysely';
import {
  type Alternatives,
  type AlternativesQuery,
  addDays,
  agencyToday,
  type CalendarDay,
  type Car,
  countRentalDays,
  type DateRange,
  type FleetFilters,
  findRangeProblem,
  pickupDays,
  type RentalSettings,
} from 'shared-kit/domain';
import type { SqlCondition } from '../entities/compile-condition.ts';
import { join } from '../entities/compile-search.ts';
import type { Database } from '../platform/database/database.ts';
import { blocksRangeSql, isOverdueSql, OCCUPIED_FROM } from './availability/blocks-range-sql.ts';
import { publicCars } from './cars/public-car.ts';
import { filterConditions } from './fleet-filters.ts';
import { readPriceRules } from './prices/read-price-rules.ts';
import { rangePrices } from './prices/total-price-sql.ts';
import { isOnSale } from './search-fleet.ts';

const MAX_WINDOWS = 3;
const MAX_CARS = 3;
/**
 * Limit of the cars whose free ranges are computed: above the size of any real fleet, it bounds the cost of the query.
 */
const MAX_CARS_WITH_WINDOWS = 300;

/** The car that the query is about. */
type AskedCar = Pick<Car, 'type' | 'price' | 'seats'> & { readonly carId: string };

/**
 * Returns alternatives to days that are not available (docs/rules.md#alternatives): the nearest ranges of the same
 * length on which the car, or without one any car that matches the filters, is free; and similar cars that are free on
 * the requested days, first one of the same offer.
 */
export async function findAlternatives(
  database: Database,
  { carId, range, filters = {} }: AlternativesQuery,
  now: Date,
  settings: RentalSettings,
): Promise<Alternatives> {
  const asked = carId === undefined ? undefined : await findCar(database, carId);
  const isWanted = carId === undefined ? matchesAll(filters) : sql<boolean>`cars.car_id = ${carId}`;
  const today = agencyToday(now, settings.timeZone);
  const canBeRented = findRangeProblem(range, now, settings) === undefined;
  const { rules } = await readPriceRules(database);
  const total = sql`${rangePrices(rules, range, settings.priceStep).lowestCents()} / 100.0`;
  const { rows } = await sql<Alternatives>`
    SELECT ${windowsOf(isWanted, range, now, settings)} AS windows,
      ${canBeRented ? publicCars(similarCars(range, filters, asked, today), { totalPrice: total }) : sql`'[]'::json`} AS cars`.execute(
    database,
  );
  return rows[0] ?? { windows: [], cars: [] };
}

/** Returns a car by its id, even when it is not on sale or archived; undefined for an unknown id. */
async function findCar(database: Database, carId: string): Promise<AskedCar | undefined> {
  return await database
    .selectFrom('cars')
    .select(['car_id as carId', 'type', 'price', 'seats'])
    .where('car_id', '=', carId)
    .executeTakeFirst();
}

const matchesAll = (filters: FleetFilters) => join(Object.values(filterConditions(filters)), 'AND');

/** Returns the SQL expression of a JSON list of the nearest ranges on which one of the wanted cars is free. */
function windowsOf(isWanted: SqlCondition, range: DateRange, now: Date, settings: RentalSettings) {
  const days = countRentalDays(range.from, range.to);
  if (days > settings.maxRentalDays) return sql`'[]'::json`;
  const { from: first, to: last } = pickupDays(now, settings);
  const end = addDays(last, days);
  const today = agencyToday(now, settings.timeZone);
  const distance = sql`abs(day - ${range.from}::date), day DESC`;
  return sql`(
    WITH wanted AS MATERIALIZED (
      SELECT car_id FROM cars WHERE ${isOnSale} AND ${isWanted} ORDER BY position LIMIT ${MAX_CARS_WITH_WINDOWS}
    ), occupied AS (
      SELECT car_id, ${OCCUPIED_FROM} AS pickup_date, CASE WHEN ${isOverdueSql(today)} THEN ${today}::date ELSE dropoff_date END AS dropoff_date
      FROM bookings JOIN wanted USING (car_id) WHERE ${blocksRangeSql({ from: first, to: end }, today)}
      UNION ALL SELECT car_id, ${end}::date, NULL FROM wanted
    ), gaps AS (
      -- The first and the last day on which a rental can begin between two bookings of a car.
      SELECT greatest(${first}::date, lag(dropoff_date) OVER (PARTITION BY car_id ORDER BY pickup_date) + 1) AS earliest,
        pickup_date - ${days}::integer AS latest
      FROM occupied
    ), nearest_gaps AS (
      -- Gaps with the same nearest day are one.
      SELECT day, min(earliest) AS earliest, max(latest) AS latest
      FROM (SELECT *, least(greatest(${range.from}::date, earliest), latest) AS day FROM gaps WHERE earliest <= latest) AS gaps
      GROUP BY day ORDER BY ${distance} LIMIT ${MAX_WINDOWS}
    ), windows AS (
      SELECT DISTINCT day + shift AS day
      FROM nearest_gaps, generate_series(${1 - MAX_WINDOWS}::integer, ${MAX_WINDOWS - 1}::integer) AS shift
      WHERE day + shift BETWEEN earliest AND latest
    )
    SELECT coalesce(json_agg(json_build_object('from', day, 'to', day + ${days - 1}::integer)), '[]')
    FROM (SELECT day FROM windows ORDER BY ${distance} LIMIT ${MAX_WINDOWS}) AS nearest
  )`;
}

/**
 * Returns the subquery of the ids of similar cars that are free, the most similar first, one of each offer. The cars of each
 * condition are ordered first and looked up in that order, so that the bookings of few are read.
 */
function similarCars(
  range: DateRange,
  filters: FleetFilters,
  asked: AskedCar | undefined,
  today: CalendarDay,
): RawBuilder<unknown> {
  // A condition with a subquery is not moved into the ordered one.
  const isFirstFree = sql<boolean>`cars.position = (
    SELECT position FROM cars AS twin
    WHERE twin.offer = cars.offer AND NOT twin.archived AND twin.on_sale AND twin.car_id IS DISTINCT FROM ${asked?.carId ?? null}
      AND NOT EXISTS (SELECT FROM bookings WHERE bookings.car_id = twin.car_id AND ${blocksRangeSql(range, today)})
    ORDER BY position LIMIT 1)`;
  const orders = asked ? nearestInPrice(asked) : [LIST_ORDER];
  const candidates = conditionsOf(filters, asked).flatMap((condition, rank) =>
    orders.map(
      ({ where, apart, by }) => sql`(
        SELECT car_id, position, ${rank}::integer AS rank, ${apart} AS apart
        FROM (SELECT * FROM cars WHERE ${isOnSale} AND ${where} AND ${condition} ORDER BY ${by}) AS cars
        WHERE ${isFirstFree} LIMIT ${MAX_CARS})`,
    ),
  );
  return sql`
    SELECT car_id FROM (
      SELECT DISTINCT ON (car_id) * FROM (${sql.join(candidates, sql` UNION ALL `)}) AS candidates ORDER BY car_id, rank
    ) AS candidates ORDER BY rank, apart, position LIMIT ${MAX_CARS}`;
}

interface CarOrder {
  readonly where: SqlCondition;
  /** Distance from the requested car, as an SQL array to sort by. */
  readonly apart: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
}

const LIST_ORDER: CarOrder = { where: sql`TRUE`, apart: sql`ARRAY[]::numeric[]`, by: sql`cars.position` };

/**
 * Returns two scans that start at the price of the car: one over cars of the same or a higher price, one over cheaper
 * cars.
 */
function nearestInPrice({ carId, price, seats }: AskedCar): readonly CarOrder[] {
  const apart = sql`ARRAY[abs(cars.price - ${price}::numeric), abs(cars.seats - ${seats}::integer)]`;
  const then = sql`abs(cars.seats - ${seats}::integer), cars.position`;
  const isOther = sql<boolean>`cars.car_id <> ${carId}`;
  return [
    { where: sql`${isOther} AND cars.price >= ${price}::numeric`, apart, by: sql`cars.price, ${then}` },
    { where: sql`${isOther} AND cars.price < ${price}::numeric`, apart, by: sql`cars.price DESC, ${then}` },
  ];
}

/** The filters, in the order in which they are relaxed one at a time. */
const GIVEN_UP = ['price', 'fuel', 'transmission', 'seats', 'fourByFour', 'type'] as const;
const FILTER_NAMES = {
  price: 'maxPrice',
  fuel: 'fuels',
  transmission: 'transmissions',
  seats: 'seats',
  fourByFour: 'fourByFour',
  type: 'types',
} as const satisfies Readonly<Record<(typeof GIVEN_UP)[number], keyof FleetFilters>>;

/** Returns the conditions for similar cars, from the closest match to the last one, which every car fulfills. */
function conditionsOf(filters: FleetFilters, asked: AskedCar | undefined): readonly SqlCondition[] {
  const conditions = filterConditions(filters);
  const given = GIVEN_UP.filter((name) => filters[FILTER_NAMES[name]] !== undefined);
  const allBut = (left?: string) =>
    join(
      given.filter((name) => name !== left).map((name) => conditions[name]),
      'AND',
    );
  if (!asked) return [allBut(), ...given.map(allBut), ...(given.length > 1 ? [conditions.type, join([], 'AND')] : [])];
  const isOfClass = sql<boolean>`cars.type = ${asked.type}`;
  const isTwin = sql<boolean>`cars.offer = (SELECT offer FROM cars WHERE car_id = ${asked.carId})`;
  const matching = given.length > 0 ? [join([isOfClass, allBut()], 'AND'), allBut()] : [];
  return [isTwin, ...matching, isOfClass, join([], 'AND')];
}
