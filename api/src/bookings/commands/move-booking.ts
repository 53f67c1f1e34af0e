import {
  type CarRates,
  countRentalDays,
  describeRangeProblem,
  findRateProblems,
  MAX_STAFF_RENTAL_DAYS,
} from 'shared-kit/domain';
import { requireCarsInFleet } from '../../fleet/cars/require-cars-in-fleet.ts';
import { type DescribedProblem, invalid } from '../../platform/http/problems.ts';
import { findPriceProblem, priceChanged } from '../booking-problems.ts';
import { PRICED_FIELDS } from '../quote-rental.ts';
import type { BookingCommand, StoredBooking } from './booking-command.ts';
import { describeRateProblems } from './describe-rate-problems.ts';
import { changesPrice, planPrice } from './plan-price.ts';
import { requireDaysFree } from './require-days-free.ts';

const REVERSED = { type: 'reversed' } as const;
const TOO_LONG: DescribedProblem = {
  type: 'rental_too_long',
  maxDays: MAX_STAFF_RENTAL_DAYS,
  message: `A booking lasts at most ${MAX_STAFF_RENTAL_DAYS} days`,
};

const BELOW_ZERO: DescribedProblem = {
  type: 'too_small',
  minimum: 0,
  message: 'must not make the total less than 0',
};

/**
 * Moves a booking to another car or other days, or changes what else its price depends on. Such a change makes a new quote, with
 * its lines and amounts; another car alone keeps what was agreed. Amounts that are sent must agree.
 */
export const MOVE_BOOKING: BookingCommand = {
  fields: ['carId', 'days', 'unitPrice', 'totalPrice', 'priceReason', ...PRICED_FIELDS],

  async plan(context, sent) {
    const { transaction, before, changed, options, priceStep, today } = context;
    const { pickupDate, dropoffDate, unitPrice } = changed;
    if (changed.carId !== before.carId) await requireCarsInFleet(transaction, [changed.carId]);
    if (dropoffDate < pickupDate)
      throw invalid({ dropoffDate: { ...REVERSED, message: describeRangeProblem(REVERSED) } });
    const priceProblem = findPriceProblem(unitPrice);
    if (priceProblem) throw invalid({ unitPrice: priceProblem });
    const days = countRentalDays(pickupDate, dropoffDate);
    if (days > MAX_STAFF_RENTAL_DAYS) throw invalid({ dropoffDate: TOO_LONG });
    const isRepriced = changesPrice(before, changed) || options.reprice === 'today' || options.adjustments;
    const plan = isRepriced ? await planPrice(transaction, before, changed, options, priceStep) : undefined;
    if (plan && JSON.stringify(changed.extras) !== JSON.stringify(before.extras)) requireExtras(changed, plan.rates);
    const amounts = plan?.amounts ?? { days, unitPrice, totalPrice: before.totalPrice };
    if (amounts.totalPrice < 0) throw invalid({ adjustments: BELOW_ZERO });
    const isAgreed = (sent.days ?? days) === days && (sent.totalPrice ?? amounts.totalPrice) === amounts.totalPrice;
    if (!isAgreed) throw priceChanged({ ...amounts, lines: plan?.lines });
    if (changed.status !== 'canceled') await requireDaysFree(context);
    const pricedCarId = before.pricedCarId ?? before.carId;
    const columns = plan?.columns ?? { pricedCarId: pricedCarId === changed.carId ? null : pricedCarId };
    const carSince = changed.carId !== before.carId && before.carSince ? today : undefined;
    return {
      values: { ...sent, ...amounts, ...(carSince && { carSince }) },
      columns,
      ...(plan && { lines: plan.lines }),
    };
  },
};

/** @throws ApiProblem 400 for an extra that is not offered, or too many pieces of one */
function requireExtras({ extras, pickupDate, dropoffDate }: StoredBooking, rates: CarRates): void {
  const range = { from: pickupDate, to: dropoffDate };
  const found = findRateProblems(range, { extras: extras ?? undefined }, rates, pickupDate);
  if (found.extras) throw invalid(describeRateProblems({ extras: found.extras }));
}
