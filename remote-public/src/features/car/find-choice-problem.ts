import {
  type BookedPeriod,
  type DateRange,
  describeRangeProblem,
  findRangeProblem,
  isFree,
  type RentalSettings,
} from 'shared-kit/domain';
import { CALENDAR_TEXT } from './texts.ts';

/** Returns why this car cannot be booked for these dates, as text; undefined when it can (docs/rules.md#availability). */
export function findChoiceProblem(
  range: DateRange,
  booked: readonly BookedPeriod[],
  now: Date,
  settings: RentalSettings,
): string | undefined {
  const problem = findRangeProblem(range, now, settings);
  if (problem) return describeRangeProblem(problem, settings);
  return isFree(booked, range) ? undefined : CALENDAR_TEXT.refused;
}
