import {
  agencyToday,
  type BookedPeriod,
  type DateRange,
  findRangeProblem,
  isFree,
  type RangeProblem,
  type RentalSettings,
} from 'shared-kit/domain';

/** Why a car cannot be booked on the chosen dates. */
export type ChoiceProblem = RangeProblem | { readonly type: 'taken' };

/** Returns why this car cannot be booked for these dates; undefined when it can (docs/rules.md#availability). */
export function findChoiceProblem(
  range: DateRange,
  booked: readonly BookedPeriod[],
  now: Date,
  settings: RentalSettings,
): ChoiceProblem | undefined {
  const problem = findRangeProblem(range, now, settings);
  if (problem) return problem;
  return isFree(booked, range, agencyToday(now, settings.timeZone)) ? undefined : { type: 'taken' };
}
