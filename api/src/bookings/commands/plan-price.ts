import type { Transaction } from 'kysely';
import { type Booking, type CarRates, isPlaceId, type QuoteLine, type RentalTerms, ratesOf } from 'shared-kit/domain';
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

/** Code of the line that keeps a total when a customer stays longer or returns early. */
const KEPT = 'kept';

/**
 * Returns the price of a changed booking (docs/rules.md#changes-of-a-price). At the rates that were agreed an extension never
 * costs less than before, and an early return costs what was agreed.
 */
export async function planPrice(
  transaction: Transaction<Schema>,
  before: StoredBooking,
  changed: StoredBooking,
  { reprice = 'agreed', adjustments }: PriceOptions,
  priceStep: number | undefined,
): Promise<PricePlan> {
  const today = await readPriceRules(transaction);
  const isAgreedRates = reprice === 'agreed';
  const stored = await readLines(transaction, before.id);
  const manual = stored.filter(({ kind, code }) => kind === 'adjustment' && code !== KEPT);
  const written = adjustments?.map(adjustmentLine) ?? manual;
  const terms = isAgreedRates
    ? await agreedTerms(transaction, before, changed, today, priceStep)
    : await todaysTerms(transaction, changed, today, priceStep);
  const { rates, columns, unitPrice } = terms;
  const base = quoteRental(changed, { unitPrice, rates, isAgreedPrice: columns.isPriceAgreed });
  const booked = cents(before.totalPrice) - sumOf(manual);
  const difference = booked - cents(base.totalPrice);
  const areDaysChanged = changed.pickupDate !== before.pickupDate || changed.dropoffDate !== before.dropoffDate;
  const isRunning = before.rulesVersion !== null && (before.status === 'out' || before.status === 'active');
  const isKept = isRunning && isAgreedRates && changed.pickupDate === before.pickupDate;
  const isEarlier = isKept && changed.dropoffDate < before.dropoffDate;
  const isLater = isKept && changed.dropoffDate > before.dropoffDate && difference > 0;
  const keptNow = difference !== 0 && (isEarlier || isLater) ? [keptLine(difference)] : [];
  const kept = areDaysChanged || !isAgreedRates ? keptNow : stored.filter(({ code }) => code === KEPT);
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

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, { amount }) => sum + cents(amount), 0);
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
  today: RulesVersion,
  priceStep: number | undefined,
): Promise<Terms> {
  const pricedCarId = before.pricedCarId ?? before.carId;
  const [priced, now] = await Promise.all([
    findCar(transaction, pricedCarId),
    changed.carId === pricedCarId ? undefined : findCar(transaction, changed.carId),
  ]);
  const agreed = ratesOf((await readRulesVersion(transaction, before.rulesVersion)).rules, priced, priceStep);
  const current = ratesOf(today.rules, priced, priceStep);
  const isOtherPrice = changed.unitPrice !== before.unitPrice;
  const ofCar = now ?? priced;
  return {
    unitPrice: changed.unitPrice,
    rates: withAdded(agreed, current, before, changed),
    columns: {
      rulesVersion: before.rulesVersion,
      pricedCarId: pricedCarId === changed.carId ? null : pricedCarId,
      isPriceAgreed: isOtherPrice ? changed.unitPrice !== ofCar.price : before.isPriceAgreed,
      terms: before.terms,
    },
  };
}

/** What a new booking would cost: the rules of now, and the price of the car unless staff named another. */
async function todaysTerms(
  transaction: Transaction<Schema>,
  changed: StoredBooking,
  today: RulesVersion,
  priceStep: number | undefined,
): Promise<Terms> {
  const car = await findCar(transaction, changed.carId);
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

/** Returns the agreed rates with the extras and places that the booking has only now, as they are priced today. */
function withAdded(agreed: CarRates, today: CarRates, before: StoredBooking, changed: StoredBooking): CarRates {
  const kept = (before.extras ?? []).map(({ id }) => id);
  const isKept = ({ id }: { readonly id: number }) => kept.includes(id);
  const names = ['pickupTime', 'pickupPlace', 'dropoffTime', 'dropoffPlace'] as const;
  const isPlaceChanged = names.some((name) => !isSame(before[name], changed[name]));
  const known = agreed.places.map(({ id }) => id);
  const isNamed = [before.pickupPlace, before.dropoffPlace].some((text) => isPlaceId(text ?? undefined));
  const arePlacesNew = isPlaceChanged && agreed.places.length === 0 && !isNamed;
  return {
    ...agreed,
    extras: [...agreed.extras.filter(isKept), ...today.extras.filter((extra) => !isKept(extra))],
    places: arePlacesNew ? today.places : [...agreed.places, ...addedPlaces(today, known, isPlaceChanged)],
    terms: before.youngDriver || agreed.terms.youngDriverPerDay !== undefined ? agreed.terms : today.terms,
  };
}

function addedPlaces({ places }: CarRates, known: readonly number[], isPlaceChanged: boolean) {
  return isPlaceChanged ? places.filter(({ id }) => !known.includes(id)) : [];
}

async function findCar(transaction: Transaction<Schema>, carId: string) {
  const car = await transaction
    .selectFrom('cars')
    .select(['car_id as CarId', 'type', 'price'])
    .where('car_id', '=', carId)
    .executeTakeFirst();
  if (!car) throw noSuchEntity(BOOKINGS_ENTITY);
  return car;
}

function adjustmentLine({ label, amount }: Adjustment): QuoteLine {
  return { kind: 'adjustment', label, quantity: 1, unitAmount: amount, amount };
}

function keptLine(difference: number): QuoteLine {
  return { ...adjustmentLine({ label: 'As agreed before', amount: difference / 100 }), code: KEPT };
}
