import { addDays } from '../time/calendar-day.ts';
import { countRentalDays, type DateRange } from '../time/date-range.ts';
import { toCents } from './cents.ts';
import { type ChosenStops, isOpen, listStops } from './chosen-places.ts';
import { type DayPrice, dayPrices } from './day-prices.ts';
import type { Extra } from './extra-fields.ts';
import type { Names } from './names.ts';
import { type CarRates, type CarSeason, NO_CAR_RATES } from './price-rules.ts';
import type { QuoteLine } from './quote-line-fields.ts';

/** An extra and how many pieces of it. */
export interface ChosenExtra {
  readonly id: number;
  readonly quantity: number;
}

/** What a customer chooses besides car and days. */
export interface RentalChoices extends ChosenStops {
  readonly extras?: readonly ChosenExtra[] | undefined;
  readonly youngDriver?: boolean | undefined;
}

/** A longer rental that costs less. */
export interface LengthHint extends DateRange {
  readonly days: number;
  readonly totalPrice: number;
}

/** What a rental costs. All amounts are in currency units, in whole cents. */
export interface Quote {
  readonly days: number;
  /** Price of the car per day, without seasons and discounts. */
  readonly unitPrice: number;
  /** What the total is made of, in the order in which it is shown. */
  readonly lines: readonly QuoteLine[];
  /** Sum of the lines' amounts. */
  readonly totalPrice: number;
  /** What is held during the rental; no part of the total. */
  readonly deposit?: number;
  /** The most that the customer pays for damage. */
  readonly excess?: number;
  readonly hint?: LengthHint;
}

export interface QuotedRental extends RentalChoices {
  /** Price of the car per day, in currency units with at most two decimals. */
  readonly unitPrice: number;
  /** First and last day, in order. */
  readonly range: DateRange;
  readonly rates?: CarRates | undefined;
  /** Whether `unitPrice` was agreed with the customer for each day: seasons and discounts do not change it. */
  readonly isAgreedPrice?: boolean | undefined;
  /** Lines that staff wrote. */
  readonly adjustments?: readonly QuoteLine[] | undefined;
}

/** Returns what a rental costs, computed in cents (docs/rules.md#price). */
export function quote(rental: QuotedRental): Quote {
  const { unitPrice, range, rates = NO_CAR_RATES } = rental;
  const { lines, totalPrice } = priceRental(rental);
  const { deposit, excess } = rates.terms;
  const hint = findHint(rental, totalPrice);
  return {
    days: countRentalDays(range.from, range.to),
    unitPrice,
    lines,
    totalPrice,
    ...(deposit !== undefined && { deposit }),
    ...(excess !== undefined && { excess }),
    ...(hint && { hint }),
  };
}

function priceRental(rental: QuotedRental): Pick<Quote, 'lines' | 'totalPrice'> {
  const lines = [
    ...rentalLines(rental),
    ...extraLines(rental),
    ...placeLines(rental),
    ...youngDriverLines(rental),
    ...(rental.adjustments ?? []),
  ];
  return { lines, totalPrice: lines.reduce((sum, { amount }) => sum + toCents(amount), 0) / 100 };
}

/** Returns the cheapest of the rentals that end later, to reach a length discount, and cost less. */
function findHint(rental: QuotedRental, totalPrice: number): LengthHint | undefined {
  const { range, rates = NO_CAR_RATES, isAgreedPrice } = rental;
  const days = countRentalDays(range.from, range.to);
  if (isAgreedPrice) return undefined;
  const longer = rates.lengthDiscounts
    .filter(({ fromDays }) => fromDays > days)
    .map(({ fromDays }): LengthHint => {
      const extended = { from: range.from, to: addDays(range.from, fromDays - 1) };
      return { ...extended, days: fromDays, totalPrice: priceRental({ ...rental, range: extended }).totalPrice };
    })
    .filter((each) => each.totalPrice < totalPrice);
  return longer.reduce<LengthHint | undefined>(
    (best, each) => (best && best.totalPrice <= each.totalPrice ? best : each),
    undefined,
  );
}

