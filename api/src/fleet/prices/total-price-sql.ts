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
  seasonOf,
} from 'shared-kit/domain';

/** Days of a rental whose prices follow the same rule. */
interface PricedDays {
  readonly days: number;
  readonly season: PriceSeason | undefined;
  /** Percentages in hundredths. */
  readonly discount: number;
}

const WHOLE = 10_000;

/** What cars cost in a range, as SQL over a table of cars. */
export interface RangePrices {
  readonly days: number;
  /** Returns the total of a car in whole cents. */
  readonly totalCents: (cars?: RawBuilder<unknown>) => RawBuilder<number>;
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
  const step = Math.round(priceStep * 100);
  return {
    days: countRentalDays(range.from, range.to),
    totalCents(cars = sql.raw('cars')) {
      const sums = groups.map((group) => sql`${group.days}::bigint * ${centsOfDay(group, cars, step)}`);
      return sql<number>`(${sql.join(sums, sql` + `)})`;
    },
    areChanged: groups.some(({ season, discount }) => changesPrice(season) || discount > 0),
    differInOffer: groups.some(({ season }) => season?.prices?.some(({ carId }) => carId)),
  };
}

function groupDays(rules: PriceRules, { from, to }: DateRange): readonly PricedDays[] {
  const days = countRentalDays(from, to);
  // Nobody can rent for longer.
  if (days > MAX_STAFF_RENTAL_DAYS || rules.seasons.length === 0)
    return [{ days, season: undefined, discount: Math.round(lengthDiscountOf(days, rules) * 100) }];
  // The domain finds season and discount, which do not depend on the car.
  const seasons = rules.seasons as readonly CarSeason[];
  const rates = { seasons, lengthDiscounts: rules.lengthDiscounts };
  const discount = Math.round(lengthDiscountOf(days, rates) * 100);
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
function centsOfDay({ season, discount }: PricedDays, cars: RawBuilder<unknown>, step: number): RawBuilder<unknown> {
  const percent = Math.round((season?.percent ?? 0) * 100);
  const byRule = rounded(sql`(${cars}.price * 100)::bigint`, percent, discount, step);
  const prices = season?.prices ?? [];
  if (prices.length === 0) return byRule;
  // The first of two prices for the same car or class holds, as in the domain.
  const written = (entries: readonly (readonly [string, number])[]) =>
    JSON.stringify(Object.fromEntries(entries.toReversed().map(([key, price]) => [key, Math.round(price * 100)])));
  const ofCars = written(prices.flatMap(({ carId, price }) => (carId ? [[carId, price] as const] : [])));
  const ofTypes = written(prices.flatMap(({ carId, type, price }) => (type && !carId ? [[type, price] as const] : [])));
  const own = sql`coalesce((${ofCars}::jsonb ->> ${cars}.car_id)::bigint, (${ofTypes}::jsonb ->> ${cars}.type)::bigint)`;
  return sql`coalesce(${rounded(own, 0, discount, step)}, ${byRule})`;
}

/** Returns cents changed by percentages and rounded to the step, half up; at least one step, unless they are 0. */
function rounded(cents: RawBuilder<unknown>, percent: number, discount: number, step: number): RawBuilder<unknown> {
  if (percent === 0 && discount === 0) return cents;
  const factor = (WHOLE + percent) * (WHOLE - discount);
  const unit = WHOLE * WHOLE * step;
  const steps = sql`(2 * ${cents} * ${factor}::bigint + ${unit}::bigint) / ${2 * unit}::bigint`;
  return sql`CASE WHEN ${cents} = 0 THEN 0 WHEN ${cents} > 0 THEN greatest(1, ${steps}) * ${step}::bigint END`;
}
