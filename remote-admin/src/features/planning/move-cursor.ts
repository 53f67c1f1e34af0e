import { type Segment, type Span, segmentAt } from './row-segments.ts';

/** Position of the keyboard cursor. `anchor` is the other end of a selection of free days. */
export interface Cursor {
  readonly row: number;
  readonly column: number;
  readonly anchor?: number;
}

interface CursorLimits {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit into the window. */
  readonly pageRows: number;
  /** The visible columns. */
  readonly view: Span;
}

interface CursorKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns the days that a left or right arrow moves by, in the direction of the page; 0 for another key. */
export function arrowDays(key: string, direction: 'ltr' | 'rtl'): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}

/** Returns the rows that a key moves by; 0 for another key. */
export function arrowRows(key: string, pageRows: number): number {
  const rows: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -pageRows,
    PageDown: pageRows,
  };
  return rows[key] ?? 0;
}

/**
 * Returns the cursor after a key; undefined for a key that does not move it. A bar counts as one step. Shift selects
 * free days within the gap.
 */
export function moveCursor(
  cursor: Cursor,
  { key, shiftKey, direction }: CursorKey,
  segmentsOf: (row: number) => readonly Segment[],
  { rows, columns, pageRows, view }: CursorLimits,
): Cursor | undefined {
  const days = arrowDays(key, direction);
  if (days !== 0) {
    const here = segmentAt(segmentsOf(cursor.row), cursor.column);
    if (shiftKey && here && !here.entry) {
      const column = limit(cursor.column + days, here.first, here.last);
      return { row: cursor.row, column, anchor: cursor.anchor ?? cursor.column };
    }
    const from = here?.entry ? (days > 0 ? here.last : here.first) : cursor.column;
    return { row: cursor.row, column: limit(from + days, 0, columns - 1) };
  }
  const moved = arrowRows(key, pageRows);
  if (moved !== 0) return { row: limit(cursor.row + moved, 0, rows - 1), column: cursor.column };
  if (key === 'Home') return { row: cursor.row, column: view.first };
  if (key === 'End') return { row: cursor.row, column: view.last };
  return undefined;
}

/** Returns the selected days. */
export function chosenSpan({ column, anchor = column }: Cursor): Span {
  return { first: Math.min(column, anchor), last: Math.max(column, anchor) };
}

export function limit(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
