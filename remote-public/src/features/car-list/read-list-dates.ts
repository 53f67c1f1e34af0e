import {
  agencyToday,
  completeDateRange,
  type DateRange,
  defaultDateRange,
  findRangeProblem,
  firstBookableDay,
  parseDateRange,
  type RangeProblem,
  type RentalSettings,
} from 'shared-kit/domain';

export interface ListDates {
  /** The dates of the list. */
  readonly range: DateRange;
  /** Why these dates cannot be booked for any car. */
  readonly problem: RangeProblem | undefined;
  /** Why these are not the dates in the URL. */
  readonly note: 'completed' | 'unusable' | undefined;
}

/**
 * Returns the dates of the list from the two URL parameters: as they are, completed when one is given, or the default ones
 * (docs/rules.md#default-dates).
 */
export function readListDates(pickup: string, dropoff: string, now: Date, settings: RentalSettings): ListDates {
  const firstDay = firstBookableDay(now, settings.timeZone);
  const today = agencyToday(now, settings.timeZone);
  const isAhead = (range: DateRange | undefined) => range !== undefined && range.from >= today;
  const asked = parseDateRange(pickup, dropoff);
  const completed = completeDateRange(pickup, dropoff, firstDay);
  const range = [asked, completed].find(isAhead) ?? defaultDateRange(firstDay);
  const isGiven = pickup !== '' || dropoff !== '';
  return {
    range,
    problem: findRangeProblem(range, now, settings),
    note: range === asked || !isGiven ? undefined : range === completed ? 'completed' : 'unusable',
  };
}
