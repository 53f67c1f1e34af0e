import {
  type BookingRequest,
  describeRangeProblem,
  findRangeProblem,
  findStaffRangeProblem,
  type RentalSettings,
  type StaffBookingOptions,
} from 'shared-kit/domain';
import type { FieldProblems } from '../../platform/http/problems.ts';

/** Returns why the dates cannot be rented now, by field; empty when they can. Staff have rules of their own. */
export function findDateProblems(
  { pickupDate: from, dropoffDate: to }: Pick<BookingRequest, 'pickupDate' | 'dropoffDate'>,
  now: Date,
  rental: RentalSettings,
  staff?: StaffBookingOptions,
): FieldProblems {
  const find = staff ? findStaffRangeProblem : findRangeProblem;
  const problem = find({ from, to }, now, rental);
  if (!problem) return {};
  const field = problem.type === 'reversed' || problem.type === 'rental_too_long' ? 'dropoffDate' : 'pickupDate';
  return { [field]: { ...problem, message: describeRangeProblem(problem) } };
}