/** Returns a line for each price that days of the rental have. */
function rentalLines({ unitPrice, range, rates = NO_CAR_RATES, isAgreedPrice }: QuotedRental): readonly QuoteLine[] {
  const priced = dayPrices(unitPrice, range, isAgreedPrice ? NO_CAR_RATES : rates);
  const groups = new Map<CarSeason | number, DayPrice & { quantity: number }>();
  for (const day of priced) {
    const key = day.season ?? day.price;
    const group = groups.get(key) ?? { ...day, quantity: 0 };
    group.quantity += 1;
    groups.set(key, group);
  }
  return Array.from(groups.values(), ({ price, season, quantity }) => {
    const named = season ? { code: String(season.id), ...labelsOf(season.names) } : { label: 'Rental' };
    return lineOf({ kind: 'rental', ...named, quantity, unitAmount: price });
  });
}

/** Returns a line for each extra that can be booked: what one piece costs in the whole rental, times the pieces. */
function extraLines({ range, rates = NO_CAR_RATES, extras = [] }: QuotedRental): readonly QuoteLine[] {
  const days = countRentalDays(range.from, range.to);
  return extras.flatMap(({ id, quantity }) => {
    const extra = rates.extras.find((each) => each.id === id);
    if (!extra || quantity < 1) return [];
    const unitAmount = amountOfPiece(extra, days);
    return lineOf({ kind: 'extra', code: String(id), ...labelsOf(extra.names), quantity, unitAmount });
  });
}

/** Returns what one piece of an extra costs in a rental of this many days. */
export function amountOfPiece({ per, price, maxAmount }: Extra, days: number): number {
  return limited(price, per === 'day' ? days : 1, maxAmount);
}

/** Returns the lines of delivery and collection, free ones of places named by id too, and of times outside the opening hours. */
function placeLines({ range, rates = NO_CAR_RATES, ...choices }: QuotedRental): readonly QuoteLine[] {
  return listStops(range, choices, rates).flatMap(({ direction, day, time, place, isNamed }) => {
    const fee = (direction === 'pickup' ? place.pickupFee : place.dropoffFee) ?? 0;
    const isShown = fee > 0 || isNamed;
    const line = { code: direction, ...labelsOf(place.names), quantity: 1 };
    const isOut = place.outOfHoursFee !== undefined && !isOpen(place, day, time);
    return [
      ...(isShown ? [lineOf({ kind: 'place', ...line, unitAmount: fee })] : []),
      ...(isOut ? [lineOf({ kind: 'hours', ...line, unitAmount: place.outOfHoursFee })] : []),
    ];
  });
}

function youngDriverLines({ range, rates = NO_CAR_RATES, youngDriver }: QuotedRental): readonly QuoteLine[] {
  const { youngDriverPerDay, youngDriverMax } = rates.terms;
  if (!youngDriver || youngDriverPerDay === undefined) return [];
  const unitAmount = limited(youngDriverPerDay, countRentalDays(range.from, range.to), youngDriverMax);
  return [lineOf({ kind: 'young_driver', label: 'Young driver', quantity: 1, unitAmount })];
}

/** Returns an amount times a count, at most the maximum. */
function limited(amount: number, count: number, maximum: number | undefined): number {
  const product = (toCents(amount) * count) / 100;
  return maximum === undefined ? product : Math.min(product, maximum);
}

/** Returns the label of a line, and the names in other languages. */
function labelsOf({ en, ...names }: Names): Pick<QuoteLine, 'label' | 'names'> {
  return { label: en, ...(Object.keys(names).length > 0 && { names: { en, ...names } }) };
}

/** Returns a line with its amount: quantity times unit amount. */
function lineOf(line: Omit<QuoteLine, 'amount'>): QuoteLine {
  return { ...line, amount: (toCents(line.unitAmount) * line.quantity) / 100 };
}
