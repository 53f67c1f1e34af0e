import { addDays, type DateRange, daysBetween } from 'shared-kit/domain';

/** Returns the parts of a range that none of the periods covers, in order. */
export function remainingDays(range: DateRange, periods: readonly DateRange[]): readonly DateRange[] {
  const parts: DateRange[] = [];
  let { from } = range;
  for (const period of [...periods].sort((a, b) => daysBetween(b.from, a.from))) {
    if (period.from > from) parts.push({ from, to: addDays(period.from, -1) });
    if (period.to >= from) from = addDays(period.to, 1);
  }
  if (from <= range.to) parts.push({ from, to: range.to });
  return parts
    .filter(({ from: first }) => first <= range.to)
    .map((part) => (part.to > range.to ? { ...part, to: range.to } : part));
}
