import { agencyToday, isSameDayClosed, SAME_DAY_CUTOFF } from './agency-clock.ts';
import { addDays } from './calendar-day.ts';
import { countRentalDays, type DateRange } from './date-range.ts';
import type { RentalSettings } from './site-settings.ts';

/** The longest rental that staff may enter, in days; a visitor's is `RentalSettings.maxRentalDays`. */
export const MAX_STAFF_RENTAL_DAYS = 3_650;

/** Why a range cannot be rented at all, whatever the car. */
export type RangeProblem = 'reversed' | 'past' | 'same_day_closed' | 'too_far_ahead' | 'too_long';

/** Returns why a rental's dates are invalid, for page and server; undefined when they are valid. */
export function findRangeProblem(range: DateRange, now: Date, settings: RentalSettings): RangeProblem | undefined {
  const today = agencyToday(now, settings.timeZone);
  if (range.to < range.from) return 'reversed';
  if (range.from < today) return 'past';
  if (range.from === today && isSameDayClosed(now, settings.timeZone)) return 'same_day_closed';
  if (range.from > addDays(today, settings.maxDaysAhead)) return 'too_far_ahead';
  if (countRentalDays(range.from, range.to) > settings.maxRentalDays) return 'too_long';
  return undefined;
}

/** Returns the error message of a range problem. */
export function describeRangeProblem(problem: RangeProblem, settings: RentalSettings): string {
  switch (problem) {
    case 'reversed':
      return 'The drop-off date cannot be before the pick-up date';
    case 'past':
      return 'The pick-up date is in the past';
    case 'same_day_closed':
      return `Same-day bookings close at ${SAME_DAY_CUTOFF} Marrakech time. Please choose tomorrow or a later day`;
    case 'too_far_ahead':
      return `Cars can be booked up to ${settings.maxDaysAhead} days ahead`;
    case 'too_long':
      return `A rental can last up to ${settings.maxRentalDays} days`;
  }
}
