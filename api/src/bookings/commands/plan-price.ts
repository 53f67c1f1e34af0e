import type { Transaction } from 'kysely';
import {
  type Booking,
  type CarRates,
  findPlace,
  isAway,
  KEPT_LINE_CODE,
  type QuoteLine,
  type RentalTerms,
  ratesOf,
  type Stop,
  toCents,
} from 'shared-kit/domain';
import { findCarPrice } from '../../fleet/prices/find-priced-car.ts';
import { type RulesVersion, readPriceRules, readRulesVersion } from '../../fleet/prices/read-price-rules.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { PRICED_FIELDS, quoteRental } from '../quote-rental.ts';
import { readLines } from '../read-lines.ts';
import type { StoredBooking } from './booking-command.ts';
import type { Adjustment, PriceOptions } from './price-options.ts';

/** What a change makes of the price of a booking. */
export interface PricePlan {
  readonly amounts: Pick<Booking, 'days' | 'unitPrice' | 'totalPrice'>;
  readonly lines: readonly QuoteLine[];
  /** Columns without a field. */
  readonly columns: Pick<StoredBooking, 'rulesVersion' | 'pricedCarId' | 'isPriceAgreed'> & {
    readonly terms: RentalTerms | null;
  };
  /** What could be given back for days that the customer does not use; 0 for none. */
  readonly refundable: number;
  /** The rules that it follows. */
  readonly rates: CarRates;
}

/**
 * Returns the price of a changed booking (docs/rules.md#changes-of-a-price). At the rates that were agreed an extension never
 * costs less than before, and an early return costs what was agreed.
 */
export async function planPrice(
  transaction: Transaction<Schema>,
  before: StoredBooking,
  changed: StoredBooking,
  { reprice = 'agreed', adjustments, keepsTotal = false }: PriceOptions,
  priceStep: number | undefined,
): Promise<PricePlan> {
  const today = await readPriceRules(transaction);
  const isAgreedRates = reprice === 'agreed';
  const stored = await readLines(transaction, before.id);
  const manual = stored.filter(({ kind, code }) => kind === 'adjustment' && code !== KEPT_LINE_CODE);
  const written = adjustments?.map(adjustmentLine) ?? manual;
  const terms = isAgreedRates
    ? await agreedTerms(transaction, before, changed, stored, today, priceStep)
    : await todaysTerms(transaction, changed, today, priceStep);
  const { rates, columns, unitPrice } = terms;
  const base = quoteRental(changed, { unitPrice, rates, isAgreedPrice: columns.isPriceAgreed });
  const booked = toCents(before.totalPrice) - sumOf(manual);
  const difference = booked - toCents(base.totalPrice);
  const areDaysChanged = changed.pickupDate !== before.pickupDate || changed.dropoffDate !== before.dropoffDate;
  const isRunning = keepsTotal || (before.rulesVersion !== null && isAway(before.status));
  const isKept = isRunning && isAgreedRates && changed.pickupDate === before.pickupDate;
  const isEarlier = isKept && changed.dropoffDate < before.dropoffDate;
  const isLater = isKept && changed.dropoffDate > before.dropoffDate && difference > 0;
  const keptNow = difference !== 0 && (isEarlier || isLater) ? [keptLine(difference)] : [];
  const kept = areDaysChanged || !isAgreedRates ? keptNow : stored.filter(({ code }) => code === KEPT_LINE_CODE);
  const lines = [...base.lines, ...kept, ...written];
  return {
    amounts: { days: base.days, unitPrice, totalPrice: sumOf(lines) / 100 },
    lines,
    columns,
    refundable: isEarlier ? Math.max(0, difference) / 100 : 0,
    rates,
  };
}

/** Returns whether a change concerns what the price depends on. */
export function changesPrice(before: StoredBooking, changed: StoredBooking): boolean {
  return ['unitPrice' as const, ...PRICED_FIELDS].some((name) => !isSame(before[name], changed[name]));
}

const sumOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

interface Terms {
  readonly unitPrice: number;
  readonly rates: CarRates;
  readonly columns: PricePlan['columns'];
}

