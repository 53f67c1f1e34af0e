import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  agencyToday,
  CAR_FUELS,
  CAR_SEATS,
  CAR_TRANSMISSIONS,
  CAR_TYPES,
  type Car,
  type FacetCount,
  type FleetFacets,
  type FleetFilters,
  type FleetPage,
  type FleetQuery,
  type FleetSort,
  MIN_SHOWN_REVIEWS,
  type OfferedCar,
  pickupDays,
  type RentalSettings,
  type ReviewSummary,
} from 'shared-kit/domain';
import { describePage } from '../entities/read-entities.ts';
import type { Database } from '../platform/database/database.ts';
import { blocksRangeSql } from './availability/blocks-range-sql.ts';
import { publicCars } from './cars/public-car.ts';
import { filterConditions } from './fleet-filters.ts';
import { readPriceRules } from './prices/read-price-rules.ts';
import { dayPriceBounds, type PricedTable, rangePrices, TWINS } from './prices/total-price-sql.ts';

const DEFAULT_SIZE = 24;

const orders = (cost: RawBuilder<unknown>): Readonly<Record<FleetSort, RawBuilder<unknown>>> => ({
  recommended: sql`min(position)`,
  price: sql`min(${cost}), min(position)`,
  '-price': sql`min(${cost}) DESC, min(position)`,
  '-seats': sql`min(seats) DESC, min(position)`,
});

/** The cars on sale with the same values in all filters except the price. */
interface Group extends Pick<Car, 'type' | 'transmission' | 'fuel' | 'seats'> {
  readonly fourByFour: boolean;
  /** Number of their offers that have a free car and match the price filter. */
  readonly count: number;
  /** Lowest and highest cost of the cars that are free, without dates of their days; null when none is. */
  readonly lowest: number | null;
  readonly highest: number | null;
}

/**
 * Returns a page of the offers that match a query, each as its first free car, and counts for each of its filters
 * (docs/rules.md#choosing-a-car).
 * @param now decides which days can be booked: without dates the prices are those of such a day
 */
export async function searchFleet(
  database: Database,
  query: FleetQuery,
  now: Date,
  settings: RentalSettings,
): Promise<FleetPage> {
  const { carId, range, sort = 'recommended', page = 1, size = DEFAULT_SIZE } = query;
  const { rules } = await readPriceRules(database);
  const prices = range
    ? rangePrices(rules, range, settings.priceStep)
    : dayPriceBounds(rules, pickupDays(now, settings), settings.priceStep);
  // Per day, or where the rules change prices, in cents for the whole rental.
  const cost = prices.areChanged ? sql`cost` : sql`cars.price`;
  const highest = prices.areChanged && !range ? sql`highest` : cost;
  const costsOfDay = prices.areChanged ? prices.days * 100 : 1;
  const { price: isWithin, ...conditions } = filterConditions(query, cost, costsOfDay);
  // Without days, a price that one car has in a season may show in the highest alone.
  const costs = range ? [prices.lowestCents] : [prices.lowestCents, prices.highestCents];
  const offers = prices.differInOffer ? sql`offer, ${cost}, ${highest}` : sql`offer`;
  const isWanted =
    carId === undefined ? isOnSale : sql`(${isOnSale} AND offer = (SELECT offer FROM cars WHERE car_id = ${carId}))`;
  const taken =
    range &&
    sql`SELECT bookings.car_id FROM bookings WHERE ${blocksRangeSql(range, agencyToday(now, settings.timeZone))}`;
  const isFree = taken ? sql`car_id NOT IN (SELECT car_id FROM taken)` : sql`TRUE`;
  const firstFree = sql`min(position) FILTER (WHERE ${isFree})`;
  const matches = sql`${isWanted} AND ${sql.join(Object.values(conditions), sql` AND `)}`;
  /** Cars with their cost; the cents are computed once for each. */
  const carsWhere = (where: RawBuilder<unknown>) =>
    prices.areChanged
      ? sql`(
          SELECT *, ${prices.lowestCents(WITH_CENTS)} AS cost${range ? sql`` : sql`, ${prices.highestCents(WITH_CENTS)} AS highest`}
          FROM (SELECT *, (price * 100)::bigint AS cents FROM cars WHERE ${where} OFFSET 0) AS cars
        ) AS cars WHERE TRUE`
      : sql`cars WHERE ${where}`;
  const found = sql`
    SELECT (SELECT car_id FROM cars WHERE cars.position = found.position)
    FROM (
      SELECT ${firstFree} AS position FROM ${carsWhere(matches)} AND ${isWithin} GROUP BY ${offers}
      HAVING ${firstFree} IS NOT NULL ORDER BY ${orders(cost)[sort]} LIMIT ${size} OFFSET ${(page - 1) * size}
    ) AS found`;
  const isTwin = prices.differInOffer
    ? sql.join(
        costs.map((centsOf) => sql`${centsOf(TWINS)} = ${centsOf()}`),
        sql` AND `,
      )
    : sql`TRUE`;
  const offer = sql`(
    SELECT CASE WHEN count(*) > 1 THEN json_build_object(
      'free', count(*), 'colours', coalesce(json_agg(DISTINCT colour) FILTER (WHERE colour IS NOT NULL), '[]')
    ) END
    FROM cars AS twin
    WHERE twin.offer = cars.offer AND NOT twin.archived AND twin.on_sale AND ${isFree} AND ${isTwin}
  )`;
  const total = sql`${prices.lowestCents()} / 100.0`;
  const offered = range
    ? { totalPrice: total }
    : prices.areChanged && {
        dayPrices: sql`json_build_object('lowest', ${total}, 'highest', ${prices.highestCents()} / 100.0)`,
      };
  const reviewed =
    carId === undefined ? !range && sql`TRUE` : isOfOffer(sql`(SELECT offer FROM cars WHERE car_id = ${carId})`);
  // One statement, so that cars and counts are consistent.
  const { rows } = await sql<{
    cars: readonly OfferedCar[];
    groups: readonly Group[];
    reviews: ReviewSummary | null;
  }>`
    WITH ${taken ? sql`taken AS MATERIALIZED (${taken}),` : sql``} groups AS (
      SELECT type, transmission, fuel, seats, four_by_four AS "fourByFour",
        count(DISTINCT offer) FILTER (WHERE is_free AND is_within) AS count,
        min(cost) FILTER (WHERE is_free) AS lowest, max(highest) FILTER (WHERE is_free) AS highest
      FROM (
        SELECT type, transmission, fuel, seats, four_by_four, ${cost} AS cost, ${highest} AS highest,
          ${prices.differInOffer ? sql`(${offers})` : offers} AS offer, ${isFree} AS is_free, ${isWithin} AS is_within
        -- Not merged into the query: that would look up each car three times.
        FROM ${carsWhere(isWanted)} OFFSET 0
      ) AS cars GROUP BY 1, 2, 3, 4, 5
    )
    SELECT ${publicCars(found, { offer, reviews: reviewsOfOffer, ...offered })} AS cars,
      (SELECT coalesce(json_agg(groups), '[]') FROM groups) AS groups,
      ${reviewed ? reviewsWhere(reviewed) : sql`NULL`} AS reviews`.execute(database);
  const { cars, groups, reviews = null } = rows[0] ?? { cars: [], groups: [] };
  const bounds = pricesOf(groups, query, costsOfDay);
  return {
    cars,
    pagination: describePage(page, size, sum(matching(groups, query))),
    facets: facetsOf(groups, query),
    ...(bounds && { prices: bounds }),
    ...(reviews && { reviews }),
  };
}

