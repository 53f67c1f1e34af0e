import { type MouseEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
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

interface Press extends Place {
  readonly x: number;
  readonly y: number;
  readonly segment: Segment;
  readonly mode: DragMode;
}

/** Distance in pixels after which a press becomes a drag. */
const DRAG_DISTANCE = 5;
/** Width in pixels of the ends of a bar, which change its length. */
const END_WIDTH = 8;

/** Returns the ways in which a bar can be dragged: of a car that is out, only the end can be moved. */
export function dragModes(entry: PlanningEntry): readonly DragMode[] {
  if (entry.kind === 'block' || entry.status === 'requested' || entry.status === 'reserved')
    return ['move', 'end', 'start'];
  return entry.status === 'out' || entry.status === 'active' ? ['end'] : [];
}

/**
 * Handles a mouse on the grid: a press opens, dragging chooses free days or moves a bar. Touch scrolls and opens; bars are
 * moved by the button of the opened bar.
 */
export function useGridPointer(options: GridPointerOptions) {
  const { direction, placeAt, segmentsOf, rows, scrollAtEdge, onChoose, onOpenEntry, onOpenGap, onDrop } = options;
  const [drag, setDrag] = useState<Drag>();
  const press = useRef<Press>(undefined);
  const hasDragged = useRef(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const stop = () => {
    cancelAnimationFrame(frame.current);
    press.current = undefined;
    setDrag(undefined);
  };

  /** Returns the position of the dragged bar for a position of the pointer; undefined for a gap. */
  const dragTo = ({ segment, mode, ...start }: Press, place: Place): Drag | undefined => {
    const { entry, first, last } = segment;
    if (!entry) return undefined;
    const span = dragSpan({ first, last }, mode, place.column - start.column);
    const row = mode === 'move' ? limit(place.row, 0, rows - 1) : start.row;
    return { entry, mode, row, span, from: { row: start.row, span: { first, last } } };
  };

  const follow = (x: number, y: number) => {
    const { current } = press;
    if (!current) return;
    const place = placeAt(x, y);
    const { first, last } = current.segment;
    const next = dragTo(current, place);
    // Renders once per day or row, not for every pixel.
    if (next) setDrag((now) => (now?.row === next.row && isSameSpan(now.span, next.span) ? now : next));
    else onChoose(current.row, limit(place.column, first, last), current.column);
    // Continues scrolling while the pointer stays at the edge.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => scrollAtEdge(x, y) && follow(x, y));
  };

  return {
    drag,
    cancelDrag: stop,
    handlers: {
      onPointerDown(event: ReactPointerEvent<HTMLElement>) {
        hasDragged.current = false;
        const row = rowOf(event.target);
        if (event.button !== 0 || event.pointerType === 'touch' || row === undefined) return;
        const place = { row, column: placeAt(event.clientX, event.clientY).column };
        const segment = segmentAt(segmentsOf(row), place.column);
        if (!segment) return;
        onChoose(row, place.column);
        const mode = segment.entry ? modeAt(event, segment.entry, direction) : 'move';
        if (mode) press.current = { ...place, x: event.clientX, y: event.clientY, segment, mode };
      },
      onPointerMove(event: ReactPointerEvent<HTMLElement>) {
        const { current } = press;
        if (!current) return;
        // The button was released outside of the grid.
        if (event.buttons === 0) return stop();
        const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
        if (!hasDragged.current && distance < DRAG_DISTANCE) return;
        if (!hasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        hasDragged.current = true;
        follow(event.clientX, event.clientY);
      },
      onPointerUp(event: ReactPointerEvent<HTMLElement>) {
        const { current } = press;
        stop();
        if (!current || !hasDragged.current) return;
        const place = placeAt(event.clientX, event.clientY);
        // Computed again, since the last move may not be rendered yet.
        const dropped = dragTo(current, place);
        if (dropped) return onDrop(dropped);
        const { first, last } = current.segment;
        const column = limit(place.column, first, last);
        onOpenGap(current.row, { first: Math.min(column, current.column), last: Math.max(column, current.column) });
      },
      onPointerCancel: stop,
      onClick(event: MouseEvent<HTMLElement>) {
        const row = rowOf(event.target);
        if (hasDragged.current || row === undefined) return;
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
  { target, clientX }: ReactPointerEvent<HTMLElement>,
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
