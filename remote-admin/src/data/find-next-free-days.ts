import { addDays, countRentalDays, type DateRange } from 'shared-kit/domain';

/** Returns the first days, as many as in `range` and not before it, that none of the periods overlaps. */
export function findNextFreeDays(range: DateRange, periods: readonly DateRange[]): DateRange {
  const length = countRentalDays(range.from, range.to);
  let from = range.from;
  for (const period of [...periods].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const isInTheWay = period.from <= addDays(from, length - 1) && period.to >= from;
    if (isInTheWay) from = addDays(period.to, 1);
  }
  return { from, to: addDays(from, length - 1) };
}
