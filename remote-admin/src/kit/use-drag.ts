import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance in pixels after which a press becomes a drag. */
const THRESHOLD = 5;
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
 * the current drag. Escape cancels it.
 * @param handle selector of the handles
 */
export function useDrag(onDrop: (drag: ItemDrag) => void, handle = '[data-handle]') {
  const [drag, setDrag] = useState<ItemDrag>();
  const pressed = useRef<{ readonly index: number; readonly x: number; readonly y: number }>(undefined);
  const pointer = useRef({ list: null as HTMLElement | null, x: 0, y: 0 });
  // The latest drag, since the pointer may be released before a move is rendered.
  const latest = useRef<ItemDrag>(undefined);

  const change = (next: ItemDrag | undefined) => {
    latest.current = next;
    setDrag(next);
  };
  const follow = () => {
    const { list, x, y } = pointer.current;
    const to = list ? indexAt(list, x, y) : undefined;
    if (latest.current && to !== undefined && to !== latest.current.to) change({ ...latest.current, to });
  };
  const onFrame = useEffectEvent(follow);
  const onEscape = useEffectEvent(() => change(undefined));
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    let frame = requestAnimationFrame(function scroll() {
      const { list, y } = pointer.current;
      const step = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0;
      if (step !== 0 && list) {
        scrollerOf(list).scrollBy(0, step);
        onFrame();
      }
      frame = requestAnimationFrame(scroll);
    });
    window.addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', cancel);
    };
  }, [isDragging]);

  return {
    drag,
    listeners: {
      onPointerDown({ target, button, clientX, clientY }: PointerEvent<HTMLElement>) {
        const index = indexOf((target as Element).closest(handle));
        pressed.current = button === 0 && index !== undefined ? { index, x: clientX, y: clientY } : undefined;
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        pointer.current = { list: currentTarget, x: clientX, y: clientY };
        if (latest.current) return follow();
        const start = pressed.current;
        if (!start || Math.hypot(clientX - start.x, clientY - start.y) < THRESHOLD) return;
        // Captured by the list: an item that moves in the document would lose the capture. Only from here on, since a
        // press of a handle may open a menu.
        currentTarget.setPointerCapture(pointerId);
        change({ from: start.index, to: start.index });
        follow();
      },
      onPointerUp() {
        pressed.current = undefined;
        if (latest.current && latest.current.to !== latest.current.from) onDrop(latest.current);
        change(undefined);
      },
      onPointerCancel() {
        pressed.current = undefined;
        change(undefined);
      },
      // Disables the browser's own dragging of images.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  };
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
