import { formatPrice, MAX_PRICE, type QuoteLine, statusDisplay } from 'shared-kit/domain';
import { ApiProblem } from '../platform/http/api-problem.ts';
import type { DescribedProblem } from '../platform/http/problems.ts';

// That a car is taken or gone stands in `fleet/car-problems.ts`.

const NOT_A_PRICE: DescribedProblem = {
  type: 'not_a_price',
  maximum: MAX_PRICE,
  message: `must be from 0 to ${MAX_PRICE}, in whole cents`,
};

/** Returns the problem of a daily price that staff agreed on; undefined when it is valid. */
export function findPriceProblem(unitPrice: number): DescribedProblem | undefined {
  const isPrice = unitPrice >= 0 && unitPrice <= MAX_PRICE && Number(unitPrice.toFixed(2)) === unitPrice;
  return isPrice ? undefined : NOT_A_PRICE;
}

/** Staff may leave out one of phone number and e-mail address. */
export const NO_CONTACT: DescribedProblem = {
  type: 'required',
  message: 'Please enter a phone number or an e-mail address',
};

/** The amounts of a rental at the current price. */
export interface RentalAmounts {
  readonly days: number;
  readonly unitPrice: number;
  readonly totalPrice: number;
  readonly lines?: readonly QuoteLine[] | undefined;
}

/** @param maxDays how many days one person may have asked for before the agency answers */
export function requestLimit(maxDays: number): ApiProblem {
  const message = `You have asked for as many days as we can keep for one person before we have answered (${maxDays}). Please call us or write to us on WhatsApp: we will book it for you.`;
  return new ApiProblem(409, { type: 'request_limit', maxDays }, message);
}

export function codeTaken(): ApiProblem {
  const message = 'This confirmation code is already in use. Please try again.';
  return new ApiProblem(409, { type: 'confirmation_code_taken' }, message);
}

export function priceChanged({ days, unitPrice, totalPrice, lines }: RentalAmounts): ApiProblem {
  const price = { days, unitPrice, totalPrice, ...(lines && { lines }) };
  const total = `${formatPrice(totalPrice, '')} in total for ${days} ${days === 1 ? 'day' : 'days'}`;
  const now = `The price of this car is now ${formatPrice(unitPrice, '')} per day, ${total}.`;
  return new ApiProblem(409, { type: 'price_changed', price }, `${now} Please look at it again before you book.`);
}

/** @param status the one that the booking has now */
export function bookingChanged(status: string): ApiProblem {
  const now = `This booking was changed meanwhile: it is now ${statusDisplay(status).label}.`;
  return new ApiProblem(409, { type: 'booking_changed', status }, `${now} Please look at it again.`);
}

export function bookingDeleted(): ApiProblem {
  return new ApiProblem(404, { type: 'booking_deleted' }, 'This booking was deleted meanwhile');
}

/** For the customer, who can call. */
export function tooLate(): ApiProblem {
  return new ApiProblem(409, { type: 'too_late' }, 'This can no longer be changed online. Please call us.');
}
