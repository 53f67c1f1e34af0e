import { countRentalDays, describeRangeProblem, MAX_STAFF_RENTAL_DAYS } from 'shared-kit/domain';
import { requireCarsInFleet } from '../../fleet/cars/require-cars-in-fleet.ts';
import { type DescribedProblem, invalid } from '../../platform/http/problems.ts';
import { findPriceProblem, priceChanged } from '../booking-problems.ts';
import { quoteRental } from '../quote-rental.ts';
import type { BookingCommand } from './booking-command.ts';
import { requireDaysFree } from './require-days-free.ts';

const REVERSED = { type: 'reversed' } as const;
const TOO_LONG: DescribedProblem = {
  type: 'rental_too_long',
  maxDays: MAX_STAFF_RENTAL_DAYS,
  message: `A booking lasts at most ${MAX_STAFF_RENTAL_DAYS} days`,
};

/**
 * Moves a booking to another car or other days, or changes its daily price. Other days or another price make a new quote,
 * with its lines and amounts; another car alone keeps what was agreed. Amounts that are sent must agree.
 */
export const MOVE_BOOKING: BookingCommand = {
  fields: ['carId', 'pickupDate', 'dropoffDate', 'days', 'unitPrice', 'totalPrice', 'priceReason'],

  async plan(context, sent) {
    const { transaction, before, changed } = context;
    const { pickupDate, dropoffDate, unitPrice } = changed;
    if (changed.carId !== before.carId) await requireCarsInFleet(transaction, [changed.carId]);
    if (dropoffDate < pickupDate)
      throw invalid({ dropoffDate: { ...REVERSED, message: describeRangeProblem(REVERSED) } });
    const priceProblem = findPriceProblem(unitPrice);
    if (priceProblem) throw invalid({ unitPrice: priceProblem });
    const days = countRentalDays(pickupDate, dropoffDate);
    if (days > MAX_STAFF_RENTAL_DAYS) throw invalid({ dropoffDate: TOO_LONG });
    const isRepriced =
      pickupDate !== before.pickupDate || dropoffDate !== before.dropoffDate || unitPrice !== before.unitPrice;
    const { lines, ...amounts } = isRepriced
      ? quoteRental(changed, unitPrice)
      : { lines: undefined, days, unitPrice, totalPrice: before.totalPrice };
    const isAgreed = (sent.days ?? days) === days && (sent.totalPrice ?? amounts.totalPrice) === amounts.totalPrice;
    if (!isAgreed) throw priceChanged(amounts);
    if (changed.status !== 'canceled') await requireDaysFree(context);
    return { values: { ...sent, ...amounts }, ...(lines && { lines }) };
  },
};
