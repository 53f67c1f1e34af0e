import {
  type BookedPeriod,
  type DateRange,
  describeRangeProblem,
  findRangeProblem,
  isFree,
  type RentalSettings,
} from 'shared-kit/domain';
import { CALENDAR_TEXT } from './texts.ts';

/** Why these dates cannot be had for this car, in words; undefined when they can (spec §5). */
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
