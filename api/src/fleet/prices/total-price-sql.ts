import { type RawBuilder, sql } from 'kysely';
import {
  addDays,
  type CarSeason,
  countRentalDays,
  type DateRange,
  DEFAULT_PRICE_STEP,
  lengthDiscountOf,
  MAX_STAFF_RENTAL_DAYS,
  type PriceRules,
  type PriceSeason,
  priceOfDay,
  seasonOf,
  toCents,
} from 'shared-kit/domain';

/** Days of a rental whose prices follow the same rule. */
interface PricedDays {
  readonly days: number;
  readonly season: PriceSeason | undefined;
  /** Percentages in hundredths. */
  readonly discount: number;
}

const WHOLE = 10_000;

/** A table of cars, and the cents of their prices per day. */
export interface PricedTable {
  readonly table: RawBuilder<unknown>;
  readonly cents: RawBuilder<unknown>;
}

export const CARS: PricedTable = { table: sql.raw('cars'), cents: sql`(cars.price * 100)::bigint` };
/** The other cars of an offer. */
export const TWINS: PricedTable = { table: sql.raw('twin'), cents: sql`(twin.price * 100)::bigint` };

/** What cars cost in a range, or on one day of many, as SQL over a table of cars. */
export interface RangePrices {
  readonly days: number;
  /** Lowest cost of a car in whole cents: of the range, or of one of its days. */
  readonly lowestCents: (cars?: PricedTable) => RawBuilder<number>;
  /** Highest cost of a car in whole cents: of the range, or of one of its days. */
  readonly highestCents: (cars?: PricedTable) => RawBuilder<number>;
  /** Whether the rules change a price on these days: without, cars are in the order of their prices per day. */
  readonly areChanged: boolean;
  /** Whether cars of one offer can cost different amounts: one of them has a price of its own in a season. */
  readonly differInOffer: boolean;
}

/**
 * Returns what cars cost in a range, without extras and fees: the twin of the domain's `quote`, whose rules of rounding it
 * follows in integers.
 */
export function rangePrices(rules: PriceRules, range: DateRange, priceStep: number = DEFAULT_PRICE_STEP): RangePrices {
  const groups = groupDays(rules, range);
  const lowestCents = (cars = CARS) => {
    const sums = groups.map((group) => sql`${group.days}::bigint * ${centsOfDay(group, cars, priceStep)}`);
    return sql<number>`(${sql.join(sums, sql` + `)})`;
  };
  return { ...changesOf(groups), days: countRentalDays(range.from, range.to), lowestCents, highestCents: lowestCents };
}

/** Returns the lowest and the highest price of a single day among the given ones, to which every quote for one of them keeps. */
export function dayPriceBounds(
  rules: PriceRules,
  range: DateRange,
  priceStep: number = DEFAULT_PRICE_STEP,
): RangePrices {
  const discount = toCents(lengthDiscountOf(1, rules));
  const groups = [...seasonsIn(rules, range)].map(
    (season): PricedDays => ({
      days: 1,
      season,
      discount: season?.lengthDiscounts === false ? 0 : discount,
    }),
  );
  const bound =
    (extreme: 'least' | 'greatest') =>
    (cars = CARS) => {
      const prices = groups.map((group) => centsOfDay(group, cars, priceStep));
      return sql<number>`${sql.raw(extreme)}(${sql.join(prices)})`;
    };
  return { ...changesOf(groups), days: 1, lowestCents: bound('least'), highestCents: bound('greatest') };
}

/** Returns the seasons that hold on a day of the range, undefined for days without one. They change only where a range begins or ends. */
function seasonsIn({ seasons }: PriceRules, { from, to }: DateRange): ReadonlySet<PriceSeason | undefined> {
  const starts = seasons.flatMap(({ ranges }) => ranges.flatMap((range) => [range.from, addDays(range.to, 1)]));
  const days = [from, ...starts.filter((day) => from < day && day <= to)];
  const held = seasons as readonly CarSeason[];
  return new Set(
    days.map((day) => {
      const found = seasonOf(day, { seasons: held });
      return found && seasons.find(({ id }) => id === found.id);
    }),
  );
}

