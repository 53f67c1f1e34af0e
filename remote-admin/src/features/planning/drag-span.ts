import { addDays, type DateRange } from 'shared-kit/domain';
import type { Span } from './row-segments.ts';

/** What is moved: the whole bar, or one of its ends. */
export type DragMode = 'move' | 'start' | 'end';

/** Returns the days of a bar that was moved or stretched by some days; it keeps at least one. */
export function dragSpan({ first, last }: Span, mode: DragMode, days: number): Span {
  switch (mode) {
    case 'move':
      return { first: first + days, last: last + days };
    case 'start':
      return { first: Math.min(first + days, last), last };
    case 'end':
      return { first, last: Math.max(last + days, first) };
  }
}

/**
 * Returns the days of an entry whose bar was dragged from one span to another. The bar may be cut at an end of the columns:
 * the entry then moves by as many days as the bar.
 */
export function draggedRange(entry: DateRange, from: Span, to: Span): DateRange {
  return { from: addDays(entry.from, to.first - from.first), to: addDays(entry.to, to.last - from.last) };
}
