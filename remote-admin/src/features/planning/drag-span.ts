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
