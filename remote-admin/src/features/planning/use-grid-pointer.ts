import { type MouseEvent, type PointerEvent, useState } from 'react';
import { usePointerDrag } from '../../kit/use-pointer-drag.ts';
import { type DragMode, dragSpan } from './drag-span.ts';
import { limit } from './move-cursor.ts';
import { type Segment, type Span, segmentAt } from './row-segments.ts';
import type { PlanningEntry } from './use-planning-entries.ts';

/** A bar that is being dragged. */
export interface Drag {
  readonly entry: PlanningEntry;
  readonly mode: DragMode;
  readonly row: number;
  readonly span: Span;
  /** Its original position. */
  readonly from: { readonly row: number; readonly span: Span };
}

/** A row and a column of the grid. */
interface Place {
  readonly row: number;
  readonly column: number;
}

interface GridPointerOptions {
  readonly direction: 'ltr' | 'rtl';
  readonly placeAt: (x: number, y: number) => Place;
  readonly segmentsOf: (row: number) => readonly Segment[];
  readonly rows: number;
  /** Scrolls when the pointer is at an edge of the grid. */
  readonly scrollAtEdge: (x: number, y: number) => boolean;
  readonly onChoose: (row: number, column: number, anchor?: number) => void;
  readonly onOpenEntry: (entry: PlanningEntry) => void;
  readonly onOpenGap: (row: number, span: Span) => void;
  readonly onDrop: (drag: Drag) => void;
}

interface Held extends Place {
  readonly segment: Segment;
  readonly mode: DragMode;
}

/** Width in pixels of the ends of a bar, which change its length. */
const END_WIDTH = 8;

/** Returns whether a bar is that of a car that came for another: it begins after the rental's pick-up. */
function isReplacement(entry: PlanningEntry): boolean {
  return entry.kind === 'rental' && entry.pickupDate !== undefined;
}

/** Returns the ways in which a bar can be dragged: of a car that is out, only the end; of one that came for another, not the start. */
export function dragModes(entry: PlanningEntry): readonly DragMode[] {
  if (entry.kind === 'block' || entry.status === 'requested' || entry.status === 'reserved')
    return isReplacement(entry) ? ['move', 'end'] : ['move', 'end', 'start'];
  return entry.status === 'out' || entry.status === 'active' ? ['end'] : [];
}

/** Returns by how many of the dragged days a bar moves: that of a car that came for another moves to another car only. */
export function dragDays(entry: PlanningEntry, mode: DragMode, days: number): number {
  return mode === 'move' && isReplacement(entry) ? 0 : days;
}

/**
 * Handles a mouse on the grid: a press opens, dragging chooses free days or moves a bar. Touch scrolls and opens; bars are
 * moved by the button of the opened bar.
 */
export function useGridPointer(options: GridPointerOptions) {
  const { direction, placeAt, segmentsOf, rows, scrollAtEdge, onChoose, onOpenEntry, onOpenGap, onDrop } = options;
  const [drag, setDrag] = useState<Drag>();

  /** Returns the position of the dragged bar for a position of the pointer; undefined for a gap. */
  const dragTo = ({ segment, mode, ...start }: Held, place: Place): Drag | undefined => {
    const { entry, first, last } = segment;
    if (!entry) return undefined;
    const span = dragSpan({ first, last }, mode, dragDays(entry, mode, place.column - start.column));
    const row = mode === 'move' ? limit(place.row, 0, rows - 1) : start.row;
    return { entry, mode, row, span, from: { row: start.row, span: { first, last } } };
  };

  const { hasDragged, listeners } = usePointerDrag<Held>({
    hold(event) {
      const row = rowOf(event.target);
      if (event.pointerType === 'touch' || row === undefined) return undefined;
      const { column } = placeAt(event.clientX, event.clientY);
      const segment = segmentAt(segmentsOf(row), column);
      if (!segment) return undefined;
      onChoose(row, column);
      const mode = segment.entry ? modeAt(event, segment.entry, direction) : 'move';
      return mode && { row, column, segment, mode };
    },
    onMove(held, { x, y }) {
      const place = placeAt(x, y);
      const { first, last } = held.segment;
      const next = dragTo(held, place);
      // Renders once per day or row, not for every pixel.
      if (next) setDrag((now) => (now?.row === next.row && isSameSpan(now.span, next.span) ? now : next));
      else onChoose(held.row, limit(place.column, first, last), held.column);
    },
    onDrop(held, { x, y }) {
      const place = placeAt(x, y);
      // Computed again, since the last move may not be rendered yet.
      const dropped = dragTo(held, place);
      if (dropped) return onDrop(dropped);
      const { first, last } = held.segment;
      const column = limit(place.column, first, last);
      onOpenGap(held.row, { first: Math.min(column, held.column), last: Math.max(column, held.column) });
    },
    onEnd: () => setDrag(undefined),
    scrollAtEdge: (_, { x, y }) => scrollAtEdge(x, y),
  });

  return {
    drag,
    handlers: {
      ...listeners,
      onClick(event: MouseEvent<HTMLElement>) {
        const row = rowOf(event.target);
        if (hasDragged() || row === undefined) return;
        const id = (event.target as Element).closest('[data-entry]')?.getAttribute('data-entry');
        const pressed = segmentsOf(row).find(({ entry }) => id !== undefined && String(entry?.id) === id);
        if (pressed?.entry) {
          onChoose(row, pressed.first);
          return onOpenEntry(pressed.entry);
        }
        const { column } = placeAt(event.clientX, event.clientY);
        const gap = segmentAt(segmentsOf(row), column);
        if (!gap || gap.entry) return;
        onChoose(row, column);
        onOpenGap(row, { first: column, last: column });
      },
    },
  };
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.first === b.first && a.last === b.last;
}

/** Returns the row of a bar or gap; undefined for the cars' column and the header. */
function rowOf(target: EventTarget): number | undefined {
  const element = target as Element;
  if (!element.closest('[role="gridcell"]')) return undefined;
  const row = element.closest('[data-row]')?.getAttribute('data-row');
  return row ? Number(row) : undefined;
}

/** Returns the part of a bar that a press would move: an end or the whole bar. */
function modeAt(
  { target, clientX }: PointerEvent<HTMLElement>,
  entry: PlanningEntry,
  direction: 'ltr' | 'rtl',
): DragMode | undefined {
  const modes = dragModes(entry);
  const bar = (target as Element).closest('[data-entry]');
  if (!bar) return undefined;
  const { left, right, width } = bar.getBoundingClientRect();
  const reach = Math.min(END_WIDTH, width * 0.3);
  const [start, end] = direction === 'rtl' ? [right - clientX, clientX - left] : [clientX - left, right - clientX];
  const mode = start < reach ? 'start' : end < reach ? 'end' : 'move';
  return modes.includes(mode) ? mode : modes[0];
}
