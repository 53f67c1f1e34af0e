import { addDays, type CalendarDay, daysBetween } from 'shared-kit/domain';
import type { PlanningEntry } from './use-planning-entries.ts';

/** Days of the planning that belong together, as columns counted from 0, first and last included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** A car's bar, or a gap between two. */
export interface Segment extends Span {
  readonly entry?: PlanningEntry;
  /** The entry begins before the first column, or ends after the last. */
  readonly isCut?: { readonly start: boolean; readonly end: boolean };
}

/**
 * Returns the bars and gaps of a car, in order; together they cover every column.
 * @param entries of one car; the database lets none of them overlap
 */
export function rowSegments(entries: readonly PlanningEntry[], origin: CalendarDay, columns: number): Segment[] {
  const segments: Segment[] = [];
  let next = 0;
  const sorted = [...entries].sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const [index, entry] of sorted.entries()) {
    const start = daysBetween(origin, entry.from);
    const end = daysBetween(origin, lastDay(entry, sorted[index + 1]));
    const first = Math.max(start, next);
    const last = Math.min(end, columns - 1);
    if (last < first) continue;
    if (first > next) segments.push({ first: next, last: first - 1 });
    segments.push({ first, last, entry, isCut: { start: start < 0, end: end >= columns } });
    next = last + 1;
  }
  if (next < columns) segments.push({ first: next, last: columns - 1 });
  return segments;
}

/** Returns the last day of an entry's bar: that of a car that is not back reaches until today, or to the next bar. */
function lastDay(entry: PlanningEntry, next: PlanningEntry | undefined): CalendarDay {
  const overdueUntil = entry.kind === 'rental' ? entry.overdueUntil : undefined;
  if (!overdueUntil) return entry.to;
  return next && next.from <= overdueUntil ? addDays(next.from, -1) : overdueUntil;
}

export function segmentAt(segments: readonly Segment[], column: number): Segment | undefined {
  return segments.find(({ first, last }) => first <= column && column <= last);
}

/** Returns the first entry, other than `id`, that the span would cover. */
export function findOverlap(segments: readonly Segment[], span: Span, id?: number): PlanningEntry | undefined {
  return segments.find(({ entry, first, last }) => entry && entry.id !== id && first <= span.last && last >= span.first)
    ?.entry;
}