function changesOf(groups: readonly PricedDays[]): Pick<RangePrices, 'areChanged' | 'differInOffer'> {
  return {
    areChanged: groups.some(({ season, discount }) => changesPrice(season) || discount > 0),
    differInOffer: groups.some(({ season }) => season?.prices?.some(({ carId }) => carId)),
  };
}

function groupDays(rules: PriceRules, { from, to }: DateRange): readonly PricedDays[] {
  const days = countRentalDays(from, to);
  // Nobody can rent for longer.
  if (days > MAX_STAFF_RENTAL_DAYS || rules.seasons.length === 0)
    return [{ days, season: undefined, discount: toCents(lengthDiscountOf(days, rules)) }];
  // The domain finds season and discount, which do not depend on the car.
  const seasons = rules.seasons as readonly CarSeason[];
  const rates = { seasons, lengthDiscounts: rules.lengthDiscounts };
  const discount = toCents(lengthDiscountOf(days, rates));
  const groups = new Map<number | undefined, PricedDays>();
  for (let nth = 0; nth < days; nth += 1) {
    const found = seasonOf(addDays(from, nth), rates);
    const season = found && rules.seasons.find(({ id }) => id === found.id);
    const group = groups.get(season?.id) ?? {
      days: 0,
      season,
      discount: season?.lengthDiscounts === false ? 0 : discount,
    };
    groups.set(season?.id, { ...group, days: group.days + 1 });
  }
  return [...groups.values()];
}

function changesPrice(season: PriceSeason | undefined): boolean {
  return season !== undefined && (Boolean(season.percent) || Boolean(season.prices?.length));
}

/** Returns the expression of the cents of one day. */
function centsOfDay(
  { season, discount }: PricedDays,
  { table, cents }: PricedTable,
  priceStep: number,
): RawBuilder<unknown> {
  const byRule = rounded(cents, toCents(season?.percent ?? 0), discount, toCents(priceStep));
  // What a written price comes to does not depend on the car. The first of two for the same car or class holds, as in the domain.
  const written = (season?.prices ?? []).map(({ carId, type, price }) => ({
    carId,
    type,
    cents: toCents(priceOfDay(price, undefined, discount / 100, priceStep)),
  }));
  const ofCars = Object.fromEntries(written.flatMap((one) => (one.carId ? [[one.carId, one.cents]] : [])).reverse());
  const ofTypes = written.filter(({ carId }) => !carId);
  const own = [
    ...(Object.keys(ofCars).length > 0 ? [sql`(${JSON.stringify(ofCars)}::jsonb ->> ${table}.car_id)::bigint`] : []),
    ...(ofTypes.length > 0
      ? [
          sql`CASE ${table}.type ${sql.join(
            ofTypes.map((one) => sql`WHEN ${one.type} THEN ${one.cents}::bigint`),
            sql` `,
          )} END`,
        ]
      : []),
  ];
  return own.length > 0 ? sql`coalesce(${sql.join([...own, byRule])})` : byRule;
}

/** Returns cents changed by percentages and rounded to the step, half up; at least one step, unless they are 0. */
function rounded(cents: RawBuilder<unknown>, percent: number, discount: number, step: number): RawBuilder<unknown> {
  if (percent === 0 && discount === 0) return cents;
  const factor = (WHOLE + percent) * (WHOLE - discount);
  const unit = WHOLE * WHOLE * step;
  const steps = sql`(${cents} * ${2 * factor}::bigint + ${unit}::bigint) / ${2 * unit}::bigint`;
  return sql`greatest(least(1, ${cents}), ${steps}) * ${step}::bigint`;
}
