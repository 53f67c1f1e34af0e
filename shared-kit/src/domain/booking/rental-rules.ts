import type { FieldProblem } from '../fields/problem-types.ts';
import type { RentalSettings } from '../settings/site-settings.ts';
import { type AgencyTimeZone, agencyTime, agencyToday } from '../time/agency-clock.ts';
import { addDays, type CalendarDay, formatTime } from '../time/calendar-day.ts';
import { countRentalDays, type DateRange } from '../time/date-range.ts';

/** Until this hour of the agency's clock a rental may begin today (docs/rules.md#same-day-cut-off). */
const SAME_DAY_CUTOFF_HOUR = 8;
/** The cut-off as `HH:mm`. */
export const SAME_DAY_CUTOFF_TIME = `${String(SAME_DAY_CUTOFF_HOUR).padStart(2, '0')}:00`;

const HOUR_MS = 3_600_000;

/** The longest rental that staff may enter, in days; a visitor's is `RentalSettings.maxRentalDays`. */
export const MAX_STAFF_RENTAL_DAYS = 3_650;

/** How many days ago a rental that staff enter may have begun. */
export const STAFF_DAYS_BACK = 30;

/** Reason why a range cannot be rented, independent of the car. */
export type RangeProblem = Extract<
  FieldProblem,
  { readonly type: 'reversed' | 'past' | 'same_day_closed' | 'too_far_ahead' | 'rental_too_long' }
>;

/** Returns why a rental's dates are invalid, for page and server; undefined when they are valid. */
export function findRangeProblem(range: DateRange, now: Date, settings: RentalSettings): RangeProblem | undefined {
  const { timeZone, maxDaysAhead, maxRentalDays: maxDays } = settings;
  const today = agencyToday(now, timeZone);
  if (range.to < range.from) return { type: 'reversed' };
  if (range.from < today) return { type: 'past' };
  if (range.from === today && isSameDayClosed(now, timeZone))
    return { type: 'same_day_closed', cutOff: SAME_DAY_CUTOFF_TIME };
  if (range.from > addDays(today, maxDaysAhead)) return { type: 'too_far_ahead', maxDaysAhead };
  if (countRentalDays(range.from, range.to) > maxDays) return { type: 'rental_too_long', maxDays };
  return undefined;
}

/**
 * Returns why staff cannot enter a new rental; undefined when they can. It may have begun up to `STAFF_DAYS_BACK` days
 * ago, since staff may enter a walk-in customer later.
 */
export function findStaffRangeProblem(
  range: DateRange,
  now: Date,
  { timeZone }: Pick<RentalSettings, 'timeZone'>,
): RangeProblem | undefined {
  const today = agencyToday(now, timeZone);
  if (range.to < range.from) return { type: 'reversed' };
  if (range.from < addDays(today, -STAFF_DAYS_BACK)) return { type: 'past' };
  if (range.from > addDays(today, MAX_STAFF_RENTAL_DAYS))
    return { type: 'too_far_ahead', maxDaysAhead: MAX_STAFF_RENTAL_DAYS };
  if (countRentalDays(range.from, range.to) > MAX_STAFF_RENTAL_DAYS)
    return { type: 'rental_too_long', maxDays: MAX_STAFF_RENTAL_DAYS };
  return undefined;
}

/** Returns whether today is no longer bookable: the agency's clock is past the cut-off. */
export function isSameDayClosed(now: Date, zone: AgencyTimeZone): boolean {
  return agencyTime(now, zone).msOfDay > SAME_DAY_CUTOFF_HOUR * HOUR_MS;
}

/** Returns the earliest day a rental can begin: today, or tomorrow after the cut-off. */
export function firstBookableDay(now: Date, zone: AgencyTimeZone): CalendarDay {
  const today = agencyToday(now, zone);
  return isSameDayClosed(now, zone) ? addDays(today, 1) : today;
}

/** Returns the days on which a rental can begin: from the first bookable one until the furthest ahead. */
export function pickupDays(now: Date, { timeZone, maxDaysAhead }: RentalSettings): DateRange {
  return { from: firstBookableDay(now, timeZone), to: addDays(agencyToday(now, timeZone), maxDaysAhead) };
}

/** Returns the English error message of a range problem. */
export function describeRangeProblem(problem: RangeProblem): string {
  switch (problem.type) {
    case 'reversed':
      return 'The drop-off date cannot be before the pick-up date';
    case 'past':
      return 'The pick-up date is in the past';
    case 'same_day_closed':
      return `Same-day bookings close at ${formatTime(SAME_DAY_CUTOFF_TIME)} Marrakech time. Please choose tomorrow or a later day`;
    case 'too_far_ahead':
      return `Cars can be booked up to ${problem.maxDaysAhead} days ahead`;
    case 'rental_too_long':
      return `A rental can last up to ${problem.maxDays} days`;
  }
}
