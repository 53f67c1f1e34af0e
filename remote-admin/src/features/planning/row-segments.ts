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
 * Returns the bars and gaps of a car, in order; together they cover every column. The bar of a former car has what is left: it
 * is free from the day on which it came back.
 * @param entries of one car; the database lets none of them overlap, but for those of a former car
 */
export function rowSegments(entries: readonly PlanningEntry[], origin: CalendarDay, columns: number): Segment[] {
  const present = entries.filter((entry) => !isFormer(entry));
  const former = entries.filter(isFormer);
  const segments = fillSpan({ first: 0, last: columns - 1 }, present, origin);
  if (former.length === 0) return segments;
  return segments.flatMap((segment) => (segment.entry ? [segment] : fillSpan(segment, former, origin)));
}

function fillSpan(span: Span, entries: readonly PlanningEntry[], origin: CalendarDay): Segment[] {
  const segments: Segment[] = [];
  let next = span.first;
  const sorted = [...entries].sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const [index, entry] of sorted.entries()) {
    const start = daysBetween(origin, entry.from);
    const end = daysBetween(origin, lastDay(entry, sorted[index + 1]));
    const first = Math.max(start, next);
    const last = Math.min(end, span.last);
    if (last < first) continue;
    if (first > next) segments.push({ first: next, last: first - 1 });
    segments.push({ first, last, entry, isCut: { start: start < span.first, end: end > span.last } });
    next = last + 1;
  }
  if (next <= span.last) segments.push({ first: next, last: span.last });
  return segments;
}

/** Returns whether a bar shows the days of a rental with a car that it has given back. */
function isFormer(entry: PlanningEntry): boolean {
  return entry.kind === 'rental' && entry.rental !== undefined;
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

/** Returns the first entry, other than `id`, that keeps the span from being free. */
export function findOverlap(segments: readonly Segment[], span: Span, id?: number): PlanningEntry | undefined {
  const shared = segments.filter(({ first, last }) => first <= span.last && last >= span.first);
  return shared.find(({ entry }) => entry && entry.id !== id && !isFormer(entry))?.entry;
}
