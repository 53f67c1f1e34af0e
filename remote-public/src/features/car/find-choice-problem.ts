import {
  agencyToday,
  type BookedPeriod,
  type CalendarDay,
  type CarRates,
  type DateRange,
  findDayProblems,
  findRangeProblem,
  isFree,
  type RangeProblem,
  type RateProblem,
  type RentalSettings,
} from 'shared-kit/domain';

/** Why a car cannot be booked on the chosen dates. */
export type ChoiceProblem = RangeProblem | RateProblem | { readonly type: 'taken' };

/** The owner's rules, and the pick-up time that was searched. */
export interface ChoiceRules {
  readonly rates: CarRates;
  readonly pickupTime: string | undefined;
}

/** Returns why this car cannot be booked for these dates; undefined when it can (docs/rules.md#availability). */
export function findChoiceProblem(
  range: DateRange,
  booked: readonly BookedPeriod[],
  now: Date,
  settings: RentalSettings,
  rules?: ChoiceRules,
): ChoiceProblem | undefined {
  const today = agencyToday(now, settings.timeZone);
  const problem = findRangeProblem(range, now, settings) ?? (rules && findRuleProblem(range, rules, today));
  if (problem) return problem;
  return isFree(booked, range, today) ? undefined : { type: 'taken' };
}

function findRuleProblem(
  range: DateRange,
  { rates, pickupTime }: ChoiceRules,
  today: CalendarDay,
): RateProblem | undefined {
  const findAt = (pickupPlace?: string) => findDayProblems(range, { pickupTime, pickupPlace }, rates, today);
  const { dropoffDate, pickupDate, pickupPlace, dropoffPlace } = findAt();
  // The form asks for a place that is open, if there is one.
  const others = rates.places.map(({ id }) => findAt(String(id)));
  const atPickup = others.every((each) => each.pickupPlace) ? pickupPlace : undefined;
  const atReturn = others.every((each) => each.dropoffPlace) ? dropoffPlace : undefined;
  return dropoffDate ?? pickupDate ?? atPickup ?? atReturn;
}

/** Returns whether other days help, unlike with days on which only this car is taken. */
export function isRuleProblem(problem: ChoiceProblem | undefined): boolean {
  return problem !== undefined && RULE_PROBLEMS.includes(problem.type);
}

const RULE_PROBLEMS: readonly ChoiceProblem['type'][] = ['rental_too_short', 'too_soon', 'place_closed'];
