import { type DateRange, rangesOverlap } from '../time/date-range.ts';

/** Returns two of the ranges that have days in common, the earlier first; undefined when all are apart. */
export function findOverlap<Range extends DateRange>(ranges: readonly Range[]): readonly [Range, Range] | undefined {
  const inOrder = ranges.toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  for (const [index, range] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && rangesOverlap(range, next)) return [range, next];
  }
  return undefined;
}