/** What was agreed: the rules, the car and the price per day of the booking; what it did not have yet is priced as today. */
async function agreedTerms(
  transaction: Transaction<Schema>,
  before: StoredBooking,
  changed: StoredBooking,
  lines: readonly QuoteLine[],
  today: RulesVersion,
  priceStep: number | undefined,
): Promise<Terms> {
  const pricedCarId = before.pricedCarId ?? before.carId;
  const [priced, now] = await Promise.all([
    requireCar(transaction, pricedCarId),
    changed.carId === pricedCarId ? undefined : requireCar(transaction, changed.carId),
  ]);
  const agreed = ratesOf((await readRulesVersion(transaction, before.rulesVersion)).rules, priced, priceStep);
  const current = ratesOf(today.rules, priced, priceStep);
  const isOtherPrice = changed.unitPrice !== before.unitPrice;
  const ofCar = now ?? priced;
  return {
    unitPrice: changed.unitPrice,
    rates: withAdded(agreed, current, { before, changed, lines }),
    columns: {
      rulesVersion: before.rulesVersion,
      pricedCarId: pricedCarId === changed.carId ? null : pricedCarId,
      isPriceAgreed: isOtherPrice ? changed.unitPrice !== ofCar.price : before.isPriceAgreed,
      terms: withoutKept(before.terms),
    },
  };
}

/** Returns the terms without the kilometers that an early return has left included: other days are another agreement. */
function withoutKept(terms: RentalTerms | null): RentalTerms | null {
  if (terms?.kmDays === undefined) return terms;
  const { kmDays: _, ...others } = terms;
  return others;
}

/** What a new booking would cost: the rules of now, and the price of the car unless staff named another. */
async function todaysTerms(
  transaction: Transaction<Schema>,
  changed: StoredBooking,
  today: RulesVersion,
  priceStep: number | undefined,
): Promise<Terms> {
  const car = await requireCar(transaction, changed.carId);
  const rates = ratesOf(today.rules, car, priceStep);
  const isPriceAgreed = Boolean(changed.priceReason) && changed.unitPrice !== car.price;
  return {
    unitPrice: isPriceAgreed ? changed.unitPrice : car.price,
    rates,
    columns: { rulesVersion: today.version || null, pricedCarId: null, isPriceAgreed, terms: termsOrNone(rates) },
  };
}

export function termsOrNone({ terms }: CarRates): RentalTerms | null {
  return Object.keys(terms).length > 0 ? terms : null;
}

/**
 * Returns the agreed rates with the extras and places that only came later, as they are priced today. A place that the booking
 * had before there were rules for it stays without a fee.
 * @param lines of the booking before the change
 */
function withAdded(
  agreed: CarRates,
  today: CarRates,
  { before, changed, lines }: { before: StoredBooking; changed: StoredBooking; lines: readonly QuoteLine[] },
): CarRates {
  const had = (before.extras ?? []).map(({ id }) => id);
  const extras = agreed.extras.filter(({ id }) => had.includes(id));
  const isPriced = (stop: Stop['direction']) =>
    lines.some(({ kind, code }) => (kind === 'place' || kind === 'hours') && code === stop);
  const freePlaces = STOPS.filter(
    (stop) => placeText(before, stop) === placeText(changed, stop) && !isPriced(stop),
  ).map((stop) => findPlace(today, placeText(before, stop))?.id);
  return {
    ...agreed,
    extras: [...extras, ...without(today.extras, extras)],
    places: [...agreed.places, ...without(today.places, agreed.places).filter(({ id }) => !freePlaces.includes(id))],
    terms: before.youngDriver || agreed.terms.youngDriverPerDay !== undefined ? agreed.terms : today.terms,
  };
}

const STOPS = ['pickup', 'dropoff'] as const satisfies readonly Stop['direction'][];

/** Returns the entries of a list that another one does not have. */
function without<Entry extends { readonly id: number }>(list: readonly Entry[], others: readonly Entry[]): Entry[] {
  const ids = others.map(({ id }) => id);
  return list.filter(({ id }) => !ids.includes(id));
}

/** Returns what a booking calls the place of a stop; undefined for the agency. */
function placeText({ pickupPlace, dropoffPlace }: StoredBooking, stop: Stop['direction']): string | undefined {
  return (stop === 'dropoff' ? (dropoffPlace ?? pickupPlace) : pickupPlace) ?? undefined;
}

/** @throws ApiProblem 404 */
async function requireCar(transaction: Transaction<Schema>, carId: string) {
  const car = await findCarPrice(transaction, carId);
  if (!car) throw noSuchEntity(BOOKINGS_ENTITY);
  return car;
}

function adjustmentLine({ label, amount }: Adjustment): QuoteLine {
  return { kind: 'adjustment', label, quantity: 1, unitAmount: amount, amount };
}

function keptLine(difference: number): QuoteLine {
  return { ...adjustmentLine({ label: 'As agreed before', amount: difference / 100 }), code: KEPT_LINE_CODE };
}
