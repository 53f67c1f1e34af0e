import { formatPrice, statusDisplay } from 'shared-kit/domain';
import { ApiProblem } from '../http/api-problem.ts';

/** The amounts of a rental at the current price. */
export interface RentalAmounts {
  readonly days: number;
  readonly unitPrice: number;
  readonly totalPrice: number;
}

/** See docs/rules.md#availability. */
export function carUnavailable(): ApiProblem {
  return new ApiProblem(409, 'car_unavailable', 'The car is not available for this period');
}

export function codeTaken(): ApiProblem {
  return new ApiProblem(409, 'confirmation_code_taken', 'This confirmation code is already in use. Please try again.');
}

export function priceChanged(price: RentalAmounts): ApiProblem {
  const { days, unitPrice, totalPrice } = price;
  const total = `${formatPrice(totalPrice, '')} in total for ${days} ${days === 1 ? 'day' : 'days'}`;
  const now = `The price of this car is now ${formatPrice(unitPrice, '')} per day, ${total}.`;
  return new ApiProblem(409, 'price_changed', `${now} Please look at it again before you book.`, { meta: { price } });
}

/** @param status the one that the booking has now */
export function bookingChanged(status: string): ApiProblem {
  const now = `This booking was changed meanwhile: it is now ${statusDisplay(status).label}.`;
  return new ApiProblem(409, 'booking_changed', `${now} Please look at it again.`);
}

export function carGone(): ApiProblem {
  return new ApiProblem(404, 'not_found', 'This car is no longer offered. Please choose another one.');
}