/** Returns the SQL expression of what the shown reviews of some cars come to; null while they are few. */
const reviewsWhere = (where: RawBuilder<unknown>) => sql`(
  SELECT CASE WHEN count(*) >= ${MIN_SHOWN_REVIEWS} THEN json_build_object('count', count(*), 'rating', round(avg(stars), 1)) END
  FROM reviews WHERE state = 'shown' AND ${where}
)`;
const isOfOffer = (offer: RawBuilder<unknown>) =>
  sql`car_id IN (SELECT car_id FROM cars AS twin WHERE twin.offer = ${offer} AND NOT twin.archived AND twin.on_sale)`;
const reviewsOfOffer = reviewsWhere(isOfOffer(sql`cars.offer`));

/** Cars as `carsWhere` reads them. */
const WITH_CENTS: PricedTable = { table: sql.raw('cars'), cents: sql.raw('cents') };

/** Condition of the rows of `cars` that visitors see. */
export const isOnSale = sql<SqlBool>`(NOT cars.archived AND cars.on_sale)`;

type Matcher = (group: Group) => boolean;

/** Returns the groups that match the filters, except the given one and the price. */
function matching(groups: readonly Group[], filters: FleetFilters, except?: keyof FleetFacets): readonly Group[] {
  const { types = [], transmissions = [], fuels = [], seats = [], fourByFour = false } = filters;
  const isOneOf = <Value>(values: readonly Value[], value: Value) => values.length === 0 || values.includes(value);
  const matchers: Readonly<Record<keyof FleetFacets, Matcher>> = {
    type: ({ type }) => isOneOf(types, type),
    transmission: ({ transmission }) => isOneOf(transmissions, transmission),
    fuel: ({ fuel }) => isOneOf(fuels, fuel),
    seats: (group) => isOneOf(seats, group.seats),
    fourByFour: (group) => group.fourByFour || !fourByFour,
  };
  const applied = Object.entries(matchers).flatMap(([filter, matcher]) => (filter === except ? [] : matcher));
  return groups.filter((group) => applied.every((matches) => matches(group)));
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0);

function facetsOf(groups: readonly Group[], filters: FleetFilters): FleetFacets {
  function count<Name extends 'type' | 'transmission' | 'fuel' | 'seats'>(
    name: Name,
    values: readonly Group[Name][],
  ): readonly FacetCount<Group[Name]>[] {
    const counted = matching(groups, filters, name);
    return values
      .filter((value) => groups.some((group) => group[name] === value))
      .map((value) => ({ value, count: sum(counted.filter((group) => group[name] === value)) }));
  }
  return {
    type: count('type', CAR_TYPES),
    transmission: count('transmission', CAR_TRANSMISSIONS),
    fuel: count('fuel', CAR_FUELS),
    seats: count('seats', CAR_SEATS),
    fourByFour: sum(matching(groups, filters, 'fourByFour').filter(({ fourByFour }) => fourByFour)),
  };
}

/** @param costsOfDay what a price per day of 1 costs */
function pricesOf(groups: readonly Group[], filters: FleetFilters, costsOfDay: number): FleetPage['prices'] {
  const found = matching(groups, filters);
  const lowest = found.flatMap((group) => group.lowest ?? []);
  const highest = found.flatMap((group) => group.highest ?? []);
  const perDay = (cost: number) => Math.round((cost / costsOfDay) * 100) / 100;
  return lowest.length > 0 ? { lowest: perDay(Math.min(...lowest)), highest: perDay(Math.max(...highest)) } : undefined;
}
