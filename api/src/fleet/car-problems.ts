import type { BookingConflict } from 'shared-kit/domain';
import { ApiProblem } from '../platform/http/api-problem.ts';

/**
 * Returns the error for a car that is not available (docs/rules.md#availability).
 * @param conflicts the conflicting bookings and blocks, for staff only
 */
export function carUnavailable(conflicts?: readonly BookingConflict[]): ApiProblem {
  const message = 'The car is not available for this period';
  return new ApiProblem(409, { type: 'car_unavailable' }, message, { details: conflicts && { conflicts } });
}

export function carGone(): ApiProblem {
  return new ApiProblem(404, { type: 'car_gone' }, 'This car is no longer offered. Please choose another one.');
}
