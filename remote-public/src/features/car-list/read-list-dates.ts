import {
  agencyToday,
  type DateRange,
  defaultDateRange,
  findRangeProblem,
  parseDateRange,
  type RangeProblem,
  type RentalSettings,
} from 'shared-kit/domain';

export interface ListDates {
  /** The dates of the list. */
  readonly range: DateRange;
  /** The dates in the links to cars: the visitor's choice, or the default if bookable. */
  readonly linkRange: DateRange | undefined;
  /** Why these dates cannot be booked for any car. */
  readonly problem: RangeProblem | undefined;
  /** Why these are not the dates in the URL. */
  readonly note: 'incomplete' | 'unusable' | undefined;
}

/** Returns the dates of the list from the two URL parameters, or the default dates (docs/rules.md#default-dates). */
export function readListDates(pickup: string, dropoff: string, now: Date, settings: RentalSettings): ListDates {
  const today = agencyToday(now, settings.timeZone);
  const asked = parseDateRange(pickup, dropoff);
  const chosen = asked && asked.from >= today ? asked : undefined;
  const range = chosen ?? defaultDateRange(today);
  const problem = findRangeProblem(range, now, settings);
  return {
    range,
    linkRange: chosen ?? (problem ? undefined : range),
    problem,
    note: chosen ? undefined : describeFallback(pickup, dropoff),
  };
}

function describeFallback(pickup: string, dropoff: string): ListDates['note'] {
  if (pickup && dropoff) return 'unusable';
  return pickup || dropoff ? 'incomplete' : undefined;
}
