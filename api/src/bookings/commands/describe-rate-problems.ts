import { formatHours, type RateProblem, type RateProblems, type StaffBookingOptions } from 'shared-kit/domain';
import type { FieldProblems } from '../../platform/http/problems.ts';

/** The rules that hold for staff too: they may book what visitors cannot, but nothing that does not exist. */
const FOR_STAFF: readonly RateProblem['type'][] = ['place_unknown', 'extra_unknown', 'too_large', 'too_small'];

/** Returns the problems of a rental with their English messages. */
export function describeRateProblems(problems: RateProblems, staff?: StaffBookingOptions): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([, { type }]) => !staff || FOR_STAFF.includes(type))
      .map(([field, problem]) => [field, { ...problem, message: describe(problem) }]),
  );
}

function describe(problem: RateProblem): string {
  switch (problem.type) {
    case 'rental_too_short':
      return `On these days a rental lasts at least ${problem.minDays} days`;
    case 'too_soon':
      return `These days are booked at least ${problem.leadDays} days ahead: the first pick-up is on ${problem.firstDay}`;
    case 'place_closed':
      return problem.hours.length > 0
        ? `This place is closed at that time. It is open ${formatHours(problem.hours.map(String))}`
        : 'This place is closed on that day';
    case 'place_unknown':
      return 'This place is no longer offered';
    case 'extra_unknown':
      return 'This extra is no longer offered';
    case 'too_large':
      return `must be at most ${problem.maximum}`;
    case 'too_small':
      return `must be at least ${problem.minimum}`;
  }
}
