import { type MouseEvent, useRef, useState } from 'react';
import { usePointerDrag } from './use-pointer-drag.ts';

/** Distance from the top or bottom of the window, in pixels, within which the list's surroundings scroll. */
const EDGE = 96;
const SCROLL_STEP = 12;

export interface ItemDrag {
  /** Index of the dragged item. */
  readonly from: number;
  /** Index at which it would be dropped. */
  readonly to: number;
}

/**
 * Returns the listeners of a list whose items (`data-index`) are dragged by their handles with mouse, pen or finger, and
 * the current drag.
 * @param handle selector of the handles
 */
export function useItemDrag(onDrop: (drag: ItemDrag) => void, handle = '[data-handle]') {
  const [drag, setDrag] = useState<ItemDrag>();
  // The latest drag, since the pointer may be released before a move is rendered.
  const latest = useRef<ItemDrag>(undefined);
  const change = (next: ItemDrag | undefined) => {
    latest.current = next;
    setDrag(next);
  };
  const { listeners } = usePointerDrag<{ readonly from: number; readonly list: HTMLElement }>({
    hold({ target, currentTarget: list }) {
      const from = indexOf((target as Element).closest(handle));
      return from === undefined ? undefined : { from, list };
    },
    onMove({ from, list }, { x, y }) {
      const to = indexAt(list, x, y) ?? latest.current?.to ?? from;
      if (to !== latest.current?.to) change({ from, to });
    },
    onDrop() {
      if (latest.current && latest.current.to !== latest.current.from) onDrop(latest.current);
    },
    onEnd: () => change(undefined),
    scrollAtEdge({ list }, { y }) {
      const step = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0;
      if (step !== 0) scrollerOf(list).scrollBy(0, step);
      return step !== 0;
    },
  });
  // Disables the browser's own dragging of images.
  return { drag, listeners: { ...listeners, onDragStart: (event: MouseEvent) => event.preventDefault() } };
}

function indexOf(element: Element | null | undefined): number | undefined {
  const index = element?.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : undefined;
}

/** Returns the index of the item at a position in the window; outside of the list, of the nearest one. */
function indexAt(list: HTMLElement, x: number, y: number): number | undefined {
  const { left, width, top, bottom } = list.getBoundingClientRect();
  const [inline, block] = [limit(x, left + 1, left + width - 1), limit(y, top + 1, bottom - 1)];
  return indexOf(document.elementsFromPoint(inline, block).find((element) => list.contains(element)));
}

function limit(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}

/** Returns what scrolls around the list: its dialog, or the page. */
function scrollerOf(list: HTMLElement): Pick<Element, 'scrollBy'> {
  for (let element = list.parentElement; element && element !== document.body; element = element.parentElement)
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  return window;
}
