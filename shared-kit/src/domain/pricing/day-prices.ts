import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { countRentalDays, type DateRange, rangesOverlap } from '../time/date-range.ts';
import { toCents } from './cents.ts';
import type { CarRates, CarSeason } from './price-rules.ts';

/** What a day of a rental costs. */
export interface DayPrice {
  readonly day: CalendarDay;
  readonly price: number;
  /** The season that sets the price; absent when the car's own price holds. */
  readonly season?: CarSeason;
}

/** Percentages have two decimals. */
const WHOLE = 10_000;

/** Returns the price of each day of a rental, in order (docs/rules.md#price-of-a-day). */
export function dayPrices(unitPrice: number, range: DateRange, rates: CarRates): readonly DayPrice[] {
  const discount = lengthDiscountOf(countRentalDays(range.from, range.to), rates);
  const seasons = rates.seasons.filter(({ ranges }) => ranges.some((each) => rangesOverlap(each, range)));
  const known = new Map<CarSeason | undefined, Omit<DayPrice, 'day'>>();
  const prices: DayPrice[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
    const season = seasonOf(day, { seasons });
    const priced = known.get(season) ?? priceInSeason(unitPrice, season, discount, rates.priceStep);
    known.set(season, priced);
    prices.push({ day, ...priced });
  }
  return prices;
}

function priceInSeason(
  unitPrice: number,
  season: CarSeason | undefined,
  discount: number,
  priceStep: number,
): Omit<DayPrice, 'day'> {
  const isPriced = season?.price !== undefined || season?.percent !== undefined;
  const price = priceOfDay(unitPrice, season, season?.lengthDiscounts === false ? 0 : discount, priceStep);
  return { price, ...(isPriced && { season }) };
}

/** Returns the season of a day; an event comes before a season. */
export function seasonOf(day: CalendarDay, { seasons }: Pick<CarRates, 'seasons'>): CarSeason | undefined {
  const found = seasons.filter(({ ranges }) => ranges.some(({ from, to }) => from <= day && day <= to));
  return found.find(({ kind }) => kind === 'event') ?? found[0];
}

/** Returns the percentage that a rental of this many days saves; 0 for none. */
export function lengthDiscountOf(days: number, { lengthDiscounts }: Pick<CarRates, 'lengthDiscounts'>): number {
  const reached = lengthDiscounts.filter(({ fromDays }) => fromDays <= days);
  return reached.reduce((best, each) => (each.fromDays > best.fromDays ? each : best), { fromDays: 0, percent: 0 })
    .percent;
}

/**
 * Returns the price of a day, rounded once, half away from zero, to the step. Only a price of 0 gives 0: the least of any other
 * is one step. Exact: the factors are integers, whose product is below 2^53.
 */
export function priceOfDay(
  unitPrice: number,
  season: CarSeason | undefined,
  discount: number,
  priceStep: number,
): number {
  const cents = toCents(season?.price ?? unitPrice);
  const change = season?.price === undefined ? toCents(season?.percent ?? 0) : 0;
  const isChanged = change !== 0 || discount !== 0;
  // A price that somebody wrote stays as written.
  if (!isChanged || cents === 0) return cents / 100;
  const step = toCents(priceStep);
  const product = cents * (WHOLE + change) * (WHOLE - toCents(discount));
  const unit = WHOLE * WHOLE * step;
  const rest = product % unit;
  const steps = (product - rest) / unit + (2 * rest >= unit ? 1 : 0);
  return (Math.max(1, steps) * step) / 100;
}
